// What the lessons of Pirates! say, in French.
import type { PiratesLessonWords } from './index.ts'

export const words: PiratesLessonWords = {
  bringItHome: {
    title: 'À bon port',
    teaches: 'Le but : un trésor compte une fois à terre.',
    steps: {
      ship: 'Les Caraïbes, 1650. Vous êtes capitaine pirate. Voici votre bateau sur la carte, et voici son pont.',
      treasure: 'Vous transportez 3 trésors. Ils ne comptent qu’une fois à terre, au port.',
      sail: {
        ask: 'Chaque pirate à bord vous fait avancer d’une case : deux pirates, deux cases. Rentrez au port.',
        short: 'Pas là : le port est à deux cases, et vos deux pirates vous y mènent.',
        pass: 'Ici, on peut vous dépouiller. Le port est à deux cases : rentrez.',
      },
      unload: {
        ask: 'Vous voilà au port. Déchargez le trésor.',
        keep: 'À bord, il ne compte pas et peut être volé. À terre, il est en sûreté pour toujours.',
        sail: 'Le trésor d’abord : déchargez-le. Cela ne coûte aucune action.',
      },
      ashore:
        '3 sur 16 à terre, et nul ne vous les prendra. Le premier à 16 gagne ; à quatre capitaines, 11 suffisent.',
      free: 'Le poste 6 est libre de nouveau. Allons en chercher d’autres.',
    },
  },
  sailThenFire: {
    title: 'Naviguer, puis tirer',
    teaches: 'Un tour simple : naviguer, puis tirer un dé par canon.',
    steps: {
      lairs: 'Les îles sont des repaires. Chacune cache un trésor et ses gardes ; nul ne sait combien avant l’attaque.',
      actions: 'Un tour a deux actions : d’abord naviguer ou attaquer, ensuite attaquer ou réparer.',
      sail: {
        ask: 'Première action : naviguez jusqu’à une case voisine de Ratas.',
        far: 'De là, Ratas est hors de portée. Choisissez une case en surbrillance qui la touche.',
        pass: 'D’ici, Ratas est hors de portée : approchez d’abord.',
      },
      attack: {
        ask: 'Seconde action : attaquez Ratas. On le retourne, et il n’est plus question de reculer.',
        pass: 'Ne repartez pas les mains vides : vous avez trois canons. Attaquez !',
        repair: 'Une réparation serait votre seconde action. Gardez-la pour l’attaque.',
      },
      turned: 'Ratas a un pirate sur le 3, un canon sur le 5, et 1 trésor inscrit sur sa pièce.',
      fire: 'Un dé par canon : trois dés. Chacun touche le poste de son chiffre : il faut des 3 et des 5.',
      beaten:
        '3 et 5 touchent ; le 6 n’existe pas ici. Sans pirate ou sans canon, on ne combat plus : Ratas est battu.',
      taken: 'Il ne riposte pas, et son trésor est sur votre poste 6. Le repaire vidé quitte la carte.',
    },
  },
  loadYourShip: {
    title: 'Armez votre bateau',
    teaches: 'Le début d’une partie : six postes, remplis en secret.',
    steps: {
      slots: 'Avant la partie, chacun garnit ses six postes, en secret. On montre tous les bateaux ensemble.',
      figures:
        'Un canon, c’est un dé quand on tire. Un pirate, une case quand on navigue. Il faut l’un et l’autre pour combattre.',
      load: {
        ask: 'Armez votre bateau : au moins deux de chaque. Trois et trois, c’est un bon début. Puis scellez.',
        alike: 'Six figurines semblables, c’est interdit : cinq canons au plus, cinq pirates au plus.',
        lonely: 'Un seul d’une sorte : touché, il mettrait fin à tout combat. Prenez-en au moins deux de chaque.',
      },
      perrine:
        'Perrine a scellé aussi, et l’on montre les bateaux : deux canons, quatre pirates. Rapide, mais peu armée.',
      sail: {
        ask: 'Vous commencez. Il n’y a qu’une sortie, la passe entre les récifs. Prenez la mer.',
        repair: 'Réparer est une seconde action. D’abord : naviguez.',
        attack: 'On ne tire ni depuis le port, ni sur le port. Sortez d’abord.',
      },
      room: 'Retenez-le : le trésor prendra le poste 6. La figurine qui s’y tient devra céder la place.',
    },
  },
  makeRoom: {
    title: 'Place au trésor',
    teaches: 'Deux attaques en un tour, et de la place pour le trésor.',
    steps: {
      between: 'Vous êtes entre deux repaires ouverts. Calavera garde 4 trésors ; il lui reste un pirate, sur le 4.',
      fixed: 'Son canon carré n’a pas de numéro : aucun dé ne le touche. Visez donc le pirate : il faut un 4.',
      attack: {
        ask: 'On peut attaquer avec ses deux actions. Calavera d’abord : quatre canons, quatre dés.',
        poorer: 'Anegada n’a plus de pirate : il ne s’enfuira pas. Calavera est plus riche, prenez-le d’abord.',
        sail: 'Vous êtes déjà voisin des deux. Naviguer ne laisserait qu’une attaque.',
      },
      stow: {
        ask: '4 trésors réclament le poste 6, où se tient un pirate, et tout est plein. Rendez un canon pour lui.',
        drop: 'Il ne resterait qu’un pirate : une case par tour, et un coup suffirait à vous désarmer. Rendez un canon.',
        swap: 'Ce serait troquer un pirate contre l’autre. Vous avez des canons de trop : rendez-en un.',
      },
      aboard: '4 à bord. Un bateau porte 6 trésors au plus : il reste de la place pour 2.',
      again: {
        ask: 'Anegada n’a plus de pirate et ne peut plus combattre : toute attaque l’emporte. Attaquez.',
        pass: 'Un trésor sans défense vous attend : attaquez avant les autres.',
        repair: 'Réparer est possible, mais le prochain qui passe prendrait ce trésor.',
      },
      left: 'Aucun dé n’a touché, et vous gagnez. Deux montent à bord ; 1 reste sur Anegada. Et maintenant, au port !',
    },
  },
  theyFireBack: {
    title: 'La riposte',
    teaches: 'Qui peut encore combattre riposte ; vous réparez, les repaires non.',
    steps: {
      tough: 'Ratas est ouvert : 3 pirates, 3 canons, 4 trésors. Vous avez 2 canons. Un gros morceau.',
      attack: {
        ask: 'Tentez quand même : attaquez Ratas.',
        sail: 'Vous en êtes déjà voisin. Attaquez : il vous restera la seconde action.',
        pass: 'Ne gaspillez pas d’action : la première peut être une attaque.',
      },
      back: 'Deux coups au but, mais Ratas peut encore combattre : il riposte, un dé par canon restant. Vous perdez deux figurines.',
      gaps: 'Les deux camps tiennent encore : personne ne gagne. Mais un repaire ne se répare jamais. Vous, si !',
      repair: {
        ask: 'Seconde action, réparer : en mer, deux postes au plus, sans frais. Mettez des canons sur 1 et 3.',
        attack: 'Avec un seul canon ? Réparez d’abord : trois dés au prochain tour valent mieux qu’un.',
        pirate: 'Il vous reste deux pirates. Un canon, c’est un dé de plus.',
      },
      perrine: 'En mer, deux au plus : la réparation est finie. Perrine met le cap sur Zorra ; Ratas reste tel quel.',
      again: {
        ask: 'À vous, avec trois canons cette fois. Attaquez de nouveau.',
        sail: 'Si vous partez, Perrine trouvera Ratas à moitié battu. Frappez !',
        pass: 'Vos canons sont prêts : attaquez.',
      },
      beaten:
        'Plus de canon : Ratas est battu, et 4 trésors sont à bord. Le bouton Chances vous renseigne avant l’attaque.',
    },
  },
  refitInPort: {
    title: 'Réarmer au port',
    teaches: 'Au port, on regarnit tous les postes, et nul n’attaque.',
    steps: {
      limped: 'Vous rentrez clopin-clopant : un canon, un pirate. Au port, personne ne peut vous attaquer.',
      stay: {
        ask: 'Réparer est une seconde action. Renoncez à la première : restez ici.',
        sail: 'Vous répareriez alors en mer : deux postes seulement. Ici, les six.',
        early: 'Pas en première action. Choisissez « Rester ici », puis réparez.',
      },
      fill: {
        ask: 'Au port, on garnit tout, sans frais. Mettez deux canons et deux pirates sur les postes vides.',
        done: 'Pas encore : un poste vide est perdu, et réparer ne coûte rien.',
        empty: 'On peut vider un poste, mais pourquoi ? Garnissez les vides.',
        third: 'Deux canons et deux pirates, chacun sur un poste vide : cela fera trois et trois.',
      },
      finish: {
        ask: 'Trois canons, trois pirates : parés. Terminez la réparation.',
        exchange: 'On peut même échanger des figurines, mais trois et trois, c’est bien. Terminez.',
        sail: 'La réparation est votre seconde action. Vous naviguerez au prochain tour.',
      },
      current: 'Perrine n’a plus de pirate : le courant ne la porte que d’une case. Puis elle répare deux postes.',
      full: 'Plus de pirates pour aller loin, plus de canons pour les gros repaires : réarmez à chaque retour.',
    },
  },
  robARival: {
    title: 'Dépouiller un rival',
    teaches: 'On se bat dans une même case ; ce qui est à bord se vole.',
    steps: {
      perrine: 'Perrine rentre avec 4 trésors. Deux pirates la mènent, mais un seul canon la défend.',
      sail: {
        ask: 'Deux bateaux se battent dans la même case. Allez dans la sienne.',
        beside: 'À côté, cela ne suffit pas : il faut être dans la même case.',
        perla: 'Ce repaire sera encore là plus tard. Le trésor de Perrine, lui, sera à terre au prochain tour.',
      },
      attack: {
        ask: 'Attaquez le bateau de Perrine. Son seul canon est sur le 1 : un seul 1 suffit.',
        lair: 'Un repaire fermé peut riposter. Perrine est faible : prenez son trésor.',
        pass: 'Au prochain tour, elle serait au port. Attaquez !',
      },
      taken: 'Sans canon, elle ne combat plus : ses 4 trésors sont à vous. Un coffre n’est jamais détruit.',
      passage: 'Perrine gagne la passe et remet deux canons. Elle veut ses coffres : gare au retour !',
      home: {
        ask: 'Elle guette dans la passe, mais un bateau ne barre pas la route. Rentrez au port.',
        beside: 'En mer, elle peut vous attaquer. Votre second pirate vous mène au port.',
        pass: 'Restez, et elle viendra reprendre ses coffres. Le port est à deux cases.',
      },
      unload: {
        ask: 'Au port, personne ne peut vous attaquer. Déchargez.',
        keep: 'Perrine n’attend que cela au-dehors. Déchargez.',
        sail: 'Le trésor d’abord : déchargez-le.',
      },
      ashore:
        '7 à terre. C’est au retour qu’on perd son trésor : gardez un canon, deux pirates, et l’œil sur les autres.',
    },
  },
  lastLair: {
    title: 'Le dernier repaire',
    teaches: 'Bien jouer : comptez avant que tombe le dernier repaire.',
    steps: {
      eleven: 'Quatre capitaines : 11 à terre, et l’on gagne aussitôt. Vous en avez 8 à terre et 3 à bord.',
      last: 'Perla est le dernier repaire. Une fois vidé, la partie s’arrête, et l’on compte tout, à terre et à bord.',
      perrine: 'Perrine en a 10 à terre et 3 à bord, à deux cases du port. Au prochain tour, elle y est.',
      home: {
        ask: 'Attaquer Perla ou rentrer au port ? Comptez, puis choisissez.',
        perla: 'Si Perla tombe, la partie s’arrête : vous 12, Perrine 13. Elle gagnerait. Recomptez.',
        rob: 'Attaquer Perrine est un pari contre deux canons. 8 + 3 = 11 : vous avez déjà assez.',
      },
      unload: {
        ask: '8 + 3 = 11. Déchargez !',
        keep: 'Seul le trésor à terre fait gagner. Déchargez !',
        attack: 'On n’attaque pas depuis le port, et ce n’est plus la peine : déchargez.',
      },
      win: '11 à terre : vous gagnez sur-le-champ ! Avant d’attaquer les derniers repaires, comptez les trésors de chacun.',
    },
  },
}
