// What a table remembers of hidden hands, and the hands that fit it: all of the trails that games use. See docs/trails.md.
export * from './laid-out.ts'
export * from './trails.ts'
export * from './worlds.ts'
