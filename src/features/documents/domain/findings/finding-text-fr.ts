import type { FlagCode, StrengthCode } from '../document.ts';

export type FlagText = { readonly title: string; readonly why: string; readonly mend: string };
export type StrengthText = { readonly title: string; readonly why: string };

/** What each flag is called in French, why it matters and how the owner mends it. */
export const FLAGS_FR: Readonly<Record<FlagCode, FlagText>> = {
  TOP_DOWN_MARKET: {
    title: 'Le marché n’est estimé que d’en haut',
    why: 'Une part d’un grand nombre ne dit rien de ceux qui achètent. Un investisseur ne peut pas la vérifier.',
    mend: 'Comptez les acheteurs que vous pouvez atteindre et multipliez par ce que chacun paie par an ; citez la source du compte.',
  },
  CUMULATIVE_ONLY: {
    title: 'La traction n’est donnée qu’en cumul',
    why: 'Un total depuis le lancement ne peut que monter, même si plus personne n’utilise le produit.',
    mend: 'Ajoutez ce qui se passe chaque mois : utilisateurs actifs, commandes ou revenus des six à douze derniers mois.',
  },
  MEASURE_FLATTERS: {
    title: 'Une mesure est comptée de façon à cacher quelque chose',
    why: 'Ce qui en est exclu, ou compté trop tôt, est ce qu’un investisseur doit voir.',
    mend: 'Donnez-la comme le reste du métier la compte, et à côté ce que le calcul actuel laisse de côté.',
  },
  PERCENT_ONLY_GROWTH: {
    title: 'Une croissance sans les chiffres de départ',
    why: 'Un pourcentage sans sa base peut signifier dix nouveaux clients ou dix mille.',
    mend: 'Indiquez le chiffre au début et à la fin de la période, avec les deux dates.',
  },
  UNDATED_METRICS: {
    title: 'Des chiffres sans date',
    why: 'Le lecteur ne sait pas s’ils sont de ce mois ou d’il y a deux ans.',
    mend: 'Mettez le mois à côté de chaque chiffre, ou une fois par page « chiffres arrêtés au … ».',
  },
  ASK_WITHOUT_USE_OF_FUNDS: {
    title: 'Un montant est demandé, son emploi n’est pas dit',
    why: 'Les investisseurs financent un plan. Sans l’emploi, ils ne peuvent pas juger si le montant suffit.',
    mend: 'Répartissez le montant par objet, en pourcentage ou en argent, et dites ce que chaque part permet.',
  },
  USE_OF_FUNDS_MISMATCH: {
    title: 'Les emplois ne font pas le montant',
    why: 'Les emplois et le montant demandé diffèrent de plus de 1 %.',
    mend: 'Corrigez la répartition pour qu’elle fasse le montant, ou le montant pour qu’il suive la répartition.',
  },
  RUNWAY_NOT_DERIVABLE: {
    title: 'L’autonomie ne peut pas être calculée',
    why: 'La trésorerie divisée par la dépense mensuelle nette donne l’autonomie ; l’une des deux manque.',
    mend: 'Indiquez la trésorerie avec sa date et la dépense nette par mois à côté de l’autonomie.',
  },
  RUNWAY_SHORT: {
    title: 'L’argent dure trop peu de temps',
    why: 'Une levée prend de trois à six mois, et la trésorerie s’épuise avant.',
    mend: 'Montrez des engagements ou un prêt relais qui couvrent l’écart, ou ce qui serait coupé si la levée tarde.',
  },
  PRICE_UNEXPLAINED: {
    title: 'Le prix vaut bien des années de ventes, sans explication',
    why: 'Sans raison donnée, l’investisseur ne compare le prix qu’aux ventes.',
    mend: 'Dites comment vous y êtes arrivés : levées de sociétés semblables, multiple des ventes, ou plan avec ses hypothèses.',
  },
  PRICE_MISMATCH: {
    title: 'Le prix n’est pas le montant divisé par la part cédée',
    why: 'Le montant divisé par la part donne la valeur après l’apport ; moins le montant, la valeur avant.',
    mend: 'Corrigez le montant, la part ou la valorisation, et dites si elle est pré-money ou post-money.',
  },
  RUNWAY_MISMATCH: {
    title: 'L’autonomie n’est pas la trésorerie divisée par la dépense',
    why: 'L’autonomie annoncée diffère de plus de 20 % de la trésorerie divisée par la dépense mensuelle.',
    mend: 'Recalculez-la avec la trésorerie et la dépense nette du même mois, ou expliquez quels revenus sont comptés.',
  },
  GROWTH_MISMATCH: {
    title: 'La croissance annoncée n’est pas celle de la série',
    why: 'La croissance indiquée n’est pas celle des revenus que montre le document.',
    mend: 'Reprenez la croissance de la série, ou dites de quelle période et de quel chiffre il s’agit.',
  },
  NO_COMPETITION: {
    title: 'Le document dit qu’il n’y a pas de concurrence',
    why: 'Les clients font toujours quelque chose aujourd’hui. Le nier donne l’impression de n’avoir pas cherché.',
    mend: 'Nommez ce que les clients utilisent, y compris ne rien faire, et dites pourquoi ils changeraient.',
  },
  CUSTOMER_CONCENTRATION: {
    title: 'Les revenus dépendent de très peu de clients',
    why: 'Si l’un d’eux part ou paie tard, une grande part des revenus en fait autant.',
    mend: 'Montrez les termes du contrat, la part mois par mois et le plan pour la réduire.',
  },
  OWNERSHIP_MISMATCH: {
    title: 'Les parts du capital ne font pas 100 %',
    why: 'Les parts énumérées ne font pas 100 % ensemble, ou un même associé en a deux au même moment.',
    mend: 'Alignez la liste sur le registre des associés, avec les options et les instruments convertibles en lignes propres.',
  },
  CONTRADICTORY_NUMBERS: {
    title: 'Deux chiffres pour la même chose',
    why: 'Le document donne des chiffres différents pour une même chose à une même date.',
    mend: 'Gardez le bon, ou dites ce qui les distingue : date, périmètre ou définition.',
  },
  STATEMENT_SUM_MISMATCH: {
    title: 'Un total n’est pas la somme de ses lignes',
    why: 'Les lignes d’un état et leur total diffèrent plus que par l’arrondi.',
    mend: 'Corrigez la ligne ou le total, et envoyez l’état à nouveau.',
  },
  PROFILE_MISMATCH: {
    title: 'Diffère du profil de la startup',
    why: 'Le profil sur la plateforme dit autre chose.',
    mend: 'Mettez à jour le profil ou le document.',
  },
  MODEL_MISMATCH: {
    title: 'Diffère du modèle financier',
    why: 'Le modèle financier dit autre chose.',
    mend: 'Générez le modèle à nouveau avec les données actuelles, ou corrigez le document.',
  },
  CAP_TABLE_MISMATCH: {
    title: 'Diffère de la table de capitalisation',
    why: 'La table de capitalisation dit autre chose.',
    mend: 'Corrigez la répartition du capital dans le document, ou inscrivez le changement qui manque.',
  },
  GOING_CONCERN: {
    title: 'Un doute pèse sur la continuité d’exploitation',
    why: 'Le document fait état d’une incertitude sur la poursuite de l’activité.',
    mend: 'Montrez le financement qui lève le doute : engagements signés, accord de dette ou nouveau budget.',
  },
  OPINION_QUALIFIED: {
    title: 'L’opinion du commissaire aux comptes comporte une réserve',
    why: 'Le commissaire n’a pas pu confirmer une partie des comptes.',
    mend: 'Expliquez le point, son montant et ce qui a été fait depuis ; faites-le lever au prochain audit.',
  },
  NOT_AUDITED: {
    title: 'Les chiffres ne sont pas audités',
    why: 'Aucune personne indépendante ne les a vérifiés.',
    mend: 'Ajoutez les relevés bancaires et les déclarations fiscales de la période, ou faites revoir les comptes.',
  },
  IP_NOT_ASSIGNED: {
    title: 'La société ne détient pas sa propriété intellectuelle',
    why: 'Ce qui a été créé appartient à son auteur tant que la cession n’est pas écrite.',
    mend: 'Faites signer une cession à chaque fondateur, salarié et prestataire avant la levée.',
  },
  LITIGATION_PENDING: {
    title: 'Un litige est en cours',
    why: 'Une réclamation peut coûter de l’argent et du temps, et l’investisseur en hérite.',
    mend: 'Indiquez le montant, le stade, l’avis de l’avocat et toute provision ou assurance.',
  },
  LICENCE_MISSING: {
    title: 'Un agrément manque',
    why: 'Une activité soumise à agrément peut être arrêtée par le régulateur.',
    mend: 'Montrez la demande et son état, ou le contrat avec le partenaire agréé et sa durée.',
  },
  NO_SHAREHOLDERS_AGREEMENT: {
    title: 'Il n’y a pas de pacte d’associés',
    why: 'Cessions, votes et départs relèvent alors des seuls statuts et du tribunal.',
    mend: 'Signez-en un avant la levée, avec acquisition progressive des parts, préemption et décisions réservées.',
  },
  SUPPLIER_CONCENTRATION: {
    title: 'L’approvisionnement dépend d’une seule source',
    why: 'Si elle s’arrête, tarde ou augmente son prix, l’activité en fait autant.',
    mend: 'Nommez une seconde source déjà essayée, le stock tenu et les termes du contrat.',
  },
  GOVERNANCE_WEAK: {
    title: 'Des contrôles ou des registres manquent',
    why: 'Nul ne peut se fier à des chiffres et des décisions qu’une seule personne voit.',
    mend: 'Réunissez un conseil avec procès-verbaux, exigez deux signatures pour payer, et mettez à jour les dépôts.',
  },
  PROJECTION_AS_FACT: {
    title: 'Une prévision est présentée comme un fait',
    why: 'Ce qui vient dépend d’hypothèses ; sans elles, on ne peut pas en juger.',
    mend: 'Appelez-la prévision et dites ce qui doit être vrai pour elle, avec un cas plus bas à côté.',
  },
  RETURN_PROMISED: {
    title: 'Un rendement est promis aux investisseurs',
    why: 'Nul ne peut promettre ce que rapportera une jeune société, et dans bien des pays la promesse est illégale.',
    mend: 'Retirez la promesse ; montrez comment la société serait évaluée et ce qui pourrait mal tourner.',
  },
  KEY_PERSON_LEFT: {
    title: 'Une personne clé est partie',
    why: 'Savoir et relations ont pu partir avec elle, et la raison peut intéresser les investisseurs.',
    mend: 'Dites qui fait le travail aujourd’hui, ce que sont devenues les parts et ce qui a été transmis.',
  },
  RELATED_PARTY: {
    title: 'Des affaires avec des proches de la société',
    why: 'Les conditions avec les propriétaires ou leurs familles peuvent les favoriser.',
    mend: 'Indiquez les montants et les conditions, la comparaison avec le marché et qui les a approuvés.',
  },
  TAXES_UNPAID: {
    title: 'Des impôts ou des cotisations sont impayés',
    why: 'Intérêts et pénalités courent, les comptes peuvent être bloqués, et l’argent frais irait aux anciennes dettes.',
    mend: 'Indiquez chaque montant et période, convenez d’un échéancier avec l’administration et montrez la lettre.',
  },
  DEBT_UNDISCLOSED: {
    title: 'Une dette est tenue hors des chiffres',
    why: 'L’investisseur hérite de ce qui est dû, que les comptes le montrent ou non.',
    mend: 'Inscrivez-la aux comptes avec prêteur, montant, conditions et sûretés, et corrigez ce qui a été envoyé.',
  },
  AGREEMENT_NOT_SIGNED: {
    title: 'Un contrat n’est pas signé ou a expiré',
    why: 'Sans contrat signé et en vigueur, l’autre partie peut partir ou en nier les termes.',
    mend: 'Faites-le signer ou renouveler par toutes les parties, et envoyez la copie signée.',
  },
};

export const STRENGTHS_FR: Readonly<Record<StrengthCode, StrengthText>> = {
  DATED_TRACTION: { title: 'Une traction datée', why: 'Des chiffres datés peuvent être suivis et vérifiés.' },
  UNIT_ECONOMICS: {
    title: 'L’économie unitaire en chiffres',
    why: 'Ce que coûte et rapporte un client est dit.',
  },
  RETENTION_STATED: {
    title: 'La rétention est montrée',
    why: 'Elle dit si les clients restent, pas seulement s’ils viennent.',
  },
  BOTTOM_UP_MARKET: {
    title: 'Le marché est compté',
    why: 'Des acheteurs multipliés par un prix se vérifient et se discutent.',
  },
  COMPETITORS_NAMED: {
    title: 'Les concurrents sont nommés',
    why: 'Les fondateurs savent entre quoi les clients choisissent.',
  },
  LIMITS_TOLD: {
    title: 'Il est dit où les concurrents sont meilleurs',
    why: 'Qui sait quels clients il perd est cru sur ceux qu’il gagne.',
  },
  SETBACK_TOLD: {
    title: 'Ce qui a mal tourné est dit',
    why: 'Une perte dite avec son chiffre rend les autres chiffres crédibles.',
  },
  RESULT_TOLD: {
    title: 'Le bénéfice ou la perte est dit',
    why: 'Les ventes seules disent peu : ce qu’il en reste montre ce que coûte l’activité.',
  },
  RISKS_TOLD: { title: 'Ce qui peut mal tourner est dit', why: 'À un risque nommé on peut se préparer.' },
  PLAN_FOUNDED: {
    title: 'Le plan dit sur quoi il repose',
    why: 'Des hypothèses et un cas bas se vérifient ; un chiffre nu, non.',
  },
  PRICE_EXPLAINED: { title: 'Le prix a une raison', why: 'La façon d’y arriver se compare et se discute.' },
  CUSTOMERS_SPREAD: {
    title: 'Les revenus sont répartis',
    why: 'Aucun client ne peut à lui seul faire tomber la société.',
  },
  USE_OF_FUNDS_ADDS_UP: {
    title: 'L’emploi des fonds est juste',
    why: 'La répartition correspond au montant demandé.',
  },
  RUNWAY_ADDS_UP: {
    title: 'L’autonomie est juste',
    why: 'Le texte donne la trésorerie et la dépense, dont l’autonomie se déduit.',
  },
  TEAM_EXPERIENCED: {
    title: 'L’équipe l’a déjà fait',
    why: 'Les rôles et les expériences sont nommés et vérifiables.',
  },
  AUDITED: { title: 'Audité sans réserve', why: 'Une personne indépendante a vérifié les chiffres.' },
  IP_ASSIGNED: {
    title: 'La propriété intellectuelle est cédée à la société',
    why: 'La société possède ce qu’elle vend.',
  },
  NO_LITIGATION: {
    title: 'Aucun litige en cours',
    why: 'Le dossier dit qu’aucune réclamation n’est pendante.',
  },
  LICENSED: { title: 'Les agréments sont détenus', why: 'L’activité est permise.' },
  DATA_PROTECTED: {
    title: 'La protection des données est suivie',
    why: 'Une déclaration, un délégué ou une politique est nommé.',
  },
};
