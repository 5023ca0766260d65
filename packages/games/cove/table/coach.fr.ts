// Ce que Pirate’s Cove explique une fois, en français : une phrase ou deux, assez courtes pour tenir à côté de la question.
import type { en } from './coach.en.ts'

export const fr: { readonly [K in keyof typeof en]: string } = {
  fit: 'Neuf doublons, quatre anneaux. Les dés suivent le plus petit de l’équipage et des canons.',
  aboard: 'Un perroquet ! Il aide tant qu’il vit à bord. Deux coups sur sa ligne le tuent : 2 points perdus.',
  parrot: 'Un perroquet par navire. Échanger coûte 1 point, garder rien ; l’autre retourne dans la pile.',
  command: 'Vous avez envoyé la Royal Navy : c’est vous qui visez. Quatre dés, sur un autre capitaine.',
  steer: 'Une Vigie est postée : votre choix se voit aussitôt, et d’autres choisissent après vous.',
  income: 'La Crique console : deux cartes Taverne, ou une carte et 2 doublons.',
  hunter: 'Légende ou Royal Navy : tant qu’elle flotte, on ne vise que sa coque ; coulée, sa renommée se partage.',
  weak: 'Un anneau au bord : un coup de plus, c’est la déroute. Pour fuir, un dé : sur un 1, mutinerie.',
  act: 'Visez une ligne : 5 et 6 poussent son anneau à gauche. Anneau tombé : déroute. Ou fuyez.',
  grapeshot: 'Mitraille : dès 3, un dé pousse l’anneau. Anneau tombé : déroute. Puis vos canons perdent deux.',
  smoke: 'Fumigènes : seul un 6 touche qui les joue, 5 et 6 les autres. Touché, un anneau glisse ; tombé : déroute.',
  board: 'Une carte Abordage vaut pour tout le combat. Vous pouvez passer et jouer à la ronde suivante.',
  meet: 'De la compagnie ! À une île extérieure, on se bat. À votre tour, vous pourrez fuir.',
  window: 'Une carte Événement peut se jouer. Son moment reviendra un autre mois : vous pouvez passer.',
  routed: 'En déroute, pas en ruine : or, coffres et cartes vous suivent. L’anneau perdu coûte 2 doublons.',
  struck: 'Votre anneau glisse d’un cran et y reste : à terre, vous paierez pour le remonter.',
  bury: 'Un coffre vaut 1 point, 3 doublons aussi. On enterre une fois par visite : tout ce qui peut l’être.',
  tavern: 'Deux doublons la carte, trois au plus. Vous voyez chacune avant d’acheter la suivante.',
  raise: 'Cette île monte un seul anneau, autant que vous pouvez payer. Les prix s’additionnent.',
  raiseDear: 'Ici, un cran d’un seul anneau, au double du prix. Les autres îles montent le leur à moitié prix.',
  late: 'Peu de mois restent. À la fin, les coffres à bord ne valent rien : préparez l’île au Trésor.',
  full: 'Votre cale est pleine : au-delà, tout est perdu. C’est l’heure de l’île au Trésor ?',
  course:
    'Choisissez en secret. L’île la plus riche attire la foule ; seul à la deuxième, on la prend sans coup férir.',
}
