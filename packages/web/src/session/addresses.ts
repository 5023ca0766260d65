// Where a local match is found. Beside `tablePage` of the protocol, which is for tables on a server.

export const localPath = (key: string): string => `/local/${key}`
