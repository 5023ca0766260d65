// Ce que montrent les images du livret de Störtebeker, en français.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Une nouvelle partie à deux : quatre navires avec une rangée par capitaine, dessous le navire suivant et combien viennent après, et vos six cartes.',
  '2': 'La phase 3 d’un tour. Vos trois cartes sont posées, votre côté de Rostock est complet : vous pouvez l’aborder, deux dés doivent atteindre sa force de 8. Il rapporte 5 points.',
  '3': 'Une carte est posée, il en reste deux. Vous tenez des haricots : les navires qui en demandent encore de votre côté s’éclairent. À Rostock, ils le compléteraient.',
  '4': 'Une bordée, et un dé de couleur montre la viande. Celle de Perrine s’éclaire : votre côté en manque, vous pouvez donc l’y poser.',
  '5': 'Votre côté est complet. Aux deux dés s’ajoutent vos pirates, 4 et 2, cachés aux autres, et 1 pour le crâne : 7 en tout contre une force de 10.',
  '6': 'Perrine a abordé avec 9. Il manque viande et rhum à votre côté : ajoutez-les de votre main, lancez, et le plus fort total prend le navire.',
  '7': 'Vous avez pris Rostock : ses 5 points sont sur la piste, toutes les cartes posées là sont parties, et le navire suivant a pris sa place.',
  '8': 'Vous avez défaussé trois cartes et repris un rhum. Il reste visible jusqu’à la fin du tour ; alors il vient en main, et vous piochez jusqu’à six.',
  '9': 'Plus aucun navire ne suit : le prochain navire pris amène la fin, et la manche est jouée jusqu’au bout. On en est à 29 contre 31.',
}
