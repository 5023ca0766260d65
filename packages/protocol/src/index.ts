// The wire: one source for server, page, command line and OpenAPI.
export * from './errands.ts'
export * from './limits.ts'
export * from './messages.ts'
export * from './problems.ts'
export * from './routes.ts'
export * from './table.ts'
