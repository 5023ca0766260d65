// Ce qui peut clocher dans une partie d’un fichier d’édition, en français. Ce sont les jeux qui nomment les parties.
import { series, type Json } from '@flibuste/kernel'
import type { Faults, Sayings } from './edition-complaints.ts'

/** Un mot tel que l’écrit le fichier. */
export const quoted = (word: string): string => `« ${word} »`
/** « name », « loot » et « wage ». */
export const listed = (words: readonly string[], and: 'et' | 'ou' = 'et'): string => series(words.map(quoted), and)

/** Une partie vient avec son article, après « dans » ou « pour » : rien ne s’y contracte ni ne s’y accorde. */
export const faultsOf = <Part extends Json>(the: (part: Part) => string): Sayings<Faults<Part>> => ({
  notAnObject: ({ part, fields }) => `pour ${the(part)}, il faut un objet avec ${listed(fields)}`,
  strangeField: ({ part, field, fields }) =>
    `dans ${the(part)}, il y a un champ ${quoted(field)} de trop ; on y attend ${listed(fields)}`,
  missingField: ({ part, field }) => `dans ${the(part)}, il manque le champ ${quoted(field)}`,
  notAList: ({ part }) => `pour ${the(part)}, il faut une liste`,
  notAName: ({ part, most }) => `pour ${the(part)}, il faut un texte de 1 à ${most} caractères`,
  notWhole: ({ part, from, to }) => `pour ${the(part)}, il faut un nombre entier de ${from} à ${to}`,
  notEqual: ({ part, to }) => `pour ${the(part)}, il faut ${to}`,
})
