import type { NumberKind } from '../document.ts';

/** What a figure may be about. `none` absorbs prices, fees and margins, which look like revenue or cost but are not. */
export type CueKind = NumberKind | 'none';
export type Cue = { readonly kind: CueKind; readonly start: number; readonly end: number };

const CUES: readonly (readonly [CueKind, string])[] = [
  [
    'none',
    `to be spent | a depenser | au plus bas | at its lowest | at the lowest | lowest point | lowest cash | low point of cash | capital spending | capital expenditures? | capex | depenses d'investissement | total assets | net assets | fonds propres | actif net | total (?:du )?bilan | net income | operating income | pre-tax income | comprehensive income | income (?:before|after) (?:income )?tax(?:es|ation)? | income from operations | dont le cout total | (?:tax|duty|levy)(?= of (?:[^\\s\\d]{1,4} ?)?\\d) | (?:impots?|taxes?)(?= de \\d) | pertes? nettes? | benefices? nets? | excedent brut | instalment sales? | encours | investissements?(?= de) | operating loss | net loss | loss(?= of | for | before | after ) | revenus? financiers? | produits financiers | finance income | financial income | interest income | avances recues | order book | backlog | carnet(?: de commandes)? | loans? | credit line | cash[- ]credit | credits? (?:de tresorerie|d'investissement|bancaires?) | tresorerie[- ]passif | tresorerie de (?:precaution|securite|roulement|reserve) | prets? | amendes? | fined? | revenue reserves? | reserves? | deferred (?:[a-z]+ ){0,2}(?:revenue|income) | income in advance | revenue in advance | sales tax | income tax | accrued income | produits constates d'avance | produits a recevoir | acquisition cost | cost of winning | cost to win | retained income | retained earnings | income surplus | accumulated loss(?:es)? | report a nouveau | cost of acquisition | acquisition costs? | cac | ltv | lifetime value | price | priced | prices | fee | fees | commission | surplus | gross profit | gross margin | margin | markup | contribution | payback | paid back | ticket | average order | basket | discount | interest | premium of | penalt(?:y|ies) | salary of | deposit | arpu | per unit | gmv | gross merchandise value | total payment volume | (?:value|worth|valeur|montant|volume)(?: (?:totale?|brute?|total|cumulee?))? (?:of|de|des|d')(?: (?:the|les|all|toutes les|our|nos))? ?(?:goods|merchandise|orders|trips|rides|loads|payments|transactions|transfers|bookings|courses|commandes|marchandises|paiements|transferts|reservations|trajets) | freight value | volume | ebitda | operating profit | net profit | profit | loss ratio | receivables | inventories | total equity | stated capital | share capital | cout d'acquisition | prix | tarif | frais de | marge | panier | remise | capitaux propres | capital de | resultat net | resultat d'exploitation | encaisses? | (?:saving|saved|save)s? | currency risk | current liabilities | current assets | borrowings | (?:bank|financial|gross|outstanding) debts?(?= (?:was|is|were|are|stood|at|of)\\b|:) | [a-z]{0,12}bank loans? | term loan | overdraft | emprunts? | dettes? |  sued | claiming | reclame | finance costs | incurred a loss | perte de l'exercice | consigne`,
  ],
  [
    'revenue',
    `annual run[- ]rate | annuali[sz]ed run[- ]rate | revenue run[- ]rate | turned over | (?:avons|ai|a|ont) vendu pour | sold goods | sold(?= in (?:19|20)\\d\\d\\b) | vendus?(?= en (?:19|20)\\d\\d\\b) | sold (?:for|worth) | (?:we|it|the company) sold (?!an? |the |our |its |two |three |one )(?:[a-z]+ ){1,2}for(?= [^a-z\\d]{0,3}\\d) | (?:we|it|the company) sold(?= (?:[a-z]{3} ?|[^a-z\\d ]{1,3} ?)\\d) | (?:took|takes)(?= [^.;]{0,30} over the counter) | invoices(?= [^.;]{0,30} (?:add up to|came to|total)) |(?=paid|ont )(?<=(?:customers|clients|buyers|members|farmers|schools|acheteurs|abonnes|adherents)[^.;\\d]{0,24})(?:paid|ont regle|ont paye|ont verse) | (?:came|come) in from (?:our )?(?:customers|clients|buyers|sales) | took(?= [^.;]{0,30} from (?:our )?(?:\\d|customers|clients|buyers|shops|members)) | (?:fees|tuition|takings|commissions|scolarites?)(?: and [a-z]+)? (?:came to|amounted to|totalled|reached|brought in) | (?:commissions?|honoraires|frais de scolarite|loyers|peages|redevances|cotisations) (?:encaissee?s|percue?s|facturee?s) | (?:commissions?|fees|rents|tolls|fares) (?:collected|earned|received|charged)(?= (?:were|was|came|stood|reached|amounted|of) ) | (?:a|ont|avons) rapporte | (?<=(?:trimestre|semestre|exercice|annee|saison)[^.;]{0,24})a donne | revenues? | trading(?= ?[?:]) | subscriptions(?= [^a-z\\d]{0,2}[a-z]{2,4} ?\\d) | sales | turnover | mrr | arr | made | bring in | brought in | brings in | take in | takes in | generate | abonnements(?= (?:de|a|:) ?\\d) | encaissons | gagnons | generated | generates | grossed | earn | earns | earned | earning | billings | takings | income | invoiced | billed | chiffre d'affaires | ca annuel | ca | recettes | revenus? | ventes | factur[a-z]{1,8}`,
  ],
  [
    'expenses',
    `cout des ventes | couts des ventes | charges d'exploitation | cout total | depensons | depense | expenses | opex | overheads | spend | spends | spending | spent | costs? of (?:the )?(?:sales|revenues?|turnover|services) | couts? (?:des services|du chiffre d'affaires) | cost of goods sold | cogs | direct costs | operating costs | (?:monthly|total|our|annual|running|all|fixed|staff|yearly) costs | costs (?:are|of|run|came|come|were|reach|stand|amount|in) | payroll | (?<!\\d )salaries | outgoings | charges | depenses | couts | achats consommes | autres charges | frais generaux | masse salariale`,
  ],
  [
    'burn',
    `goes out | going out | net cash out(?:flows?)?(?= ) | we use(?= [^;]{0,20}(?:a|per) month) | out of pocket | sorties? nettes? | sorties depassent | net outflows? | (?:net|monthly) (?:monthly |net )?spend(?:ing)? | goes out of the account | leaves the account | shortfall | monthly deficit | monthly loss | consommation (?:[a-z]+ )?de (?:tresorerie|cash) | besoin mensuel | besoin net mensuel | besoin (?:[a-z]+ ){0,2}(?:de|d')(?= [^;.]{0,24}par mois) | depenses? nettes? | depensee?s? net(?:te)?s? | depense nette moyenne | perte mensuelle | nous perdons | burn | burns | burning | burned | burnt | consumes | net use of cash | use of cash | net cash use | consommation(?= [^;.]{0,40}par mois) | net outflow per month | net burn | burn rate | cash burn | monthly burn | we lose | losing | net outflow | negative cash flow | burning through | consommons | (?:a|ont|avons) consomme(?= [^;.]{0,40}(?:par|chaque) mois) | brulons | brule | consommation nette | consommation de tresorerie | consommation mensuelle | depenses nettes | flux net negatif | cash-burn | perdons`,
  ],
  [
    'cash',
    `caisse(?= ?:| au \\d| (?:a |au )?fin\\b| (?:est|etait|s'eleve|s'elevait|se monte|reste) (?:de|a|encore)\\b) | bank(?= on \\d| at \\d| balance| ?:| (?:[a-z]{1,3}[$£€₦]? ?)?\\d) | comptes (?:presentaient|affichaient|montraient|etaient a) | disponibles?(?= (?:au|a fin|fin|en banque|sur)) | account stood at | accounts(?: together| combined| in all)? (?:hold|held)(?= [^;.\\d]{0,8}\\d) | accounts hold | account holds | bank account | solde bancaire | solde | reserves of | money in hand | a la banque | at the bank | with the bank | cash | in the bank | at bank | in bank | bank balance | in the account | on the account | in hand | treasury | tresorerie | en caisse | en banque | sur le compte | sur nos comptes | disponibilites | liquidites | liquid funds`,
  ],
  [
    'ask',
    `(?<=^|^la |^notre |^our )demande(?= ?: ?\\d) | (?:finance|financing|funding|capital) asked(?= ?:) | (?:are|is) placing | (?:offers|is offering|are offering) (?:[a-z]+ ){0,3}shares(?= (?:for|worth) [a-z$]{0,4} ?\\d) | wanted | (?:call|calling|calls) for(?= (?:[a-z]{2,3} ?)?[^a-z\\d]{0,2}\\d) | we want(?= (?!fy)[a-z]{0,3} ?[^a-z\\d]{0,2}\\d) | nous voulons(?= \\d) | what we would like | the round(?= ?[:\\x28]) | round (?:now|currently) (?:offered|open|on offer)(?=,? ) | tour (?:ouvert|propose|en cours)(?= [:\\x28]) | besoin(?= ?:? ?(?:[a-z]{3} )?\\d) | asking(?= (?:[a-z]{2,3} ?)?[^a-z\\d]{0,2}\\d) | apply for | applying for | recherches(?=[.;,]|$) | raise | raising | raises | seek | seeks | seeking | looking for | look for | in one closing | looking to raise | ask for | asking for | the ask | our ask | we need | need of | round of | round size | funding required | sought | amount sought | funding sought | in seed funding | in funding | in equity | leve(?= (?:[a-z]{3} |[^a-z\\d ]{1,3} ?)?\\d) | nous levons | levons | levee(?! a \\d) | lever | recherchons | cherchons | sollicitons | besoin de financement | notre demande | augmentation de capital (?:de|d'un montant de|a hauteur de)(?= ) | (?:capital increase|increase (?:of|in) (?:the |its |our )?(?:share )?capital) of | (?=demande)(?<=(?:la|sa|de|total|montant|somme) )demande | tour de | tour de table | financement de | ask`,
  ],
  [
    'valuation',
    `valuation | (?<=valeur (?:de la societe )?)(?:avant|apres) (?:l')?(?:investissement|augmentation|operation|apports?|levee|tour|(?:la|cette) levee|(?:ce|le) tour) | (?:value|price)(?= (?:before|after) (?:the |this )?(?:investment|round|money)) | value of the company | valeur de la societe | valeur (?:pre|post)-?monnaie | valeur (?:pre|post)-?money | capped at | avant apport | avant l'apport | (?<=valeur [a-z' ]{0,20})avant l'operation | (?<=valeur )(?:avant|apres)(?= (?:[a-z]{1,3}[$£€₦]? ?)?\\d) | apres operation | apres apport | apres la levee | pre-monetaire | post-monetaire | values the company at | valorise la societe a | (?:pre|post)(?= (?:[a-z]{3} ?|[^a-z\\d ]{1,2})\\d) | before the money | after the money | avant operation | avant la levee | (?:pre|post)[- ]?money | valued at | valuation cap | cap of | cap | valorisation | valorisee a | valorises a | plafond`,
  ],
  [
    'market',
    `market | markets | tam | sam | som | industry | opportunity | addressable | marche | secteur | industrie | spend on`,
  ],
  [
    'growth',
    `plus(?= \\d[\\d.,]* ?% (?:in|en|for|pour) (?:fy ?)?20) | (?:a|ont|avons) gagne(?= (?:[a-z]+ )?\\d[\\d.,]* ?%) | (?:gained|gains)(?= (?:[a-z]+ )?\\d[\\d.,]* ?(?:%|per ?cent)) | progressent | augmentent | croissent | surged | soared | multiplied | grandi | grossi | bondit | grew | grow | grows | grown | growing | growth | increase | increased | up by | up | rose | rising | risen | jumped | climbed | expanded | year on year | month on month | year-on-year | month-on-month | yoy | mom | advanced | cagr | m/m | y/y | croissance | progresse | progression | hausse | augmente | augmentation | en un an | d'une annee sur l'autre | bondi | (?:a|ont|avons|avait) cru(?= d) | (?:croit|croissent)(?= de \\d)`,
  ],
  [
    'runway',
    `runway | at (?:that|this) (?:rate|pace) | a ce (?:rythme|train) | worth in hand | worth of (?:cash|money|runway) | nous port(?:e|ent|era) | leaves us(?: with)?(?= [a-z\\d-]+ (?:[a-z]+ )?(?:months|weeks)) | gives us(?= (?:[a-z\\d-]+ ){1,3}months) | (?:go|carry) on(?= [^.;]{0,24}months) | nous laisse(?= [a-z\\d-]+ (?:[a-z]+ )?mois) | horizon(?= ?:) | months covered | carr(?:y|ies) us | round (?:funds|lasts) | enough money | money for | funded for | can operate for | survive | months left | months of (?:cash|funding|money) | mois de (?:tresorerie|cash) | devant nous | keeps? us | autonomie | (?:round|raise|money|cash|funds|funding|it|this|that) covers? | covers us | lasts us | will last | can last | would last | lasts | keeps us going | visibilite | laisse | tenir | tiendr[a-z]{1,5} | piste`,
  ],
  [
    'team',
    `team | employees | staff | headcount | people | workers | full-time | equipe | effectif | salaries | salarie | employes | collaborateurs | personnes | collaboratrices`,
  ],
];
/** Words a cue reads over: `cash flow`, `burn cash` and the like are about something else. */
const COUNTER_CUE =
  /cash dividends?|market (?:value|price|rate|cap|capitali[sz]ation|terms?|rents?)|(?:valeur|prix|loyer|conditions) (?:de|du) marche|(?:paid|pay|payable|funded|financed|settled|met) (?:from|out of|in|with|by) (?:(?:own|our|its|the|available) )*cash|from (?:own|our own|its own) cash|croissance (?:a l'infini|perpetuelle|terminale)|(?:terminal|perpetual) growth|growth (?:in perpetuity|to infinity)|flux (?:nets? )?de tresorerie(?: (?:nets?|disponibles?|libres?|disponibles? nets?))?|(?:porter|reporter|affecter|virer) le solde|revenue (?:authority|service|board|office|commission|administration|department|agency)|cash ?flows?|cash[- ](?:positive|negative|generative|neutral)|(?:a|sur) (?:la|sa|leur|votre|notre) demande d(?:e|'|u|es)|(?:sur|contre|d'apres|selon|suivant) (?:(?:les|des|la|une|presentation(?: d(?:e|es|'une))?) )*factures?(?: pro ?-?forma| acquittees?)?|(?<=\b(?:est|sont|etait|etaient|ete|fut|furent) )revenue?s? (?=a\b)|se sold(?:e|ent|ait|era)(?: par)?|s'est soldee?(?: par)?|se sont soldee?s(?: par)?|(?:contracts?|orders?|work|commandes) (?:in hand|en main)|not (?:been |be )?burning(?: (?:any )?cash)?|cash on delivery|cashless|especes|pay[- ]as[- ]you[- ]earn|bank of (?:industry|agriculture)|credit (?:note|terms?|cards?)|cash (?:price|prize)|sales (?:and|&) (?:marketing|distribution|service)|marketing (?:and|&) sales|ventes (?:et|&) (?:le )?marketing|sales (?:team|people|agents?|force|staff|pipeline|hires?)|(?:inside|outside) (?:the|a|our|each|every) markets?|bank of industry|market (?:share|days?|women|price)|raised? (?:broilers|chickens|awareness)|income (?:statement|tax)|need (?:of|for) speed|cap table|growth (?:team|hires?)|(?:set|sign|signed|pick|scale|follow|back|makes?|making|made|end|start|take|taken) up|up to|up and running|start-?ups?|en caisse d'epargne|team meals|marche sandaga/g;

const compiled = CUES.map(
  ([kind, bars]) =>
    [kind, new RegExp(`(?<![a-z0-9])(?:${splitOutside(bars).join('|')})(?![a-z0-9])`, 'g')] as const,
);

/** Splits at bars outside parentheses, longest phrase first. */
export function splitOutside(bars: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of bars) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === '|' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part]
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .toSorted((a, b) => b.length - a.length);
}

const HAS_WORD = /[a-z]{2}/;

/** The words of a passage that say what its figures are about. A longer phrase hides the shorter ones inside it. */
export function cuesIn(text: string): Cue[] {
  if (!HAS_WORD.test(text)) return [];
  const read = text.replace(COUNTER_CUE, (found) => ' '.repeat(found.length));
  const all = compiled.flatMap(([kind, pattern]) =>
    [...read.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return all.filter(
    (cue) =>
      !all.some(
        (other) =>
          other.start <= cue.start && other.end >= cue.end && other.end - other.start > cue.end - cue.start,
      ),
  );
}
