// How hard the tests of the server try.
export { howMany, isDeep } from '../../../../tests/depth/asked.ts'
