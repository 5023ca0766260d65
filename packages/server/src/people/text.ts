// What people type, made fit to be shown beside what others typed: one line, no control characters, no tricks of direction.

const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu

export const readLine = (raw: string): string => raw.normalize('NFC').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()
