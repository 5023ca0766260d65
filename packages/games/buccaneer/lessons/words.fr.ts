// What the lessons of Buccaneer say, in French.
import type { BuccaneerLessonWords } from './index.ts'

export const words: BuccaneerLessonWords = {
  boardingParty: {
    title: 'À l’abordage !',
    teaches: 'Le but, ce qu’est un équipage, et qui est payé à l’abordage.',
    steps: {
      ships: 'Des navires marchands en vue ! Il en passera quinze. Après le dernier, la plus grosse fortune gagne.',
      crew: 'Les équipages sont mêlés : on pose son homme sur d’autres. Le vôtre, rouge, est dessus : celui-ci vous obéit.',
      board: {
        ask: 'Merry Wind demande trois hommes. Vous en avez trois. Touchez l’équipage, puis deux fois le navire : abordez !',
        larger: 'Celui-là demande plus d’hommes que vous n’en avez. Merry Wind se contente de trois.',
        cover: 'Un plus gros équipage, pour plus tard. Vos trois hommes peuvent aborder tout de suite.',
      },
      shares: 'Le trésor est à vous. Les 14 ducats paient les hommes du dessous : 3 et 2. Les 9 autres sont pour vous.',
      home: 'Un abordage réussit toujours. Chacun rentre, le navire s’en va, et c’est au capitaine suivant.',
    },
  },
  stackACrew: {
    title: 'Former un équipage',
    teaches: 'Un tour simple : recouvrir, attendre, aborder.',
    steps: {
      men: 'Nouvelle partie : cinq hommes chacun, 2, 3, 4, 5 et un point d’interrogation. Seul, aucun ne peut aborder.',
      cover: {
        ask: 'À votre tour, vous faites une seule chose. Posez votre 3 sur le 2 de Perrine : qui est dessus commande.',
        own: 'Pas sur vos propres hommes : vous les commandez déjà. Prenez le 2 de Perrine.',
        dear: 'C’est permis, mais commencez à bas prix : votre 3 sur le 2 de Perrine, qui ne veut que 2 ducats.',
      },
      covered: 'Deux hommes, et vous êtes leur capitaine. Le 2 est caché, on ne le regarde plus : retenez-le.',
      others: 'Perrine et Mira forment aussi des équipages. Le vôtre pouvait y passer ; pas cette fois.',
      board: {
        ask: 'La Mouette demande deux hommes. Abordez avant qu’on ne vous prenne votre équipage.',
        larger: 'Merry Wind demande trois hommes, et vous en avez deux. La Mouette est à votre portée.',
        cover: 'Un plus gros équipage vise plus gros, mais on peut vous le prendre. Abordez.',
      },
      loot: 'Huit ducats : 2 à Perrine pour son homme, 6 pour vous, et un tonneau.',
    },
  },
  cheapMen: {
    title: 'À chacun sa solde',
    teaches: 'Les soldes décident de ce qui reste ; le point d’interrogation.',
    steps: {
      question: 'Un point d’interrogation n’a pas de solde fixe : chaque navire dit la sienne. Ici 1, 3 ou 5.',
      cover: {
        ask: 'Il vous faut un troisième homme. Posez tout l’équipage sur un pion bon marché : le 2 de Mira.',
        dear: 'C’est permis, mais prenez le 2 de Mira : personne n’est moins cher.',
        single: 'Cela ferait un second équipage. Prenez celui de deux : il se déplace en entier.',
      },
      others: 'Perrine et Mira forment leurs équipages. Le vôtre reste à vous.',
      keep: 'Avant d’aborder, voyez ce qui vous reste : 12 moins 3, 14 moins 5, 16 moins 7. Toujours 9 ducats !',
      board: {
        ask: 'Alors, que le trésor décide. Le plus de coffres rapporte 15 ducats à la fin. Quel navire ?',
        swift: 'Plus de butin, mais le point d’interrogation y coûte 5 : vous gardez 9 aussi, et seulement un sabre.',
        merry: 'Les mêmes 9 ducats, et un chandelier. Un coffre vaut davantage à la fin.',
      },
      chest:
        'Le point d’interrogation a touché 1, le 2 a touché 2, et vous 9 et un coffre. Petit butin, équipage bon marché, bonne affaire.',
    },
  },
  captainAndSecond: {
    title: 'Le capitaine et le second',
    teaches: 'Deux trésors : qui prend lequel, et ce que rapporte d’être recouvert.',
    steps: {
      two: 'Les gros navires portent deux trésors. Le capitaine en prend un, l’autre va au second.',
      second: 'Le second est l’homme juste sous celui du dessus. Ici, il est bleu : c’est Perrine.',
      board: {
        ask: 'Abordez l’Étoile du Nord. Quel trésor prenez-vous ? Pensez à ce que vous laissez à Perrine.',
        candlestick: 'Perrine prendrait alors un second coffre : 15 ducats à la fin. Prenez-le vous-même.',
        rosa: 'Plus de butin, mais le point d’interrogation y coûte 6, et il n’y a pas de coffre. Voyez l’Étoile.',
      },
      shares: 'Vous : un coffre et 7 ducats. Perrine : un chandelier et 5 ducats pour deux hommes. Mira : 4.',
      below: 'Voyez maintenant l’équipage de Perrine. Deux de vos hommes y servent, et votre 5 est le second.',
      perrine: 'Perrine aborde : un sabre et 9 ducats pour vous, 8 ducats pour le capitaine !',
      purse:
        'Être recouvert n’est pas perdre : vos hommes chers touchent leur solde pendant que vous agissez ailleurs.',
    },
  },
  takeCommand: {
    title: 'Prenez le commandement',
    teaches: 'On prend des équipages entiers ; à neuf, on ne risque rien.',
    steps: {
      six: 'Mira a six hommes : assez pour la Santa Inés et ses 30 ducats. Mais trois des six sont à vous.',
      cover: {
        ask: 'Seul le dessus compte : vous pouvez les recouvrir. Posez vos trois hommes sur les six de Mira.',
        board: 'Neuf ducats pour vous, puis la Santa Inés pour Mira. Prenez d’abord cet équipage !',
        single: 'Quatre hommes, et Mira en commande toujours six. Prenez le gros équipage.',
      },
      nine: 'Neuf hommes : c’est le maximum. Personne ne peut donc recouvrir cet équipage : il ne risque rien.',
      others: 'Perrine et Mira doivent chercher ailleurs. Vos neuf hommes ne bougent pas.',
      board: {
        ask: 'Abordez la Santa Inés. Cinq des neuf hommes sont à vous et ne coûtent rien. Prenez le coffre.',
        lesser: 'Vous avez les hommes pour le meilleur navire et le premier choix : la Santa Inés, et le coffre.',
        more: 'Neuf est la limite : pas un homme de plus. Abordez !',
      },
      cheap: 'Seulement 10 ducats de soldes : 20 pour vous, et un coffre. Perrine, votre second, a le sabre.',
    },
  },
  mutiny: {
    title: 'Mutinerie !',
    teaches: 'Trois hommes d’une couleur forcent un capitaine à aborder.',
    steps: {
      tired: 'Perrine a cinq hommes et attend le sixième. Trois sont à vous, et ils en ont assez d’attendre.',
      call: {
        ask: 'Avec trois hommes dans un équipage, on peut se mutiner quand le tour de son capitaine commence. Allez-y !',
        loyal: 'C’est permis, mais vos 3, 4 et 5 restent coincés, sans solde. Cette fois, mutinez-vous.',
        touch: 'Répondez d’abord : mutinerie ou non ? Ici : mutinerie.',
      },
      forced: 'Perrine doit aborder, et seule La Mouette est à sa portée : 8 ducats de butin, 14 de soldes !',
      purse: 'Le butin ne suffisait pas : le capitaine a sorti 6 ducats de sa bourse. Vous en gagnez 12.',
      mira: 'Mira joue, votre tour commence, et Mira se mutine : trois hommes jaunes servent sous vos ordres !',
      obey: {
        ask: 'Vous devez aborder avec cet équipage. Le navire et le trésor restent à votre choix.',
        cover: 'Pas ce tour-ci : vos hommes se mutinent et veulent un navire. Choisissez-en un.',
        other: 'Il faut que ce soit l’équipage mutiné : celui aux trois hommes jaunes.',
      },
      ready: 'Une mutinerie ne gêne qu’un capitaine pris de court. Vous étiez prêt : des ducats, et un trésor.',
    },
  },
  fifteenthShip: {
    title: 'Le quinzième navire',
    teaches: 'La fin, et ce que valent alors les trésors.',
    steps: {
      last: 'Le dernier navire. Dès qu’il est abordé, la partie s’arrête et l’on compte.',
      values: 'Qui a le plus d’une sorte en prend la valeur : coffres 15, tonneaux 12… Les autres, 1 ducat par trésor.',
      board: {
        ask: 'Abordez le Sea Wolf. Tonneau ou sabre ? Voyez qui en a combien, et qui est votre second.',
        sabre: 'Mira a de toute façon trois sabres, et Perrine prendrait le tonneau et ses 12 ducats.',
        cover: 'N’attendez pas : un autre aborderait le dernier navire. Prenez-le !',
      },
      count: 'Vous aviez 60 ducats, Perrine 76. Les coffres rapportent 15, les tonneaux 12 : vous gagnez, 89 à 84 !',
      ties: 'À égalité, on partage la valeur. Dès le milieu de la partie, consultez ce tableau avant d’aborder.',
    },
  },
  stayLoyal: {
    title: 'Savoir attendre',
    teaches: 'Bien jouer : laissez les autres réunir des hommes, puis menez-les.',
    after: 'Dans votre première partie, les pirates recouverts se lisent à tout moment.',
    steps: {
      may: 'Vous pouvez vous mutiner. Seule la Bonne Brise est à portée : 8 ducats pour vous, 4 et un coffre pour Perrine.',
      decline: {
        ask: 'Perrine veut plus d’hommes pour la Santa Inés. Laissez faire : choisissez « Rester loyal ».',
        call: 'Huit ducats tout de suite, et un coffre pour Perrine. La patience rapporte plus : « Rester loyal ».',
        touch: 'Répondez d’abord à la question : « Rester loyal ».',
      },
      eight: 'Huit hommes pour Perrine ! Mira n’a pas d’homme seul à poser dessus et aborde la Bonne Brise. À vous.',
      cover: {
        ask: 'Huit hommes, et de la place pour un seul. Posez-y un des vôtres.',
        small: 'Un petit équipage, alors que huit hommes attendent un capitaine. Prenez les huit.',
        ship: 'Un homme seul n’aborde rien. Prenez d’abord le commandement des huit.',
      },
      nine: 'Neuf hommes : intouchables. Quatre sont à vous et ne coûtent rien.',
      safe: 'Personne ne peut recouvrir neuf hommes. Perrine pourrait se mutiner, mais vous alliez aborder.',
      board: {
        ask: 'Abordez la Santa Inés et prenez le coffre.',
        leeuw: '24 moins 15 de soldes, il reste 9. La Santa Inés vous en laisse 15, et un coffre.',
        sabre: 'Perrine, votre second, prendrait le coffre. Prenez-le vous-même.',
      },
      patience: '15 ducats et un coffre, au lieu de 8 ducats. Un gros équipage se forme à plusieurs et n’a qu’un chef.',
    },
  },
}
