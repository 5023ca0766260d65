// Ce que montrent les images du livret de Pirate’s Cove, en français.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Avant le premier mois : les quatre anneaux sont au niveau 2, et 9 doublons sont à dépenser. Sous chaque niveau suivant, son prix.',
  '2': 'Votre fiche. Des voiles de 7 font votre vitesse, une coque de 7 porte sept coffres ; équipage 3 et canons 3 font trois dés. Un coup pousse un anneau d’un niveau vers la gauche : trois sur l’équipage, et il sort.',
  '3': 'Deux navires se rencontrent sur une île. Le plus rapide passe d’abord : vous avec une vitesse de 8, puis Perrine avec 6.',
  '4': 'Une carte Trésor est retournée sur chaque île extérieure : 4 points de renommée à la Taverne, cinq coffres à la Coque. Les navires sont encore à la Crique.',
  '5': 'Vous réglez votre roue en secret sur l’île de la Coque : cinq coffres. Tous le font en même temps ; le capitaine Crochet est à la Taverne, au vu de tous.',
  '6': 'Les navires ont pris la mer. Vous rencontrez le capitaine Crochet aux Voiles, Perrine et Tom se rencontrent aux Canons : deux combats. Mira est seule à la Coque et ne combat pas.',
  '7': 'Avant le premier tir. Tom, plus rapide avec 8 contre 6, a joué Fumigènes : dans ce combat, seul un 6 touche son navire. À vous de jouer une carte Abordage ou de passer.',
  '8': 'Plus rapide, vous tirez le premier, avec trois dés. Vous nommez une section de Perrine : deux coups suffisent contre l’équipage, c’est la plus faible.',
  '9': 'Qui reste pille : à la Coque, votre carte donne 1 point de renommée, 2 doublons et cinq coffres. La carte reste à la Taverne, où Crochet est seul, et partout où personne n’est allé.',
  '10': 'Après le pillage, vous profitez de votre île. Celle de la Coque améliore la coque : le niveau suivant coûte 2 de vos 3 doublons.',
  '11': 'Barbe Noire est à l’île 5, l’Équipage. À la fin du mois, il gagne la suivante, l’île au Trésor.',
  '12': 'Un second perroquet : vous avez celui de Flint à bord et recevez celui de Silver. Échangez contre 1 point de renommée, ou gardez l’ancien.',
  '13': 'Un artisan protège l’équipage. Il a pris un coup et peut en prendre encore un ; alors seulement l’anneau de cette section bougerait.',
  '14': 'Les cartes Trésor sont retournées : c’est le moment de la Carte du Trésor, qui est en surbrillance. La Vigie attendra la navigation.',
  '15': 'Avant le premier tir, Grappin est en surbrillance : c’est une carte Abordage. Jouez-le, et chaque navire lance autant de dés qu’il a d’équipage : vous en lanceriez quatre au lieu de trois.',
  '16': 'Canonnade est sur la table : chaque coup au but de cette bordée touche toutes les sections de Tom. Ensuite, vous ne tirez pas à l’échange suivant.',
  '17': 'Deux cartes Taverne. La Carte du Trésor a son moment et peut être jouée maintenant ; la carte Renommée reste cachée en main et compte 2 à la fin.',
  '18': 'La Royal Navy à vos ordres : quatre dés, coque 4. Vous l’avez tournée contre Perrine, et choisissez la section qu’elle vise.',
  '19': 'Le capitaine Crochet : trois dés, toujours sur la coque la plus forte, vitesse 18, 3 points de renommée. Il lui reste deux des cinq points de coque, et seule la coque peut être touchée.',
  '20': 'La piste de renommée au onzième mois : Mira en a 22, vous 24, Perrine 26, et Tom mène avec 29.',
  '21': 'Le douzième et dernier mois. Vous êtes à égalité avec Tom à 30 ; des coffres pillés maintenant ne peuvent plus être enterrés, seule compte la renommée des cartes.',
}
