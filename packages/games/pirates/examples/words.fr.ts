// Ce que montrent les images du livret de Pirates!, en français.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Avant le premier tour : les repaires sont face cachée, les bateaux au port, et vous choisissez ce que portent vos six postes.',
  '2': 'Première action : vous avez navigué jusqu’à une case voisine de Ratas. Il vous reste la seconde : l’attaquer, ou réparer.',
  '3': 'Vous êtes dans la passe devant le port avec deux pirates à bord : vous pouvez avancer de deux cases. Toute la mer à portée est en surbrillance ; les repaires sont à terre.',
  '4': 'De retour au port avec 3 trésors sur le poste 6. Déchargés, ils sont à terre : en sûreté, et les 3 premiers des 16 qui gagnent ici.',
  '5': 'Votre bateau touche deux repaires retournés. Calavera a 4 trésors et peut combattre ; Anegada en a 3, mais plus aucun pirate : il ne peut pas riposter.',
  '6': 'Après une attaque contre Ratas. Vos deux canons ont fait un 2 et un 5 et vidé ces postes. Ratas pouvait encore combattre et a riposté de deux canons : un 1 et un 3 ont vidé deux des vôtres.',
  '7': 'Le trésor gagné est sur le poste 6. Un pirate s’y tenait, et aucun poste n’est libre : vous rendez une figurine, et si c’en est une autre, il prend sa place.',
  '8': 'Trois postes sont vides. En mer, vous pouvez en remplir ou en changer deux ; au port, vous pourriez le faire des six.',
  '9': 'Quatre capitaines : 11 à terre gagnent. Vous en avez 8 à terre et 3 à bord, Perrine 10 et 3. Il reste un repaire : quand il tombe, tout compte, à terre et à bord.',
}
