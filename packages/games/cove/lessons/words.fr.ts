// What the lessons of Pirate’s Cove say, in French.
import type { CoveLessonWords } from './index.ts'

export const words: CoveLessonWords = {
  firstIsland: {
    title: 'La première île',
    teaches: 'Le but, et tout le cercle une fois : naviguer, piller, construire, enterrer.',
    steps: {
      goal: 'Capitaine, après douze mois la plus grande renommée gagne.',
      cards: 'Cinq îles, cinq cartes : renommée, doublons, coffres. Qui y reste prend la sienne.',
      sail: {
        ask: 'En secret, tournez votre roue vers la Coque, la 2 : cinq coffres. Puis scellez.',
        tavern: 'Quatre points, mais le navire noir y est, et il tire. Pas aujourd’hui : l’île de la Coque, la 2.',
        treasure: 'À l’île au Trésor, on enterre, et vous n’avez encore rien à bord. D’abord l’île de la Coque.',
      },
      fire: {
        ask: 'Mira est là : combat ! 5 et 6 touchent. Au deuxième coup, ses voiles tombent : touchez-les, puis tirez.',
        other: 'Cette ligne encaisse trois coups ou plus. Les voiles de Mira, deux.',
        flee: 'Vous tirez avant Mira, et trois dés : restez. Visez ses voiles.',
      },
      routed: 'L’anneau tombe : Mira est en déroute. 1 point pour vous, et la carte !',
      raise: {
        ask: 'Ici, on agrandit la coque : touchez le + de sa ligne, puis le grand bouton.',
        done: 'Une coque plus grande porte plus de coffres, et vous avez les 2 doublons. Montez-la.',
        other: 'Chaque île construit ce que dit son nom. Ici, c’est la coque.',
      },
      others: 'Nouveau mois : le navire noir avance, cinq cartes se retournent.',
      home: {
        ask: 'Un coffre compte une fois enterré. Votre roue vers l’île au Trésor, la 6.',
        hull: 'Le navire noir vient d’arriver à l’île de la Coque. Enterrez d’abord : l’île au Trésor, la 6.',
        cannons: 'Deux points, c’est bien ; cinq coffres enterrés en valent cinq. L’île au Trésor, la 6.',
      },
      bury: {
        ask: 'Ici, trêve entre capitaines. Enterrez les cinq coffres : 1 point chacun.',
        done: 'C’est le moment d’enterrer ! À la fin, les coffres restés à bord ne valent rien.',
        fewer: 'On n’enterre qu’une fois par visite. Tous les cinq !',
      },
    },
  },
  fourRings: {
    title: 'Quatre anneaux',
    teaches: 'À quoi servent les quatre anneaux ; vos dés : le plus petit de l’équipage et des canons.',
    steps: {
      gold: 'Avant le premier mois, vous armez votre navire : neuf doublons, quatre anneaux.',
      sails: 'Les voiles, c’est la vitesse : au combat, le plus rapide tire d’abord.',
      guns: 'Vous lancez autant de dés que le plus petit de l’équipage et des canons.',
      hull: 'Une coque de 5 garde cinq coffres : les autres sont perdus à la fin du mois.',
      edge: 'Un coup pousse un anneau d’un cran à gauche. Hors de la fiche, ce combat est perdu.',
      fit: {
        ask: 'Faites un navire qui lance trois dés. Dépensez le reste à votre goût, puis scellez.',
        guns: 'Plus de canons, mais deux hommes : toujours deux dés. Montez aussi l’équipage.',
        men: 'Plus d’hommes, mais deux canons : toujours deux dés. Montez aussi les canons.',
        neither: 'Deux hommes, deux canons : deux dés. Montez l’équipage et les canons.',
      },
      same: 'Certains crans gardent leur nombre : un coup de plus avant de perdre l’anneau.',
      pass: {
        ask: 'Votre carte Taverne, Renommée 1, compte à la fin. Rien à jouer : passez.',
      },
    },
  },
  broadsides: {
    title: 'À vos canons',
    teaches: 'Un combat : le plus rapide d’abord, 5 et 6 touchent, une ligne jusqu’à ce qu’elle tombe.',
    steps: {
      order: 'Deux navires, une île : combat. Le plus rapide agit d’abord : vous, 8 contre 6, et trois dés.',
      fire: {
        ask: 'L’équipage de Perrine tombe au deuxième coup, avant tout le reste : touchez-le et tirez.',
        other: 'Cette ligne encaisse trois coups ou plus. L’équipage tombe au deuxième : visez l’équipage.',
        flee: 'Vous avez la vitesse et les dés : restez. Visez l’équipage.',
      },
      again: {
        ask: 'Un coup chacun : les deux anneaux glissent. Vous restez en tête : la même ligne, encore !',
        other: 'Une ligne intacte encaisse trois coups ou plus. L’équipage n’en veut qu’un.',
        flee: 'Votre navire a été touché : fuir donnerait à Perrine 1 point, et l’île. Tirez !',
      },
      routed: 'L’anneau tombe : Perrine est en déroute, et répare à la Crique. 1 point pour vous, et la carte.',
      raise: {
        ask: 'Rien ne se répare seul. Ici, les voiles : revenez à 8, pour 2 doublons.',
        done: 'Le trou resterait toute l’année. Remontez vos voiles pendant que vous y êtes.',
      },
    },
  },
  cardsInBattle: {
    title: 'Des cartes au combat',
    teaches: 'Les cartes Abordage durent un combat, les cartes Bordée un tir ; certaines ont un prix.',
    steps: {
      wind: {
        ask: 'Tom joue Fumigènes : tout le combat, seul un 6 le touche. Jouez Vent favorable : 6 de vitesse, vous tirerez d’abord.',
        pass: 'Alors Tom tire le premier. Jouez Vent favorable.',
        volley: 'C’est une carte Bordée : elle se joue juste avant votre tir. Maintenant : Vent favorable.',
      },
      pass: {
        ask: 'Quand tous passent dans la même ronde, le tir commence. Passez.',
        volley: 'Dans un instant : les cartes Bordée vont avec votre tir. Passez.',
      },
      cannonade: {
        ask: 'À vous. Les cartes Bordée se jouent juste avant votre tir : jouez Canonnade.',
        fire: 'Une carte Bordée se pose avant le tir. D’abord Canonnade.',
        flee: 'Vous avez le vent et les canons. Canonnade !',
      },
      fire: {
        ask: 'Chaque coup frappe à présent les quatre lignes. Feu !',
        flee: 'Trop tard : qui joue une carte Bordée doit tirer.',
        grapeshot: 'Deux à la fois, c’est permis, mais gardez-la : vous en aurez besoin.',
      },
      hold: {
        ask: 'Les quatre anneaux de Tom ont glissé. Mais il faut un échange pour recharger : tenez bon.',
        fire: 'Vos canons sont vides cette fois. Tenez bon.',
        flee: 'C’est permis, mais Tom est presque à bout. Tenez bon.',
      },
      grapeshot: {
        ask: 'Sainte-Barbe : chaque coup coûte aussi un cran à toutes les coques. Avec Mitraille, 3 à 6 touchent.',
        fire: 'Dans la fumée, seul un 6 touche. D’abord Mitraille.',
        flee: 'Votre navire a été touché : fuir donne à Tom 1 point et l’île. Mitraille !',
      },
      end: {
        ask: 'La coque de Tom tombe au premier coup. Feu !',
        sails: 'Les voiles encaissent quatre coups. La coque, un seul.',
        flee: 'Trop tard : la mitraille est chargée. Tirez sur la coque.',
      },
      kick: 'Tom est en déroute. Mais Mitraille a du recul : vos canons prennent deux coups.',
    },
  },
  runInTime: {
    title: 'Fuir à temps',
    teaches: 'La fuite et la mutinerie, ce que rapporte une déroute, ce que la Crique donne aux vaincus.',
    steps: {
      rich: 'Quatre navires, une île. Vous êtes faible : sauvez vos cinq coffres.',
      overboard: {
        ask: 'Chaque coffre par-dessus bord donne 2 de vitesse. Perrine a 7, vous 5 : jetez-en le moins possible.',
        one: 'Un seul : 7 contre 7, un dé tranche. Deux, et c’est sûr.',
        other: 'Deux coffres suffisent : 5 et 4 font 9, devant les 7 de Perrine.',
        pass: 'Perrine tirerait la première. Jetez deux coffres par-dessus bord.',
      },
      flee: {
        ask: 'Calme plat : plus de cartes. Vous agissez d’abord, sans dommage : fuyez.',
        fire: 'Deux dés contre trois navires ? Les coffres d’abord. Fuyez.',
        pass: 'Pas question d’attendre : on tire ou on fuit. Fuyez.',
      },
      die: 'Qui fuit lance un dé : sur un 1, mutinerie. Un 4 : vous gardez tout.',
      routed: 'Mira est en déroute : tous ceux qui restent gagnent 1 point.',
      mutiny: 'Tom fuit et fait 1. Mutinerie : tout l’or, tous les coffres et 2 points s’envolent.',
      income: {
        ask: 'La Crique donne deux cartes Taverne, ou une et 2 doublons. Prenez la carte et l’or.',
        cards: 'Souvent bien ! Aujourd’hui, il faut de l’or pour vos canons : une carte et 2 doublons.',
        done: 'Prenez d’abord ce que donne la Crique.',
      },
      done: {
        ask: 'On ne monte pas d’anneau à la Crique. Terminez.',
        raise: 'Pas ici : les voiles à l’île des Voiles, l’équipage à la sienne. Terminez.',
      },
      early: 'Fuyez avant d’être touché, ou restez : en déroute, on garde ses coffres.',
    },
  },
  tavernAndParrots: {
    title: 'La Taverne et les perroquets',
    teaches: 'Acheter des cartes, les gardiens, les perroquets : un seul par navire.',
    steps: {
      guard: 'Un gardien encaisse les deux premiers coups de sa ligne. Votre artisan en a pris un.',
      restore: {
        ask: 'Un doublon remet l’artisan en état. Faites-le.',
        buy: 'Les cartes attendront. Encore un coup, et plus d’artisan : d’abord le remettre en état.',
        done: 'Cinq doublons, et tant à faire. D’abord l’artisan.',
      },
      buy: {
        ask: 'À la Taverne, une carte coûte 2 doublons, trois au plus par visite. Achetez-en une.',
        done: 'Vous voilà à la Taverne avec 4 doublons. Achetez une carte.',
        shipwright: 'Bonne carte, elle peut attendre. Achetez d’abord.',
      },
      swap: {
        ask: 'Le perroquet de Silver : six dés par bordée ! Un seul par navire : échangez, pour 1 point.',
        keep: 'Celui de Flint porte tous les coffres du monde, mais votre cale est loin d’être pleine. Six dés pour deux : échangez.',
      },
      another: {
        ask: 'Les 2 derniers doublons, une autre carte : achetez.',
        done: '2 doublons restent 2 doublons ; une carte peut sauver un navire. Achetez.',
        shipwright: 'Dans un instant. D’abord une autre carte.',
      },
      keep: {
        ask: 'Celui de Trelawney est rapide, mais gardez celui de Silver. C’est gratuit.',
        swap: 'Encore 1 point, et vos six dés avec. Gardez celui de Silver.',
      },
      shipwright: {
        ask: 'Votre Armateur monte un anneau d’un cran sans rien payer. Choisissez l’anneau.',
        buy: 'Plus un doublon. Jouez Armateur.',
        done: 'On peut le garder, mais un cran gratuit se prend tôt. Jouez-le.',
      },
      artisan: 'Perrine poste un Artisan. Deux coups sur sa ligne tueraient votre perroquet : 2 points de moins.',
    },
  },
  rightMoment: {
    title: 'Le bon moment',
    teaches: 'Les cartes Événement ont leur moment. Et bien jouer : allez où les autres n’iront pas.',
    steps: {
      map: {
        ask: 'Les cartes Événement ont leur moment ; une carte en surbrillance convient. Jouez votre Carte du Trésor.',
        pass: 'Alors elle attend un mois entier. Jouez la carte.',
        lookout: 'La Vigie se poste ensuite, juste avant les roues. Maintenant, la carte.',
      },
      marked: 'Un 4 : pillez l’île aux Canons ce mois-ci, et vous aurez le double de ses coffres : dix !',
      pass: {
        ask: 'Plus rien pour ce moment : passez.',
        lookout: 'Très bientôt. Passez d’abord.',
      },
      half: 'Tom joue Flibusterie : la moitié de votre pillage du mois lui revient.',
      lookout: {
        ask: 'La Vigie : ce mois-ci, on choisit au grand jour. Que Perrine commence, et vous serez en dernier.',
        self: 'Alors tous verraient d’abord votre route. Désignez Perrine, et vous choisirez en dernier.',
        other: 'En dernier, c’est mieux : vous voyez tout. Vigie, et Perrine commence.',
      },
      sail: {
        ask: 'Où dix coffres vous attendent-ils, sans combat ?',
        taken: 'Quelqu’un y est : ce serait un combat. L’île aux Canons est libre.',
        hook: 'Le capitaine Crochet y mouille. L’île aux Canons est libre.',
        treasure: 'Pas de combat là-bas, mais pas de coffres non plus. L’île aux Canons est libre.',
      },
      ten: 'Dix coffres : cinq pour Tom, cinq pour vous, sans une égratignure.',
      remember: 'Allez où les autres n’iront pas : la deuxième île sans personne vaut mieux que la première à deux.',
    },
  },
  hunters: {
    title: 'Les chasseurs',
    teaches: 'Navires noirs et Royal Navy : on vise la coque, et leur renommée se partage.',
    steps: {
      legend: 'Une légende se combat d’abord. Le capitaine Crochet : trois dés, coque 5, 3 points.',
      wait: {
        ask: 'Un moment pour les cartes, mais aucune ne convient : passez.',
        letter: 'Pas encore de Royal Navy à détourner. Passez.',
        grapple: 'Grappin, c’est pour le combat. Passez.',
      },
      letter: {
        ask: 'Perrine vous envoie la Royal Navy ! Votre lettre la renvoie : à l’île aux Canons.',
        pass: 'Sept dés contre vous ? Jouez la lettre.',
        other: 'Rendez-la à qui l’envoie : Perrine, à l’île aux Canons, la 4.',
      },
      pass: {
        ask: 'Quelqu’un peut encore répondre. Passez.',
        grapple: 'Le combat vient ensuite. Passez.',
      },
      grapple: {
        ask: 'Tom s’échappe. À Crochet : avec Grappin, vous lancez l’équipage, 4 dés au lieu de 3.',
        pass: 'Trois dés, c’est bien ; quatre, c’est mieux. Grappin.',
        fire: 'D’abord la carte Abordage, puis le tir. Grappin.',
      },
      fire: {
        ask: 'Crochet tire d’abord, sur la coque la plus forte. Un chasseur ne se touche qu’à la coque. Feu !',
        row: 'Crochet n’a qu’une coque à toucher.',
        flee: 'Quatre dés contre une coque de 5 : restez. Feu !',
      },
      again: {
        ask: 'Il reste deux points de coque, et Crochet manque. Encore !',
        flee: 'Maintenant ? Encore deux coups, et c’est 3 points. Feu !',
        row: 'La coque, toujours la coque.',
      },
      sunk: 'Coulé : 3 points ! À plusieurs, la renommée d’un chasseur se divise.',
      command: {
        ask: 'À votre Royal Navy : quatre dés contre Perrine. Visez l’anneau le plus faible.',
        other: 'Cette ligne encaisse trois coups ou plus ; l’équipage, deux.',
      },
    },
  },
  lastMonth: {
    title: 'Le dernier mois',
    teaches: 'Prévoir les navires noirs, enterrer à temps, savoir ce qui compte au dernier mois.',
    after: 'Votre première partie dure six mois au lieu de douze.',
    steps: {
      eleven: 'Onzième mois sur douze. Tom mène avec 29 points, vous en avez 24.',
      ahead: 'Les navires noirs vont de 1 à 6 : le mois prochain, Barbe Noire mouille à l’île au Trésor.',
      now: {
        ask: 'Enterrez maintenant, en paix : réglez votre roue.',
        other: 'Et quand enterreriez-vous ? Le mois prochain, Barbe Noire barre la route. L’île au Trésor, maintenant.',
        crew: 'Six dés sur votre coque pour 3 points ? L’île au Trésor, maintenant.',
      },
      bury: {
        ask: 'Un coffre vaut 1 point, une bourse de 3 doublons aussi. Enterrez tout.',
        gold: 'Et l’or ? 6 doublons font deux bourses, 2 points de plus.',
        less: 'Tout : quatre coffres et deux bourses.',
      },
      fame: {
        ask: 'Dernier mois : ce butin ne s’enterrera plus. Où y a-t-il le plus de renommée ?',
        chests: 'Six coffres que plus personne n’enterrera : rien. Cherchez la renommée.',
        bury: 'Rien à enterrer, et six dés qui attendent. Cherchez la renommée.',
        less: 'Une autre carte a plus de renommée. Comparez les cinq.',
      },
      blackbeard: 'Tom se jette sur Barbe Noire : six coffres, aucun point. Vous en pillez 4 : 34.',
      shown: 'On montre les cartes Renommée : 34 contre 31. Vous êtes la terreur de ces îles !',
    },
  },
}
