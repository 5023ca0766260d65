// What can be wrong with any part of an edition file, in English. The games name the parts.
import type { Json } from '@flibuste/kernel'
import type { Faults, Sayings } from './edition-complaints.ts'

export const faultsOf = <Part extends Json>(the: (part: Part) => string): Sayings<Faults<Part>> => ({
  notAnObject: ({ part, fields }) => `${the(part)} must be an object with ${fields.join(', ')}`,
  strangeField: ({ part, field, fields }) => `${the(part)} has a field "${field}"; it may have ${fields.join(', ')}`,
  missingField: ({ part, field }) => `${the(part)} has no field "${field}"`,
  notAList: ({ part }) => `${the(part)} must be a list`,
  notAName: ({ part, most }) => `${the(part)} must be a text of 1 to ${most} characters`,
  notWhole: ({ part, from, to }) => `${the(part)} must be a whole number from ${from} to ${to}`,
  notEqual: ({ part, to }) => `${the(part)} must be ${to}`,
})
