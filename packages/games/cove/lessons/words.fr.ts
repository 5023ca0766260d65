// What the lessons of Pirate’s Cove say, in French.
import type { CoveLessonWords } from './index.ts'

export const words: CoveLessonWords = {
  firstIsland: {
    title: 'La première île',
    teaches: 'Le but, et tout le cercle une fois en paix : naviguer, piller, construire, enterrer.',
    steps: {
      goal: 'Vous êtes capitaine pirate, et vous avez un an pour vous faire un nom. Après douze mois, la plus grande renommée gagne.',
      cards: 'Chaque mois, cinq îles offrent une carte : renommée, doublons, coffres. Qui reste sur place la prend.',
      sail: {
        ask: 'Où aller ? C’est secret ! Tournez votre roue vers l’île de la Coque, la 2 : cinq coffres. Puis scellez.',
        tavern: 'Quatre points, mais le navire noir y est, et il tire. Pas aujourd’hui : l’île de la Coque, la 2.',
        treasure: 'À l’île au Trésor, on enterre, et vous n’avez encore rien à bord. D’abord l’île de la Coque.',
      },
      wheels: 'Toutes les roues tournent ensemble. Quatre capitaines, quatre îles : ni rencontre, ni combat.',
      alone: 'Personne d’autre ici, la carte est à vous : 1 point de renommée, 2 doublons, 5 coffres.',
      raise: {
        ask: 'Profitez de l’île : ici, on agrandit la coque. Poussez son anneau d’un cran à droite, pour 2 doublons.',
        done: 'Une coque plus grande porte plus de coffres, et vous avez les 2 doublons. Montez-la.',
        other: 'Chaque île construit ce que dit son nom. Ici, c’est la coque.',
      },
      others:
        'Les autres construisent aussi. Puis le navire noir avance d’une île, et cinq nouvelles cartes se retournent.',
      aboard:
        'Des coffres à bord ne sont pas encore de la renommée. Ils comptent une fois enterrés à l’île au Trésor, la 6.',
      home: {
        ask: 'Mettez-les à l’abri : tournez votre roue vers l’île au Trésor.',
        hull: 'Le navire noir vient d’arriver à l’île de la Coque. Enterrez d’abord : l’île au Trésor, la 6.',
        cannons: 'Deux points, c’est bien ; cinq coffres enterrés en valent cinq. L’île au Trésor, la 6.',
      },
      peace:
        'Les autres pillent. À l’île au Trésor, les capitaines ne se battent jamais entre eux : vous arrivez en paix.',
      bury: {
        ask: 'Enterrez les cinq coffres : 1 point de renommée chacun.',
        done: 'C’est le moment d’enterrer ! À la fin, les coffres restés à bord ne valent rien.',
        fewer: 'On n’enterre qu’une fois par visite. Tous les cinq !',
      },
      lost: 'Cinq points ! Et voyez Tom : sept coffres, une coque de 5. À la fin du mois, les deux de trop sont perdus.',
      voyage: 'Naviguer, piller, enterrer : voilà tout le voyage. Le reste, c’est à qui passera devant.',
    },
  },
  fourRings: {
    title: 'Quatre anneaux',
    teaches: 'À quoi servent les quatre anneaux ; vos dés : le plus petit de l’équipage et des canons.',
    steps: {
      gold: 'Avant le premier mois, vous armez votre navire : neuf doublons, quatre anneaux, tous encore bas.',
      sails: 'Les voiles, c’est la vitesse. Au combat, le plus rapide tire le premier.',
      guns: 'Équipage et canons font vos dés : autant que le plus petit des deux. À chaque canon son homme.',
      hull: 'La coque porte vos coffres : une coque de 5 en porte cinq.',
      edge: 'Un coup au but pousse un anneau d’un cran à gauche. S’il quitte la fiche, ce combat est perdu.',
      fit: {
        ask: 'Faites un navire qui lance trois dés. Dépensez le reste à votre goût, puis scellez.',
        guns: 'Plus de canons, mais deux hommes : toujours deux dés. Montez aussi l’équipage.',
        men: 'Plus d’hommes, mais deux canons : toujours deux dés. Montez aussi les canons.',
        neither: 'Deux hommes, deux canons : deux dés. Montez l’équipage et les canons.',
      },
      mats: 'Toutes les fiches se montrent. Perrine est rapide, Mira solide. Tom a payé quatre hommes pour trois canons : trois dés.',
      same: 'Certains crans gardent le même nombre. Ils servent quand même : un coup de plus avant de perdre l’anneau.',
      card: 'Chacun commence avec une carte Taverne. La vôtre, Renommée 1 : gardez-la cachée, elle compte à la fin.',
      pass: {
        ask: 'À certains moments, on demande à tous, en secret, une carte qui convient. Vous n’en avez pas : passez.',
      },
      ready: 'Votre navire est prêt. À l’armement, trois mélanges sont proposés ; vous savez maintenant les lire.',
    },
  },
  broadsides: {
    title: 'À vos canons',
    teaches: 'Un combat : le plus rapide d’abord, 5 et 6 touchent, une ligne jusqu’à ce qu’elle tombe.',
    steps: {
      order: 'Deux navires à la même île : combat. Le plus rapide agit d’abord : vous avec 8, puis Perrine avec 6.',
      dice: 'Équipage 3, canons 3 : vous lancez trois dés. Chaque 5 et chaque 6 touche.',
      fire: {
        ask: 'Vous choisissez la ligne. Touchez l’anneau le plus faible de Perrine, le plus près du bord gauche, et tirez.',
        other: 'Cette ligne encaisse trois coups ou plus. L’équipage tombe au deuxième : visez l’équipage.',
        flee: 'Vous avez la vitesse et les dés : restez. Visez l’équipage.',
      },
      hit: '5, 3, 1 : un coup au but. L’anneau de l’équipage glisse d’un cran. Encore un, et il tombe.',
      back: 'Perrine riposte : deux dés, un coup dans vos voiles. De 8 à 7 : cela compte dès l’échange suivant.',
      again: {
        ask: 'Toujours en tête, 7 contre 6. La même ligne, encore !',
        other: 'Une ligne intacte encaisse trois coups ou plus. L’équipage n’en veut qu’un.',
        flee: 'Votre navire a été touché : fuir donnerait à Perrine 1 point, et l’île. Tirez !',
      },
      routed: 'L’anneau tombe : Perrine est en déroute et file à la Crique. 1 point pour vous, et la carte est à vous.',
      raise: {
        ask: 'Rien ne guérit seul : on paie pour remonter l’anneau. Vous êtes à l’île des Voiles : revenez à 8, pour 2 doublons.',
        done: 'Le trou resterait toute l’année. Remontez vos voiles pendant que vous y êtes.',
        further: 'Bon goût ! Mais un cran suffit aujourd’hui : revenez à 8.',
      },
      done: {
        ask: 'Gardez les 4 autres doublons. Dites que vous avez fini.',
        raise: 'L’or sert ailleurs aussi : des cartes, des bourses à enterrer. C’est fini pour l’instant.',
      },
      cove: 'À la Crique, Perrine doit payer 2 doublons pour remettre l’anneau au départ, puis prend une carte et 2 doublons.',
      every: 'Tirer ou fuir, un navire après l’autre, jusqu’au dernier capitaine : tout combat tient là.',
    },
  },
  cardsInBattle: {
    title: 'Des cartes au combat',
    teaches: 'Les cartes Abordage durent un combat, les cartes Bordée un tir ; certaines ont un prix.',
    steps: {
      hand: 'Une carte s’éclaire quand elle peut se jouer. Les cartes Abordage précèdent le tir et durent tout le combat.',
      smoke: 'Tom joue Fumigènes : dans ce combat, seul un 6 touche son navire.',
      wind: {
        ask: 'Tom a 8 de vitesse, vous 6. Vent favorable en ajoute 6 : jouez-le, et vous tirerez d’abord.',
        pass: 'Alors Tom tire le premier. Jouez Vent favorable.',
        volley: 'C’est une carte Bordée : elle se joue juste avant votre tir. Maintenant : Vent favorable.',
      },
      pass: {
        ask: '12 contre 8 ! Quand tous passent dans la même ronde, le tir commence. Passez.',
        volley: 'Dans un instant : les cartes Bordée vont avec votre tir. Passez.',
      },
      cannonade: {
        ask: 'Tom passe aussi : à vous. Dans la fumée, les coups sont rares ; qu’ils comptent : jouez Canonnade.',
        fire: 'Une carte Bordée se pose avant le tir. D’abord Canonnade.',
        flee: 'Vous avez le vent et les canons. Canonnade !',
      },
      fire: {
        ask: 'Chaque coup frappe à présent les quatre lignes, où que vous visiez. Feu !',
        flee: 'Trop tard : qui joue une carte Bordée doit tirer.',
        grapeshot: 'Deux à la fois, c’est permis, mais gardez-la : vous en aurez besoin.',
      },
      slip: 'Un 6 : les quatre anneaux de Tom glissent. Il reste deux dés à Tom, et l’un touche votre coque.',
      hold: {
        ask: 'Le prix d’une Canonnade : un échange pour recharger. Tenez bon.',
        fire: 'Vos canons sont vides cette fois. Tenez bon.',
        flee: 'C’est permis, mais Tom est presque à bout. Tenez bon.',
      },
      powder:
        'Sainte Barbe : chaque coup coûte aussi un cran à toutes les coques, celle de Tom comprise. La vôtre est au dernier cran.',
      grapeshot: {
        ask: 'Finissez-en : avec Mitraille, 3, 4, 5 et 6 touchent, même dans la fumée. Jouez-la.',
        fire: 'Dans la fumée, seul un 6 touche. D’abord Mitraille.',
        flee: 'Votre navire a été touché : fuir donne à Tom 1 point et l’île. Mitraille !',
      },
      end: {
        ask: 'Maintenant l’anneau le plus faible : la coque de Tom tombe au premier coup.',
        sails: 'Les voiles encaissent quatre coups. La coque, un seul.',
        flee: 'Trop tard : la mitraille est chargée. Tirez sur la coque.',
      },
      kick: 'Tom est en déroute : 1 point, et l’île. Puis le recul de Mitraille : vos propres canons prennent deux coups.',
      gone: 'Une carte jouée est perdue. Gardez les fortes pour une île qui en vaut la peine.',
    },
  },
  runInTime: {
    title: 'Fuir à temps',
    teaches: 'La fuite et la mutinerie, ce que rapporte une déroute, ce que la Crique donne aux vaincus.',
    steps: {
      rich: 'Quatre navires, une île. Vous êtes faible, deux dés, mais riche : cinq coffres. Sauvez les coffres.',
      first: 'Perrine tire en premier, et quatre dés. Mais le plus rapide peut aussi fuir le premier.',
      overboard: {
        ask: 'Par-dessus bord : chaque coffre jeté donne 2 de vitesse. Perrine a 7, vous 5. Jetez-en le moins possible.',
        one: 'Un seul : 7 contre 7, un dé tranche. Deux, et c’est sûr.',
        other: 'Deux coffres suffisent : 5 et 4 font 9, devant les 7 de Perrine.',
      },
      doldrums:
        'Perrine joue Calme plat : plus aucune carte dans ce combat. Ce qui est joué agit encore : vous êtes en tête.',
      flee: {
        ask: 'Au combat, on tire ou on fuit. Pas un coup n’est encore parti : fuyez vers la Crique.',
        fire: 'Deux dés contre trois navires ? Les coffres d’abord. Fuyez.',
        pass: 'Pas question d’attendre : on tire ou on fuit. Fuyez.',
      },
      die: 'Fuir coûte un dé : sur un 1, mutinerie. Un 4 : vous gardez tout. Nul ne vous a touché, nul ne gagne de renommée.',
      routed: 'Trois coups : Mira est en déroute sans avoir tiré. Tous ceux qui restent gagnent 1 point.',
      mutiny: 'Tom fuit aussi, et fait 1. Mutinerie : tout l’or, tous les coffres et 2 points de renommée s’envolent.',
      repair: 'À la Crique, un anneau perdu coûte 2 doublons. Mira en a 1 : on répare quand même, mais ni carte ni or.',
      income: {
        ask: 'Votre navire est entier. La Crique donne deux cartes Taverne, ou une et 2 doublons. Prenez la carte et l’or.',
        cards: 'Souvent bien ! Aujourd’hui, il faut de l’or pour vos canons : une carte et 2 doublons.',
        done: 'Prenez d’abord ce que donne la Crique.',
      },
      done: {
        ask: 'On ne monte pas d’anneau à la Crique : c’est l’affaire des îles. Terminez.',
        raise: 'Pas ici : les voiles à l’île des Voiles, l’équipage à la sienne. Terminez.',
      },
      early:
        'Fuyez tôt, avant le premier coup reçu, ou tenez. Un navire en déroute garde ses coffres, mais perd l’île.',
    },
  },
  tavernAndParrots: {
    title: 'La Taverne et les perroquets',
    teaches: 'Acheter des cartes, les gardiens, les perroquets : un seul par navire.',
    steps: {
      guard:
        'Un gardien encaisse les deux premiers coups de sa ligne ; ensuite l’anneau bouge. Votre artisan en a pris un.',
      restore: {
        ask: 'Un doublon remet l’artisan en état, où que vous soyez à terre. Faites-le.',
        buy: 'Les cartes attendront. Encore un coup, et plus d’artisan : d’abord le remettre en état.',
        done: 'Sept doublons, et tant à faire. D’abord l’artisan.',
      },
      buy: {
        ask: 'À la Taverne, une carte coûte 2 doublons, trois au plus par visite, vues une à une. Achetez-en une.',
        done: 'Vous voilà à la Taverne avec 6 doublons. Achetez une carte.',
        shipwright: 'Bonne carte, elle peut attendre. Achetez d’abord.',
      },
      another: {
        ask: 'Renommée 2 ! Personne ne la voit ; elle compte à la fin. Achetez encore.',
        done: 'La chance est là. Encore une.',
        shipwright: 'Elle peut attendre. Achetez encore une fois.',
      },
      swap: {
        ask: 'Le perroquet de Silver : six dés à chaque bordée ! Un seul par navire : échangez celui de Flint, pour 1 point.',
        keep: 'Celui de Flint porte tous les coffres du monde, mais votre cale est loin d’être pleine. Six dés pour deux : échangez.',
      },
      third: {
        ask: 'Six dés ! Les 2 derniers doublons, la dernière carte de la visite : achetez.',
        done: '2 doublons restent 2 doublons ; une carte peut sauver un navire. Achetez.',
        shipwright: 'Dans un instant. D’abord la troisième carte.',
      },
      keep: {
        ask: 'Le perroquet de Trelawney, 20 de vitesse en plus. Tentant ; mais gardez celui de Silver. Garder est gratuit.',
        swap: 'Encore 1 point, et vos six dés avec. Gardez celui de Silver.',
      },
      shipwright: {
        ask: 'Votre Armateur : un anneau, un cran, sans rien payer, où que vous soyez. Choisissez l’anneau.',
        buy: 'Trois cartes par visite, pas plus. Jouez Armateur.',
        done: 'On peut le garder, mais un cran gratuit se prend tôt. Jouez-le.',
      },
      artisan:
        'Perrine poste un Artisan sur la coque : deux coups sans dommage. Un seul par navire, et il reste à sa ligne.',
      bird: 'Veillez sur l’oiseau : deux coups sur sa ligne le tuent, et c’est 2 points de moins. Blessé, il guérit seul à terre.',
    },
  },
  rightMoment: {
    title: 'Le bon moment',
    teaches: 'Les cartes Événement ont leur moment. Et bien jouer : allez où les autres n’iront pas.',
    steps: {
      moment:
        'Les cartes Événement ont leur moment dans le mois. On interroge chacun en secret ; une carte éclairée convient.',
      map: {
        ask: 'Les cartes sont retournées : c’est le moment de votre Carte du Trésor. Jouez-la.',
        pass: 'Alors elle attend un mois entier. Jouez la carte.',
        lookout: 'La Vigie se poste ensuite, juste avant les roues. Maintenant, la carte.',
      },
      marked: 'Le dé dit 4 : l’île aux Canons. Pillez-la ce mois-ci, et vous aurez le double de ses coffres : dix !',
      pass: {
        ask: 'Plus rien pour ce moment : passez, et voyez qui d’autre a une carte.',
        lookout: 'Très bientôt. Passez d’abord.',
      },
      half: 'Tom joue Flibusterie contre vous : la moitié de votre pillage du mois lui revient, arrondie en sa faveur.',
      lookout: {
        ask: 'À présent la Vigie : ce mois-ci, on choisit au grand jour, à tour de rôle. Que Perrine commence : vous choisirez en dernier.',
        self: 'Alors tous verraient d’abord votre route. Désignez Perrine, et vous choisirez en dernier.',
        other: 'En dernier, c’est mieux : vous voyez tout. Vigie, et Perrine commence.',
      },
      open: 'Perrine à la Taverne, Mira à l’île des Voiles, Tom à l’île de la Coque. Votre île est libre.',
      sail: {
        ask: 'Vous savez tout. Où dix coffres vous attendent-ils, sans combat ?',
        taken: 'Quelqu’un y est : ce serait un combat. L’île aux Canons est libre.',
        hook: 'Le capitaine Crochet y mouille. L’île aux Canons est libre.',
        treasure: 'Pas de combat là-bas, mais pas de coffres non plus. L’île aux Canons est libre.',
      },
      ten: 'Dix coffres, 5 doublons. Tom en prend 5 et 3 ; il vous reste cinq coffres, sans une égratignure.',
      remember:
        'Retenez une chose : allez où les autres n’iront pas. La deuxième île sans personne vaut mieux que la première à deux.',
    },
  },
  hunters: {
    title: 'Les chasseurs',
    teaches: 'Navires noirs et Royal Navy : on vise la coque, et leur renommée se partage.',
    steps: {
      legend:
        'Un navire noir porte une légende. Voici le capitaine Crochet : trois dés, coque 5, et 3 points à qui le coule.',
      wait: {
        ask: 'Les navires sont là : nouveau moment pour les cartes. Une Lettre de marque répond à une Royal Navy : passez.',
        letter: 'Pas encore de Royal Navy à détourner. Passez.',
        grapple: 'Grappin, c’est pour le combat. Passez.',
      },
      navy: 'Perrine vous envoie la Royal Navy : quatre dés, coque 4, à ses ordres. Avec Crochet, cela fait sept dés.',
      letter: {
        ask: 'À vous : la lettre la détourne, et elle vous obéit. Envoyez-la chez Perrine et Tom, à l’île aux Canons.',
        pass: 'Sept dés contre vous ? Jouez la lettre.',
        other: 'Rendez-la à qui l’envoie : Perrine, à l’île aux Canons, la 4.',
      },
      pass: {
        ask: 'Quelqu’un peut encore répondre. Vous n’avez plus rien pour ce moment : passez.',
        grapple: 'Le combat vient ensuite. Passez.',
      },
      escape: 'Tom joue Fuite à l’Anglaise et file à l’île au Trésor, où la Royal Navy ne vient jamais. Perrine reste.',
      grapple: {
        ask: 'Contre une légende aussi, les cartes aident. Grappin : vous lancez l’équipage, 4 dés au lieu de 3. Crochet, toujours 3.',
        pass: 'Trois dés, c’est bien ; quatre, c’est mieux. Grappin.',
        fire: 'D’abord la carte Abordage, puis le tir. Grappin.',
      },
      hook: 'Avec 18 de vitesse, Crochet tire d’abord, toujours sur la coque la plus forte : la vôtre. Un coup.',
      fire: {
        ask: 'Un chasseur ne se touche qu’à la coque. Feu !',
        row: 'Crochet n’a qu’une coque à toucher.',
        flee: 'Quatre dés contre une coque de 5 : restez. Feu !',
      },
      again: {
        ask: '5, 6, 2, 5 : trois coups, il lui reste deux points de coque. Crochet tire et manque. Encore !',
        flee: 'Maintenant ? Encore deux coups, et c’est 3 points. Feu !',
        row: 'La coque, toujours la coque.',
      },
      sunk: 'Coulé : 3 points, pour vous sans partage ; à plusieurs, la renommée d’un chasseur se divise.',
      command: {
        ask: 'Et maintenant la Royal Navy : à vos ordres, quatre dés contre Perrine. Visez l’anneau le plus faible.',
        other: 'Cette ligne encaisse trois coups ou plus ; l’équipage, deux.',
      },
      nobody:
        'Perrine est en déroute. Aucun capitaine pour le voir : personne ne gagne de renommée, l’île n’est pas pillée.',
      next: 'Au mois suivant, une autre légende prend ce navire noir. Tant qu’un chasseur flotte, on ne tire que sur lui.',
    },
  },
  lastMonth: {
    title: 'Le dernier mois',
    teaches: 'Prévoir les navires noirs, enterrer à temps, savoir ce qui compte au dernier mois.',
    steps: {
      eleven: 'Onzième mois sur douze. Tom mène avec 29, vous avez 24. Vos coffres et votre or ne comptent pas encore.',
      ahead:
        'Barbe Noire est à l’île 5. Les navires noirs vont de 1 à 6 : le mois prochain, il mouille à l’île au Trésor.',
      now: {
        ask: 'Enterrer maintenant, en paix, ou le mois prochain, sous six dés. Réglez votre roue.',
        other: 'Et quand enterreriez-vous ? Le mois prochain, Barbe Noire barre la route. L’île au Trésor, maintenant.',
        crew: 'Six dés sur votre coque pour 3 points ? L’île au Trésor, maintenant.',
      },
      others: 'Les autres pillent encore. Tom a maintenant 30 points, et six coffres à bord.',
      bury: {
        ask: 'Un coffre vaut 1 point, une bourse de 3 doublons aussi. Enterrez tout ce que vous pouvez.',
        gold: 'Et l’or ? 7 doublons font deux bourses, 2 points de plus.',
        less: 'Tout : quatre coffres et deux bourses.',
      },
      done: {
        ask: '30, comme Tom ! On peut aussi monter un anneau ici, au double du prix. Il vous reste 1 doublon : terminez.',
        bury: 'Une fois par visite. Terminez.',
        raise: 'Le double du prix dépasse 1 doublon. Terminez.',
      },
      last: 'Le dernier mois. Barbe Noire est à l’île au Trésor, comme vous l’aviez prévu.',
      fame: {
        ask: 'Ce que vous pillez ne s’enterrera plus. Seule compte la renommée des cartes : où y en a-t-il le plus ?',
        chests: 'Six coffres que plus personne n’enterrera : rien. Cherchez la renommée.',
        bury: 'Rien à enterrer, et six dés qui attendent. Cherchez la renommée.',
        less: 'Une autre carte a plus de renommée. Comparez les cinq.',
      },
      blackbeard:
        'Tom, six coffres à bord, se jette sur Barbe Noire : déroute. Six coffres, aucun point. Vous en pillez 4 : 34.',
      end: {
        ask: 'Rien de ce que vous achèteriez ne vous servira. Terminez.',
        raise: 'Joli, mais l’année finit ce soir. Terminez.',
      },
      shown:
        'On montre les cartes Renommée : 2 pour vous, 1 pour Tom. 36 contre 31 : vous êtes la terreur de ces îles !',
      tie: 'Et à égalité en tête ? Ces capitaines livrent un dernier combat, et le survivant gagne.',
    },
  },
}
