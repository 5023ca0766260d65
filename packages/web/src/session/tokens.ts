// Words nobody can guess, from the browser's own chance: ids of answers, words of chance for a seat.

const TOKEN_BYTES = 16

export const freshToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
