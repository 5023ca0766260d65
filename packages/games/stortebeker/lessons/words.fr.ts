// What the lessons of Störtebeker say, in French.
import type { StortebekerLessonWords } from './index.ts'

export const words: StortebekerLessonWords = {
  firstPrize: {
    title: 'Votre première prise',
    teaches: 'Le but : un côté complet, deux dés contre l’écu et contre un rival, la pièce.',
    steps: {
      prey: 'Mer du Nord, an 1400. Vous êtes capitaine pirate, et ces quatre navires marchands sont vos proies.',
      coin: 'La pièce d’or dit ce que vaut un navire. Rostock rapporte 5 points. Le plus de points gagne.',
      needs: 'Rostock demande haricots, viande et rhum. La ligne en surbrillance est votre côté : il en a déjà deux.',
      lay: {
        ask: 'Il manque la viande. Prenez votre carte viande et posez-la près de Rostock.',
        water: 'Rostock ne demande pas d’eau. Un navire n’accepte que les denrées de sa ligne de nom.',
        discard: 'Ce serait jeter la viande. Sa place est dans la case vide de votre ligne.',
      },
      shield: 'Votre côté est complet. L’écu donne la force du navire : deux dés doivent atteindre 8.',
      board: {
        ask: 'À l’abordage ! Touchez Rostock et lancez les dés.',
        end: 'Pas encore : votre côté est complet, et une force de 8 n’a rien de terrible. Abordez-le.',
        empty: 'Votre côté de Stralsund est vide. On n’aborde que là où sa ligne est pleine.',
      },
      rival:
        '9 contre 8 : c’est assez ! Mais Perrine a des cartes là, et seul le rhum lui manque : elle vous dispute la prise.',
      won: 'Son 7 ne bat pas votre 9 : Rostock est à vous ! 5 points ; toutes les cartes posées là sont défaussées.',
      next: 'Le navire suivant arrive, et vous piochez jusqu’à six cartes. Puis c’est au tour de Perrine.',
      game: 'Voilà tout le jeu : remplir une ligne, battre l’écu et qui vient ensuite, marquer la pièce.',
    },
  },
  threeCards: {
    title: 'Trois cartes par tour',
    teaches: 'Un tour simple : trois cartes, et pas d’abordage à la première manche.',
    steps: {
      hand: 'La partie commence. Vous avez six cartes ; à chaque tour, vous devez en jouer exactement trois.',
      water: {
        ask: 'Rostock 3 ne demande que de l’eau et des haricots. Posez-y une carte eau.',
        biscuit: 'Rostock 3 ne demande pas de pain : regardez sa ligne de nom.',
        wismar: 'L’eau va aussi à Wismar. Mais finissez un navire d’abord : Rostock 3 ne veut que deux cartes.',
      },
      beans: {
        ask: 'Les haricots à présent : votre côté de Rostock 3 sera complet.',
        second: 'Rostock 3 ne montre qu’une eau, déjà posée. Il n’en prend pas une seconde.',
        stralsund: 'Les haricots vont aussi à Stralsund, mais ils complètent Rostock. Posez-les là.',
      },
      another: {
        ask: 'Encore une carte. Commencez un autre navire : posez une carte là où on la demande.',
        bananas: 'Aucun navire ne demande de bananes. Les navires en surbrillance ont de la place pour votre carte.',
        discard: 'Défausser est permis, mais une carte posée travaille pour vous. Posez-en une.',
      },
      end: {
        ask: 'Rostock 3 est complet, mais personne n’aborde à la première manche. Terminez votre tour.',
        board: 'Patience : à la première manche, on ne fait que poser. Vous l’aborderez au prochain tour.',
        fourth: 'Trois cartes, pas plus : le reste attend votre prochain tour.',
      },
      perrine:
        'Perrine pose haricots et viande à Stralsund, de l’eau à Wismar : sur sa ligne. Vos cartes ne l’aident pas.',
      round: 'Manche 2. Après vos trois prochaines cartes, vous pourrez aborder Rostock 3.',
    },
  },
  belowDeck: {
    title: 'Pirates à fond de cale',
    teaches: 'Un pirate ajoute sa valeur et veut une provision ; un crâne ajoute 1.',
    steps: {
      shield: 'L’écu de Rostock 7 affiche 10. Deux dés font 7 en moyenne : il vous faut du renfort.',
      rum: {
        ask: 'Complétez d’abord votre côté : posez le rhum.',
        lubeck: 'Le rhum va aussi à Lübeck 2, mais Rostock vaut 7 points et n’attend que lui.',
        water: 'Votre eau y est déjà. Rostock 7 attend encore du rhum.',
      },
      pirates: 'Un pirate ajoute son chiffre à vos dés. Il est posé face cachée : nul ne connaît votre force.',
      crew: {
        ask: 'Posez vos deux pirates, le 4 et le 2, près de Rostock 7.',
        hungry: 'Un pirate doit manger : vous n’avez rien près de Wismar 4 pour le nourrir.',
        skull: 'Le crâne sur cette eau compte déjà comme un pirate : il n’en nourrit pas d’autre.',
      },
      biscuit: 'Le pain au petit crâne ajoute 1 aussi. Vous apportez 4 + 2 + 1 = 7 : un 3 aux dés suffit.',
      board: {
        ask: 'Abordez Rostock 7.',
        end: 'C’est le moment : avec 7 de votre côté, seul un double 1 vous arrête.',
        lubeck: 'Il manque du rhum à Lübeck 2. Rostock 7, lui, est complet.',
      },
      enough: 'Petit jet, mais 3 + 6 + 1 = 10. Il suffit d’atteindre l’écu : 7 points !',
      spent: 'Vos pirates sont dépensés : ils partent à la défausse avec le reste. Choisissez bien où les jouer.',
    },
  },
  beatenBack: {
    title: 'Repoussé !',
    teaches: 'Ce que coûte un abordage manqué ; le tour continue.',
    steps: {
      two: 'Deux de vos côtés sont complets. Lübeck 7 a 10 pour écu ; vous apportez 3 + 2 + 1 = 6.',
      board: {
        ask: 'Il suffit de 4 aux dés : 92 % de chances. Abordez Lübeck 7.',
        small: 'Bonne idée, son tour viendra. Dans cette leçon, tentez d’abord la grosse prise.',
        end: 'Qui ne tente rien… 92 %, c’est une belle chance. Abordez Lübeck 7.',
      },
      beaten: '9 contre 10 : il manque un point. Vous êtes repoussé ; deux dés de couleur désignent vos pertes.',
      lose: {
        ask: 'Pain : vous en avez un simple et un au crâne. La viande part aussi. Quel pain cédez-vous ?',
        plain: 'Seuls les haricots nourriraient vos deux pirates : l’un partirait. Cédez le crâne.',
        end: 'Les pertes d’abord : choisissez l’un des deux pains.',
      },
      rest: 'Le reste demeure : haricots, pain et vos deux pirates, désormais visibles de tous.',
      again: {
        ask: 'Chaque navire se tente une fois par tour, mais un autre attend. Abordez Stralsund 3.',
        tried: 'Lübeck 7 a déjà été tenté ce tour-ci. Complétez votre ligne et revenez.',
        end: 'Un échec ne termine pas votre tour. Stralsund 3 ne demande que 6.',
      },
      after: '7 contre 6 : 3 points quand même. Le bouton Chances vous renseigne avant chaque jet.',
    },
  },
  broadside: {
    title: 'La bordée',
    teaches: 'Payez une carte et tirez : les dés ôtent des denrées aux autres.',
    steps: {
      meat: 'Perrine a la viande qu’il vous faut à Lübeck 9. Votre troisième carte peut payer une bordée.',
      pay: {
        ask: 'Aucun navire ne veut de bananes. Payez la bordée avec cette carte.',
        discard: 'Ce serait la défausser pour rien. Choisissez « Payer une bordée ».',
        lay: 'Vos trois cartes seraient jouées : plus de bordée ce tour-ci.',
      },
      fire: {
        ask: 'Tirez là où vous avez des provisions, et où quelqu’un d’autre en a aussi : Lübeck 9.',
        alone: 'À Hambourg 4, il n’y a que votre pain : les tirs ne toucheraient rien.',
        none: 'Vous n’avez aucune provision près de Rostock 3 : impossible d’y tirer.',
      },
      seize: {
        ask: 'Le premier dé montre la viande. Prenez celle de Perrine : votre côté en a besoin.',
        sink: 'Coulée, elle part à la défausse. Prenez-la : elle rejoint votre ligne.',
        spare: 'On peut ne pas utiliser un dé, mais celui-ci tombe à pic.',
      },
      sink: {
        ask: 'Le second montre l’eau. Votre ligne a déjà la sienne : coulez celle de Perrine.',
        seize: 'Votre côté n’a plus besoin d’eau. Coulez la sienne : elle part à la défausse.',
        spare: 'On peut toujours ne pas utiliser un dé. Mais cette eau nourrit son pirate : coulez-la.',
      },
      gone: 'Le pirate de Perrine n’a plus rien à manger : il part aussi. On ne tire jamais sur un pirate.',
      over: 'Il manque encore haricots et rhum à votre ligne : rien à aborder. Votre tour finit, vous piochez.',
      back: 'Perrine pose rhum et haricots, paie et riposte : viande et haricots. Elle prend les vôtres.',
      shed: {
        ask: 'Il ne vous reste que l’eau, qui nourrit un seul pirate. Lequel doit partir ?',
        stronger: 'Le choix est à vous : gardez le plus fort, laissez partir le 2.',
        end: 'Un pirate doit d’abord partir. Choisissez l’un des deux.',
      },
      soon: 'Posez et abordez sans tarder : une ligne qui attend est une cible.',
    },
  },
  exchange: {
    title: 'Mauvaises cartes ? Échangez',
    teaches: 'Les cartes inutiles s’échangent contre de meilleures, dans la défausse.',
    steps: {
      water: 'De l’eau, encore de l’eau… et personne n’en demande. À Hambourg 7, il ne manque que votre rhum.',
      pile: 'La défausse est visible de tous : il s’y trouve un rhum. Défaussez-en deux pour en choisir une, trois pour deux.',
      throw: {
        ask: 'Il faut jouer trois cartes de toute façon : défaussez trois cartes eau.',
        lay: 'Hambourg 7 ne veut pas d’eau, et les autres navires non plus.',
        skull: 'Gardez celle-là : son crâne ajoutera 1 un jour. Jetez l’eau simple.',
      },
      rum: {
        ask: 'Trois défaussées : vous pouvez en choisir deux. Prenez le rhum.',
        water: 'Encore de l’eau ? Prenez le rhum : Hambourg 7 l’attend.',
        nothing: 'Pas les mains vides : le rhum est là, à prendre.',
      },
      done: {
        ask: 'Le reste, c’est de l’eau. Rien ne vous oblige : ne prenez plus rien.',
        water: 'C’est encore de l’eau. Vous pouvez vous arrêter là.',
        early: 'Pas encore : ce que vous choisissez arrive en main à la fin du tour.',
      },
      end: {
        ask: 'Le rhum est devant vous, vu de tous. Terminez votre tour : il passe dans votre main.',
        early: 'Il n’est pas encore dans votre main : terminez d’abord le tour.',
        board: 'Il manque encore le rhum à Hambourg 7. Posez-le au prochain tour.',
      },
      hand: 'Le rhum en main, et un pirate de 4 en prime : Hambourg 7 est à portée. Mais tous ont vu votre rhum.',
    },
  },
  snatchIt: {
    title: 'La contre-attaque',
    teaches: 'Quand l’abordage d’un autre réussit, répondez, ou laissez faire.',
    steps: {
      rows: 'C’est à Perrine. À Rostock 5, sa ligne est pleine, mais vos haricots et un pirate caché y sont aussi.',
      boards: 'Perrine aborde Rostock 5 : 4 et 5 font 9 contre 8. C’est réussi… sauf si vous répondez !',
      lack: 'Il vous manque viande et rhum, et vous les avez en main. On peut ajouter jusqu’à trois denrées, pas de pirate.',
      counter: {
        ask: 'Il faut dépasser 9 ; l’égalité va à Perrine, qui a commencé la partie. Ajoutez la viande et le rhum au crâne.',
        plain: 'C’est possible, mais le rhum au crâne ajoute 1 : prenez plutôt celui-là.',
        decline: 'Comptez : pirate 4 et crâne 1 font 5 ; il suffit de 5 aux dés : 83 %. Allez-y !',
      },
      beats: '10 bat 9 : le navire et ses 5 points sont à vous, pendant le tour de Perrine !',
      again: 'Le tour de Perrine continue. Elle aborde Wismar 5 : 6 et 5, plus un pirate de 4 : 15 en tout.',
      decline: {
        ask: 'Il vous manque pain et rhum, que vous avez. Cela vaut-il la peine ? Deux dés font 12 au plus.',
        counter: '12 ne bat pas 15. Vous perdriez les deux cartes pour rien : laissez faire.',
        short: 'Votre côté ne serait pas complet. Et 15 est hors d’atteinte : laissez faire.',
      },
      judged: 'Bien vu. Ce que vous ajoutez est perdu dans tous les cas, et l’on ne repioche qu’à la fin de son tour.',
    },
  },
  lastPrize: {
    title: 'La dernière prise',
    teaches: 'Bien jouer : voyez qui peut répondre, et brisez d’abord son côté.',
    steps: {
      last: 'Plus aucun navire n’arrive : la prochaine prise annonce la dernière manche. Vous : 29 points, Perrine : 31.',
      answer:
        'Stralsund 7 peut tout changer. Mais la ligne de Perrine est pleine aussi, avec un pirate caché : elle répondrait.',
      pay: {
        ask: 'Brisez d’abord sa ligne. Payez une bordée avec votre troisième carte.',
        discard: 'Défaussée, elle ne sert à rien. Payez plutôt une bordée avec elle.',
        board: 'La troisième carte d’abord. Et voyez : Perrine répondrait aussitôt.',
      },
      fire: {
        ask: 'Tirez sur Stralsund 7.',
        alone: 'Vous êtes seul à Rostock 3 : rien à toucher. La ligne de Perrine est à Stralsund 7.',
        none: 'Vous n’avez rien près de Stralsund 3. Tirez sur Stralsund 7.',
      },
      sink: {
        ask: 'Eau et pain : coulez une carte de chaque. Votre ligne est pleine, vous ne pouvez pas les garder.',
        seize: 'Votre côté a toute l’eau qu’il lui faut. Coulez la sienne.',
        spare: 'Chaque carte qu’elle perd devra revenir de sa main. Coulez-la.',
      },
      board: {
        ask: 'À présent, abordez Stralsund 7.',
        safe: 'Celui-là ne risque rien : vous y êtes seul. Prenez d’abord celui qu’on vous dispute.',
        end: 'Maintenant ou jamais : après votre tour, Perrine pourra se regarnir.',
      },
      asked: 'On interroge Perrine, mais eau et pain lui manquent : elle laisse faire. 7 points pour vous : 36.',
      again: {
        ask: 'Vous pouvez aborder encore : vous êtes seul à Rostock 3.',
        end: 'Une prise vous attend encore, et personne ne peut y répondre.',
        empty: 'Stralsund 3 est l’affaire de Perrine : votre ligne y est vide.',
      },
      gaps: '39 points. Votre tour est fini : les places restent vides, et l’on achève la manche.',
      result: 'Dernier tour de Perrine : elle prend Stralsund 3 et Hambourg 3, et finit à 37. Vous gagnez, 39 à 37 !',
    },
  },
}
