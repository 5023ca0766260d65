// What the lessons of Bones say, in French.
import type { BonesLessonWords } from './index.ts'

export const words: BonesLessonWords = {
  threeTreasures: {
    title: 'Trois trésors',
    teaches: 'Ce qui fait gagner, et les deux façons de prendre un trésor.',
    steps: {
      isles:
        'Les îles Murky regorgent de trésors. Vos six navires ont chacun leur ligne, qui descend jusqu’à leur île.',
      chests: 'Trois trésors font la victoire. Vous en avez un, Perrine deux : mais voyez vos six dés.',
      plunder: {
        ask: 'Le navire 3 est à son île, et vos dés montrent trois 3. Touchez le navire 3 et pillez !',
        another: 'D’abord le trésor : vos trois 3 sont pour le navire 3.',
        thief: 'Ce sera pour la suite. D’abord le pillage : trois 3, le navire 3.',
        end: 'Pas si vite ! Trois 3 et un navire à l’île 3 : un trésor vous attend.',
      },
      treasure: 'Le trésor remplit votre deuxième coffre, et le navire 3 retourne à son port.',
      steal: {
        ask: 'Deux partout. Mais votre second est Voleur près d’un coffre de Perrine, et tout brelan le vole. Touchez ce coffre !',
        sail: 'Belle course, mais votre Voleur rentrerait les mains vides. Touchez le coffre !',
        end: 'Votre Voleur guette le trésor, et trois 5 font un brelan. Prenez-le !',
      },
      victory: 'Volé ! Trois trésors, la manche est finie : vous gagnez. Voyons maintenant comment on y arrive.',
    },
  },
  turnAtSea: {
    title: 'Un tour en mer',
    teaches: 'Un tour entier : lancer, relancer, naviguer.',
    steps: {
      port: 'Nouvelle partie. Tous les navires sont au port, et le plus fort dé commence : votre 6 bat le 2 de Perrine.',
      dice: 'Vous lancez quatre dés. Chaque chiffre désigne un navire. Deux dés égaux font une paire, et une paire fait avancer.',
      reroll: {
        ask: 'Deux 4 : parfait. Le 1 et le 6 ne font rien encore. Prenez ces deux-là et relancez-les.',
        pair: 'Gardez vos deux 4 : c’est déjà une paire. Prenez seulement le 1 et le 6.',
        keep: 'C’est permis, mais cette relance est gratuite. Le 1 et le 6 ne peuvent que s’améliorer.',
      },
      pairs: 'Deux 6 ! Vous avez deux paires, et chaque paire peut faire avancer un navire.',
      sail: {
        ask: 'Une paire avance un navire d’une case vers son île. Faites partir le navire 4 ou le 6.',
        another: 'Pas de paire pour ce navire. Vous avez des 4 et des 6 : cherchez les navires allumés.',
        end: 'Permis, mais dommage : deux paires attendent. Naviguez d’abord.',
      },
      other: {
        ask: 'Et l’autre paire : faites partir aussi ce navire-là.',
        end: 'Deux dés sont encore libres. Servez-vous-en : à la fin du tour, ils seront perdus.',
        spent: 'Ces dés sont dépensés : chaque dé sert une fois par tour. L’autre paire est libre.',
        another: 'Pas de paire pour celui-là. Une de vos deux paires est encore libre : les 4 ou les 6.',
      },
      perrine: 'Perrine lance, garde une paire de 3 et fait partir le navire 3. Puis c’est de nouveau à vous.',
    },
  },
  pairsAndTriples: {
    title: 'Paires et brelans',
    teaches: 'Ce que peut un brelan, et quand un navire peut piller.',
    steps: {
      triple: 'Trois dés égaux font un brelan. Une paire avance d’une case ; un brelan va jusqu’au bout.',
      sail: {
        ask: 'Menez le navire 6 de son port tout droit à l’île 6, avec les trois 6.',
        pair: 'Il s’arrêterait en mer, et un 6 serait perdu. Choisissez le brelan : droit sur l’île.',
        plunder: 'Le navire 6 est encore au port. Il faut d’abord qu’il arrive.',
      },
      arrived: 'Il est arrivé, mais ne pille pas aujourd’hui : il faut commencer votre tour à l’île.',
      perrine: 'Perrine fait partir le navire 1. À vous : cinq dés cette fois ! C’est un cadeau de l’île 6.',
      two: 'Le navire 6 peut piller, avec trois 6. Vous en avez deux ; à son île, une paire ne fait rien.',
      reroll: {
        ask: 'Gardez les deux 6 et relancez les trois autres.',
        six: 'Gardez vos 6 : c’est déjà les deux tiers d’un trésor. Prenez les trois autres.',
        keep: 'Deux 6 ne font rien pour un navire à son île. Tentez le troisième.',
      },
      plunder: {
        ask: 'Trois 6, et le navire 6 était là au début du tour. Pillez !',
        end: 'Trois 6 sont sur la table et votre navire est là. Prenez d’abord le trésor.',
        another: 'Seuls les 6 vont ensemble ici. Touchez le navire 6.',
      },
      first: 'Arriver, attendre un tour, piller : voilà comment on gagne un trésor. Plus que deux.',
    },
  },
  islandGifts: {
    title: 'Les dons des îles',
    teaches: 'Les dons des îles, et plusieurs actions en un tour.',
    steps: {
      gifts:
        'Un navire à son île vous aide à chaque tour. Les pastilles allumées sont à vous : ±1, une relance et un dé de plus.',
      reroll: {
        ask: 'Le navire 4 pillerait avec trois 4. Gardez les deux que vous avez, relancez les trois autres.',
        four: 'Gardez les deux 4 : le navire 4 attend à son île. Prenez les trois autres.',
        keep: 'Vous avez deux relances, dont une grâce à l’île 4. Servez-vous-en.',
      },
      five: '4, 4, 5, 1, 1. Le 5 dépasse d’un point, et l’île 2 change un dé d’un point. Inutile de relancer.',
      keep: {
        ask: 'Il reste une relance, mais rien ne vous y oblige. Gardez tous les dés.',
        reroll: 'Une chance sur six d’avoir un 4. L’île 2 le fait à coup sûr : gardez tous les dés.',
        early: 'Presque ! Dites d’abord que vous ne relancez plus : gardez tous les dés.',
      },
      change: {
        ask: 'Changez maintenant le 5 en 4.',
        up: 'Un seul changement fait un brelan : le 5 en 4.',
        leave: 'C’est permis, mais c’est gratuit : le 5 devenu 4 fait un brelan.',
      },
      both: {
        ask: 'Un brelan de 4 et une paire de 1 : servez-vous des deux, dans l’ordre que vous voulez.',
        end: 'Il vous reste des dés. Chaque paire et chaque brelan peut servir.',
        pair: 'Les trois 4 pillent ensemble, avec le navire 4. Les deux 1 mènent le navire 1.',
      },
      price: 'Le navire 4 est rentré : l’île 4 n’aide plus avant son retour. Piller a son prix.',
    },
  },
  deadCalm: {
    title: 'Calme plat',
    teaches: 'Quand rien ne bouge, le second part en Éclaireur.',
    steps: {
      reroll: {
        ask: 'Aucune paire. Prenez les quatre dés et relancez-les.',
        some: 'Rien ne mérite d’être gardé : relancez les quatre, en les prenant tous.',
        keep: 'Avec ces dés, aucun navire ne bouge. La relance est gratuite : tentez-la.',
      },
      calm: '5, 1, 6, 3 : aucun navire ne bouge. Calme plat ! C’est là, et seulement là, que votre second agit.',
      scout: {
        ask: 'Un Éclaireur vous vaut le don d’une île au prochain tour ; les % disent vos chances d’avancer. Choisissez un dé : l’île 1 ou 6.',
        idle: 'C’est permis, mais un second oisif n’aide personne, et l’envoyer ne coûte rien.',
        other: 'C’est un beau don, et presque aussi sûr. Ici, prenez un dé de plus : l’île 1 ou 6.',
      },
      perrine: 'Perrine fait partir le navire 2. Puis vous lancez cinq dés, grâce à votre Éclaireur.',
      keep: {
        ask: 'Deux paires d’un coup ! Gardez tous les dés.',
        reroll: 'Sans danger, mais vos deux navires ont ce qu’il leur faut. Gardez tous les dés.',
        early: 'Bonne idée, une étape trop tôt : gardez d’abord tous les dés.',
      },
      both: {
        ask: 'Menez les deux navires à leurs îles.',
        end: 'Une paire est encore libre : l’autre navire peut aussi atteindre son île.',
        another: 'Pas de paire pour celui-là. Vous avez des 2 et des 5.',
      },
      home: 'Votre Éclaireur est rentré, prêt pour le prochain calme. Il aide pendant un tour.',
    },
  },
  thiefAndDefender: {
    title: 'Voleur et Défenseur',
    teaches: 'Chasser un Voleur, en être un, et qui l’on peut voler.',
    steps: {
      thief: 'Un Voleur ! Si Perrine fait un brelan au prochain tour, n’importe lequel, votre trésor s’envole.',
      defend: {
        ask: 'Vous ne pouvez pas naviguer, votre second est donc libre : chassez ce Voleur.',
        scout: 'Utile, mais le Voleur reste, et tout brelan vous dépouille. Chassez-le d’abord.',
        idle: 'Votre trésor dépendrait alors d’un coup de dés. Chassez le Voleur.',
      },
      saved: 'Trois 3 ! Avec un Voleur en place, votre trésor y passait. Là, le navire 3 navigue, c’est tout.',
      reroll: {
        ask: 'À vous, et pas de paire. Relancez les quatre dés.',
        some: 'Rien ici ne mérite d’être gardé : prenez tous les dés.',
        keep: 'La relance est gratuite. Tentez d’abord votre chance.',
      },
      revenge: {
        ask: 'Calme plat encore. Vengeance : placez votre second en Voleur près du trésor de Perrine.',
        scout: 'Bien une autre fois. Perrine a autant de trésors que vous : vous pouvez donc voler.',
        idle: 'Un second oisif ne vole rien. Placez-le près du coffre de Perrine.',
      },
      rich: 'On ne vole que les riches : jamais un capitaine qui a moins de trésors que vous.',
      perrine: 'Perrine a une paire et peut naviguer : impossible de chasser votre Voleur. Et vous faites trois 2 !',
      keep: {
        ask: 'Un brelan suffit à votre Voleur. Gardez tous les dés.',
        reroll: 'Cela ne change rien : les trois 2 suffisent. Gardez tous les dés.',
        early: 'Une étape trop tôt : gardez d’abord tous les dés.',
      },
      steal: {
        ask: 'Les 2 peuvent mener le navire 2 ou voler. Volez !',
        sail: 'Beau voyage, mais votre Voleur rentrerait les mains vides. Volez !',
        end: 'Votre Voleur guette le trésor, et vous avez le brelan. Prenez-le !',
      },
      two: 'Deux trésors. Le second est rentré : un Voleur n’a qu’un tour pour frapper.',
    },
  },
  lastRound: {
    title: 'La dernière manche',
    teaches: 'Comment finit une partie, et ce qui départage.',
    steps: {
      played: 'Perrine a trois trésors, mais on finit la manche : chacun joue autant de tours. Celui-ci est à vous.',
      plunder: {
        ask: 'Le navire 1 est à son île et vous avez trois 1. À vous le troisième trésor !',
        end: 'Perrine gagnerait aussitôt. Trois 1, navire 1 : pillez !',
        first: 'Bonne idée, et ce sera pour la suite. D’abord le trésor : trois 1.',
      },
      points: 'Trois partout ! Les navires comptent : 3 points à l’île, 1 en mer, 0 au port. Perrine en a 3, vous 2.',
      sail: {
        ask: 'Il vous reste une paire de 5. Dépensez-la !',
        end: 'Perrine gagnerait 3 points à 2. Ces 5 valent deux points !',
        plunder: 'Le navire 5 est encore en mer. Deux 5 le mènent à son île.',
      },
      victory: 'Quatre points à trois : vous gagnez. Une seule paire a fait la différence.',
    },
  },
  twoPrizes: {
    title: 'Un brelan, deux prises',
    teaches: 'Un conseil : pourquoi voler vaut mieux que piller.',
    steps: {
      choice: 'Trois 4, et deux façons de s’en servir : le navire 4 peut piller, ou votre Voleur voler.',
      steal: {
        ask: 'Dans les deux cas, vous gagnez un trésor. Quel est le meilleur choix ?',
        plunder: 'Un trésor, oui. Mais le navire 4 rentre au port, et Perrine en garde deux. Regardez bien.',
        end: 'Trois 4 valent un trésor. Choisissez comment le prendre.',
      },
      stays: 'Vous en avez deux, Perrine un seul, et le navire 4 est toujours là, prêt à piller.',
      perrine: 'Sans vent, Perrine envoie un Voleur reprendre son bien. Trop tard : regardez vos dés !',
      keep: {
        ask: 'Encore trois 4. Gardez tous les dés.',
        reroll: 'Les 4 suffisent. Gardez tous les dés.',
        early: 'Une étape trop tôt : gardez d’abord tous les dés.',
      },
      plunder: {
        ask: 'Le navire 4 n’a pas bougé. Pillez et gagnez !',
        end: 'Le troisième trésor est devant vous !',
        another: 'Vous avez un brelan de 4 : touchez le navire 4.',
      },
      victory: 'Victoire. Volez quand vous pouvez, pillez quand il le faut.',
    },
  },
}
