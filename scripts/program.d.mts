// Types of program.mjs for what is TypeScript.

/** What Node is told when it runs the program. */
export const NODE_FLAGS: readonly string[]

/** Bundles files, by what each is to be called, into a folder; tells what it is made of. */
export function bundleInto(out: string, entryPoints: { readonly [name: string]: string }): Promise<string[]>
