import type { NumberKind } from './document.ts';
import type { CueKind } from './figure-cue.ts';
import { MONEY_KINDS, type NumeralContext, readingDistance } from './figure-context.ts';
import type { PlacedPassage } from './section.ts';

const MONEY: ReadonlySet<CueKind> = new Set([...MONEY_KINDS, 'none', 'market']);
/** `KSh 210 per swap`, `par colis`: a price, unless the unit is one of time. */
const PER_UNIT =
  /^\s?(?:(?:(?:per|a|an|each|par|le|la) |\/ ?)(?!month|mois|year|an\b|annum|annee|week|semaine|quarter|trimestre|day|jour|half|total|peu)[a-z]{3,}|each\b|chacun)/;
/** `A kit costs … and earns …`: the economics of one, not of the company. */
const OF_ONE =
  /(?:^|[:.;,] )(?:a|an|each|every|chaque|une?) (?!total|year|month|further|net)[a-z]+[^;:]{0,60}$/;
/** `Pret recherche : 90 millions`, `Round size: $2M`. */
const NAMES_THE_ASK =
  /^(?:[a-z' -]{0,24}\b)?(?:pret|emprunt|recherche|montant|besoin|round|amount|loan|total|target|size|levee|ticket|funding|objectif|goal)\b[a-z' -]{0,16}: ?$/;
const SMALLEST_ASK = 1000;
const SMALLEST_SUM = 100;
const REACH = 70;
const OF_NEXT = 5;

function nearestCue(context: NumeralContext, allowed: ReadonlySet<CueKind>, reach = REACH): CueKind | null {
  const { text, numeral, cues, others, labelCues, isLabelled } = context;
  const label = isLabelled
    ? labelCues.find(
        ({ kind }) => allowed.has(kind) && (kind !== 'market' || context.label.length <= LONGEST_HEADING),
      )
    : undefined;
  const labelDistance = 12 + readingDistance(text, { start: 0, end: 0 }, numeral);
  let best = label && labelDistance <= reach ? { kind: label.kind, distance: labelDistance } : null;
  for (const cue of cues) {
    if (!allowed.has(cue.kind) || (cue.start < numeral.end && cue.end > numeral.start)) continue;
    const isTaken = others.some(
      ({ start, unit }) => start >= numeral.end && start < cue.start && unit === numeral.unit,
    );
    // `a cap of USD 4 million`: the word is of the sum that follows it, not of the one before.
    const isOfNext = others.some(
      ({ start, unit, isScaled }) =>
        cue.start >= numeral.end &&
        start >= cue.end &&
        start - cue.end <= OF_NEXT &&
        (unit === numeral.unit || isScaled),
    );
    if (isTaken || isOfNext) continue;
    const distance = readingDistance(text, cue, numeral) + (cue.start > numeral.start ? 4 : 0);
    if (distance <= reach && (!best || distance < best.distance)) best = { kind: cue.kind, distance };
  }
  return best?.kind ?? null;
}

const labelKind = ({ labelCues }: NumeralContext, allowed: ReadonlySet<CueKind>): CueKind | null =>
  labelCues.find(({ kind }) => allowed.has(kind))?.kind ?? null;

const numberKind = (kind: CueKind | null): NumberKind => (kind === null || kind === 'none' ? 'other' : kind);

const isUnder = ({ passage }: NumeralContext, ...ids: string[]): boolean =>
  passage.under.some((id) => ids.includes(id));

/** `$8m pre`, `before the new money`, `avant apport`: a worth, whatever is asked for beside it. */
const VALUED =
  /^ ?(?:\(?(?:pre|post)\b(?![- ]?(?:seed|order|paid|pay|operat|covid|series))|(?:before|after) (?:the |any )?(?:new |round's |fresh )?(?:money|round|investment|raise|funds|subscription)\b|avant (?:l'|le |la )?(?:apport|souscription|augmentation|operation|tour|levee|investissement|entree)|apres (?:l'|le |la )?(?:apport|augmentation|operation|tour|levee|entree))/;
/** `R48 million before.`, `2,8 milliards avant`: a worth where a sum stands before it that is no result. */
const VALUED_BARE =
  /^ ?(?:before|avant|after|apres)(?= ?(?:$|[.,;:)]|(?:and|et) [^a-z]{0,4}(?:[a-z]{1,4}[$£₵]? ?)?\d))/;
/** `$400k at $2.4m`: what is asked for, and at what worth. */
const AT_WORTH =
  /^ ?(?:\([^()]{0,24}\) ?)?(?:at|(?:pour|sur|a) une (?:valeur|base|valorisation) de|(?:at|on) a value of) ?$/;
const OF_RESULT =
  /\b(?:revenues?|sales|turnover|income|profits?|loss(?:es)?|cash|costs?|chiffre d'affaires|ventes|recettes|benefices?|pertes?|tresorerie)\b/;

/** A worth told by its place alone: behind the sum asked for. */
function isWorth({ text, numeral, others }: NumeralContext): boolean {
  const sum = others.findLast(
    ({ end, unit, isScaled }) => end <= numeral.start && (unit === 'money' || isScaled),
  );
  if (!sum || OF_RESULT.test(text.slice(0, numeral.start))) return false;
  if (VALUED_BARE.test(text.slice(numeral.end))) return true;
  return numeral.value > sum.value && AT_WORTH.test(text.slice(sum.end, numeral.start));
}
const BY_MONTH =
  /^ ?(?:net )?(?:(?:a|per|each|every) month\b|\/ ?(?:month|mo|mois)\b|monthly\b|par mois\b|mensuel|chaque mois\b|p\.?m\b)/;
/** `R1,1m a month more than we earn`, `de plus que nos recettes`. */
const MORE_THAN_EARNED =
  /\b(?:more out (?:each|every|a) month than in|more (?:goes |went )?out than (?:comes |came )?in|more than (?:we|it|the company) (?:earns?|takes?|brings?|sells?|makes?|bills?|collects?|receives?|gets?)|more than comes? in|de plus que (?:nos|les|ses) (?:recettes|ventes|revenus|encaissements)|de plus qu(?:e |')(?:nous|on|elle)|plus que nous n')/;

/** `GHS 190m of profit`, `97 millions de FCFA de commissions`: what the sum itself says it is of. */
const OF_PROFIT =
  /^ ?(?:of|de|d'|in) (?:net |gross |annual )?(?:profits?|loss(?:es)?|ebitda|costs?|expenses|benefices?|pertes?|charges|depenses)\b/;
const OF_INCOME =
  /^ ?(?:of|de|d'|in) (?:net |gross |annual |yearly )?(?:revenues?|sales(?! (?:and|team|staff))|turnover|fees|billings|chiffre d'affaires|ventes|recettes|revenus?|commissions)\b/;

/** `49m of what we billed`, `12 millions de nos ventes`: a part of the income. */
const OF_OUR_INCOME =
  /^ ?(?:of|out of|des?|du|sur) (?:what (?:we|the company)|ce que (?:nous|la societe)|(?:all )?(?:our|the (?:year's|company's|group's|month's|quarter's|total)|total|nos|notre|l'ensemble de nos|toutes nos) (?:[a-z]+ )?(?:revenues?|sales|turnover|billings?|income|invoices|fees|takings|ventes|recettes|chiffre d'affaires|facturation|factures|revenus))\b/;

/** Money: the nearest word decides, then the line above, then the section. */
/** `spent net each month`, `consommes par mois`, `de plus que nous n'encaissons`: what goes out beyond what comes in. */
const SPENT_BY_MONTH =
  /^ ?(?:(?:net )?(?:leaves?|goes out)(?: us| the (?:account|bank|company))? (?:net )?(?:a|per|each|every) month\b|(?:is |was |are |were )?(?:spent|used|burnt|burned) (?:net )?(?:a|per|each|every) month\b|(?:de francs |de fcfa |fcfa )?(?:consomme|brule)e?s? (?:par|chaque) mois\b|more than (?:came|comes) in\b)/;
/** `We had RWF 21m on 30 June`: what a company has on a day is its money. */
const HELD_BEFORE = /(?:^|[.;:] )(?:at hand )?(?:we|the company|it) (?:had|have|has|held|holds?) $/;
const HELD_ON = /^ ?(?:on|at|as at|as of) (?:the end of |end )?(?:\d{1,2} )?[a-z]{3,9}\b/;
const isHeld = ({ text, numeral }: NumeralContext): boolean =>
  HELD_BEFORE.test(text.slice(0, numeral.start)) && HELD_ON.test(text.slice(numeral.end));

/** What another company sells, told to compare. */
const OF_ANOTHER =
  /\b(?:comparisons?|a titre de comparaison|par comparaison|competitors?|rivals?|peers?|concurrents?|(?:largest|biggest) listed|listed (?:company|competitor|peer|[a-z]+ (?:farmer|maker|company))|market leader|industry leader|leader du (?:marche|secteur)|incumbents?|leur (?:chiffre|vente)|their (?:sales|revenues?|turnover)|turns over|le client|the (?:client|customer|buyer) (?:itself|for its part)|pour sa part|its own sales)\b/;
const OF_US = /\b(?:we|our|ours|us|nous|notre|nos)\b/;
/** `Le crédit d'investissement, 6 200 kMAD`: the sum of a loan, wherever a bank stands. */
const IS_A_LOAN =
  /\b(?:credits?|prets?|emprunts?|loans?|overdraft|decouvert|dettes?)\b(?! (?:balance|officer|book))[^.;:\d]{0,26}$/;
const OF_A_LOAN =
  /\b(?:loans?|emprunts?|prets?|credit|dette|facility|overdraft|decouvert)\b[^.;]{0,40}\b(?:balance|solde|restant)[^.;\d]{0,12}$/;
/** `Budget 2026 : 2 050 millions`, `we aim for revenue of`, `the plan for the year is`: what is to be sold. */
const PLANS =
  /\b(?:plan(?:s|ned)?|budget(?:ed)?|targets?|targeting|objectifs?|goal|guidance|aims?|aiming|foresees?|prevoit|prevoyons|visons|vise|retient)\b(?=(?<rest>[^.;\d]*(?:\b[qths][1-4] ?)?(?:(?:fy ?)?20\d\d(?:[-/](?:20)?\d\d)?|\b\d{1,2} [a-z]{3,9} 20\d\d)?[^.;\d]{0,44})$)/;
const OF_A_TIME =
  /\b(?:(?:fy ?)?20\d\d|[qt][1-4]|[hs][12]|year|quarter|half|annual|annuel\w*|exercice|annee|trimestre|semestre|revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)\b/;
const OF_SPENDING =
  /\b(?:costs?|spend\w*|expens\w+|capex|marketing|hire|hiring|salar\w+|raise|raising|loan|staff|rooms|burn|couts?|depens\w+|recrut\w+|embauch\w+|levee|lever|investi\w+|pret|emprunt|burn|consomm\w+|profit|loss|ebitda|resultat|cash|tresorerie)\b/;
export function isBusinessPlan(told: string, behind: string): boolean {
  const clause = told.slice(-110);
  const plan = PLANS.exec(clause);
  const rest = plan?.groups?.['rest'];
  if (rest === undefined || OF_SPENDING.test(clause.slice(Math.max(0, (plan?.index ?? 0) - 24))))
    return false;
  return OF_A_TIME.test(`${rest} ${OF_INCOME.test(behind) ? 'revenue' : ''}`);
}
/** `USD 3m of Series A shares`, `EGP 75 million of new equity`: what a sum buys of the company. */
const OF_EQUITY =
  /^ ?(?:\([^()]{0,30}\) ?)?(?:of|in|en|de|d'|for) (?:new |nouvelles? )?(?:series [a-e]\b|seed\b|pre-?seed|preferred|preference|ordinary shares|equity\b|convertible|safes?\b|actions\b|fonds propres|obligations convertibles)/;
/** `$900,000 (about KES 116m) as a priced seed round`, `$250,000 (the Purchase Amount)`, `soit 275 millions pour une valeur de`. */
const OF_A_ROUND =
  /^ ?(?:(?:as|in) (?:an? |the )?(?:priced |new |first )?(?:(?:pre-?)?seed|series [a-e]|equity|bridge|convertible|ordinary shares)\b|\((?:the )?["']?(?:purchase|subscription|investment|principal) amount\b|(?:de (?:francs|fcfa) |fcfa )?(?:pour|sur|a) une (?:valeur|base|valorisation) de \d)/;
/** Who invests says what sum. */
const SUBSCRIBED =
  /\b(?:subscribes?|commits?|committed|invests?|(?:shall|will) (?:pay to the company|invest|subscribe|advance)|agreed to (?:subscribe|invest|advance)|souscri(?:t|ra|re)|s'engage a (?:verser|souscrire|investir))(?: (?:for|up to|to|the sum of|an? (?:aggregate|total)(?: sum| amount)? of|la somme de|un montant de|a hauteur de|pour))? $/;

/** `We owe Absa R3 million`: what is owed is in no bank of ours. */
const OWED = /\b(?:owe[sd]?|owing|doi(?:t|vent)|devons|devait|redevables?)\b[^.;,:\d]{0,44}$/;

const OWED_BEHIND =
  /^ (?:is |was |are )?(?:owed|owing|due) (?:by|to|from)\b|^ (?:de |f ?cfa |francs )*(?:dus?|dues?) (?:par|a|aux)\b/;

export function moneyKind(context: NumeralContext): NumberKind {
  const { text, numeral } = context;
  const [behind = ''] = text.slice(numeral.end, numeral.end + 60).split(/\d/);
  if (VALUED.test(behind) || isWorth(context)) return 'valuation';
  if (MORE_THAN_EARNED.test(behind) || SPENT_BY_MONTH.test(behind)) return 'burn';
  if (isHeld(context)) return 'cash';
  const told = text.slice(0, numeral.start);
  if (OWED.test(told) || OWED_BEHIND.test(behind)) return 'other';
  if (isBusinessPlan(told, behind)) return 'revenue';
  if (!context.hasAsk && numeral.value >= SMALLEST_ASK && (OF_EQUITY.test(behind) || SUBSCRIBED.test(told)))
    return 'ask';
  const beyond = text.slice(numeral.end, numeral.end + 160).replace(/^ ?\)|^ ?\([^()]{0,70}\)/, '');
  if (!context.hasAsk && numeral.value >= SMALLEST_ASK && OF_A_ROUND.test(beyond)) return 'ask';
  if (/^ of (?:his|her|their) own\b/.test(behind)) return 'other';
  if (OF_PROFIT.test(behind) || OF_OUR_INCOME.test(behind)) return 'other';
  if (OF_INCOME.test(behind) && !isUnder(context, 'market', 'problem', 'ask', 'funding')) return 'revenue';
  const kind = kindOfMoney(context);
  if (kind === 'revenue' && OF_ANOTHER.test(text) && !OF_US.test(text)) return 'other';
  if (kind === 'cash' && (OF_A_LOAN.test(told) || IS_A_LOAN.test(told))) return 'other';
  // What is in the bank does not come by the month: what is used of it does.
  return kind === 'cash' && BY_MONTH.test(behind) ? 'burn' : kind;
}

const PLANNED =
  /^(?:our |the |nos |notre |la |les )?(?:previsions?|forecasts?|outlook|projections?|plan|budget|perspectives)\b/;
const IN_A_YEAR = /\b(?:in|for|by|en|pour|d'ici) (?:fy ?)?20[2-4]\d\b/;
const PAST = /\b(?:was|were|had|reached|made|came to|grew|rose|etait|etaient|a atteint|avons|ont)\b/;

/** Whether words stand in a plan for a year. What it gives for it without a word is what is to be sold. */
export const isPlanned = (label: string, { heading }: PlacedPassage, text: string): boolean =>
  (PLANNED.test(label) || PLANNED.test(heading?.text ?? '')) && IN_A_YEAR.test(text) && !PAST.test(text);

function kindOfMoney(context: NumeralContext): NumberKind {
  const { text, numeral, passage } = context;
  if (PER_UNIT.test(text.slice(numeral.end, numeral.end + 24)) && !isPlaced(context)) return 'other';
  if (opensAsAmount(context)) return 'ask';
  if (isUnder(context, 'ask', 'funding')) return kindUnderAsk(context);
  if (numeral.value < SMALLEST_SUM && !numeral.isScaled) return 'other';
  const near = nearestCue(context, MONEY);
  if (isUnder(context, 'market') && near !== 'revenue' && near !== 'ask')
    return isLarge(numeral) ? 'market' : 'other';
  const isOfOne = near !== 'ask' && near !== 'cash' && OF_ONE.test(text.slice(0, numeral.start));
  if (isUnder(context, 'problem') || isOfOne) return near === 'market' ? near : 'other';
  if (near === 'ask') return isSecondAsk(context) ? 'other' : 'ask';
  if (near === 'market' && !isLarge(numeral)) return 'other';
  if (near === 'expenses' && isNet(context)) return 'burn';
  if (near === 'cash' && IS_BOUND.test(text.slice(0, numeral.start))) return 'other';
  if (near !== null) return numberKind(near);
  if (isLarge(numeral) && isPlanned(context.label, passage, text)) return 'revenue';
  const label = labelKind(context, MONEY);
  const isOfElse = label === 'ask' || (label === 'market' && context.label.length > LONGEST_HEADING);
  return isOfElse ? 'other' : numberKind(label);
}

/** `112 millions à fin 2025`, `à Dakar`: the preposition, which folds into the article of `KES 40 a kilo`. */
function isPlaced({ passage: { page, start }, numeral }: NumeralContext): boolean {
  const at = start + numeral.end + 1;
  return page.source.text.charAt(page.origin?.[at] ?? at).toLowerCase() === 'à';
}

/** `Amount USD 1,200,000`, `Subscription amount: …`, `Principal amount of the notes …` where nothing was asked for yet. */
const opensAsAmount = ({ text, numeral, hasAsk }: NumeralContext): boolean =>
  !hasAsk && numeral.value >= SMALLEST_ASK && AS_AMOUNT.test(text.slice(0, numeral.start));
const AS_AMOUNT =
  /^(?:\d{1,2}(?:[.)]|\.\d{1,2}[.)]?) ?)?(?:(?:the )?(?:(?:aggregate |total )?(?:investment|subscription|purchase) (?:amount|price)|(?:amount|size) of the (?:investment|round|offering)|amount|round size|montant (?:recherche|demande|sollicite|vise|a lever|de (?:l'emprunt|l'emission|la levee|l'operation))|amount (?:sought|to be raised|of the (?:issue|offer|loan))|(?:money|equity|funding|capital) sought|raise|raising|besoin(?: (?:total|de financement|en fonds propres))?(?= ?: )|montant(?: de (?:l'investissement|la souscription|l'apport))?|investissement)(?: (?:is|est(?: de)?))?|(?:the )?investors? (?:will |shall |agrees? to )?(?:subscribes? for|invests?|puts? in)(?: [a-z\d,]+){0,8}?(?: (?:for|at)(?: an?| the)?(?: (?:aggregate |total )?(?:price|amount|sum|consideration))?)?|l'investisseur (?:souscrit|apporte|verse)(?: [a-z']+){0,6}?)[: ]{0,3}(?:of |de |a hauteur de )?$/;

/** `22 000 € nets par mois`: what is spent after what comes in. */
const isNet = ({ text, numeral }: NumeralContext): boolean =>
  /^ nets?\b/.test(text.slice(numeral.end)) || /\bnet ?$/.test(text.slice(0, numeral.start));

/** `stays above`, `never below`: a bound, not what there is. */
const IS_BOUND =
  /\b(?:above|below|under|at least|no less than|au-dessus de|en dessous de|au moins)(?: [^\s\d]{1,4})? ?$/;
/** Longer lines are sentences, whose words are not of the figures below. */
const LONGEST_HEADING = 40;

const isLarge = ({ isScaled, value }: { isScaled: boolean; value: number }): boolean =>
  isScaled || value >= 1e6;

/** Amounts after the first one are what the money is for, unless a second sum is asked for in so many words. */
function isSecondAsk({ previous, passage, cues, numeral }: NumeralContext): boolean {
  if (previous?.passage !== passage) return false;
  return !cues.some(
    ({ kind, start }) => kind === 'ask' && start >= previous.numeral.end && start < numeral.start,
  );
}

function kindUnderAsk(context: NumeralContext): NumberKind {
  const { text, numeral, hasAsk, previous, passage } = context;
  const near = nearestCue(context, new Set(['ask', 'valuation', 'burn', 'cash']), 40);
  if (near === 'ask') return isSecondAsk(context) ? 'other' : 'ask';
  if (near !== null) return numberKind(near);
  const opens = !/[a-z]{3,}/.test(
    text
      .slice(0, numeral.start)
      .replace(
        /^.{0,30}\b(?:loan|pret|dette|equity|ticket|emprunt|credit|subvention|besoin|montant|investissement|grant|debt|facility|total|sum|financement) (?:of|de) /,
        '',
      ),
  );
  const isFirst = !hasAsk && previous?.passage !== passage && numeral.value >= SMALLEST_ASK;
  return isFirst &&
    (opens ||
      NAMES_THE_ASK.test(text.slice(0, numeral.start)) ||
      nearestCue(context, new Set(['ask'])) === 'ask')
    ? 'ask'
    : 'other';
}

const PERCENT: ReadonlySet<CueKind> = new Set(['none', 'growth', 'market', 'revenue', 'expenses']);
const NOT_GROWTH =
  /\b(?:churn|retention|margin|marge|share of|market share|part de marche|discount|commission|interest|equity|dilution|vat|tva|owned|renew|repay|repaid|remboursement|attrition|default|loss ratio|probability|of funds|pull up|full|on time|use:|use of|allocation|repartition)\b/;

const OF_THE_INCOME =
  /^ ?(?:of|du|des|de) (?:our |the |all |total |nos |notre )?(?:annual )?(?:revenues?|sales|turnover|chiffre|ventes|recettes)\b/;
/** `against 9.8 million a year before, 19% more`. */
const MORE_OF_INCOME =
  /^ (?:more|higher|de plus|au-dessus)(?= ?(?:$|[.,;)])| than (?:last|the (?:previous|same)|a year)| que l'an)/;

const OF_A_PRICE = /\b(?:prices?|prix|cours|costs?|couts?|tarifs?|tariffs?|rates?|taux|loyers?|rents?)\b/;
/** A word of growth in a name: \`Casamance Croissance\`. */
const isInName = (
  { passage: { plain } }: NumeralContext,
  { start, end }: { start: number; end: number },
): boolean => /^[A-Z]/.test(plain.slice(start, end)) && /[A-Z][\p{L}'-]* $/u.test(plain.slice(0, start));

/** Percentages: growth where a word of growth is nearest and neither a market nor a rate of another kind is spoken of. */
export function percentKind(context: NumeralContext): NumberKind {
  const { text, numeral, cues } = context;
  if (isUnder(context, 'market', 'problem', 'ask', 'funding')) return 'other';
  const around = text.slice(Math.max(0, numeral.start - 60), numeral.end + 40);
  const behind = text.slice(numeral.end);
  if (OF_THE_INCOME.test(behind) && !/\+ ?$/.test(text.slice(0, numeral.start))) return 'other';
  if (MORE_OF_INCOME.test(behind) && OF_RESULT.test(text) && !NOT_GROWTH.test(around)) return 'growth';
  const near = nearestCue(
    { ...context, cues: cues.filter((cue) => !isInName(context, cue)) },
    new Set(['growth', 'market', 'none']),
    60,
  );
  const isLabelled = near === null && labelKind(context, PERCENT) === 'growth' && text.length < 60;
  const isSigned = /\+ ?$/.test(text.slice(0, numeral.start)) && !OF_A_PRICE.test(around);
  if ((near !== 'growth' && !isLabelled && !isSigned) || NOT_GROWTH.test(around)) return 'other';
  return /\b(?:market|industry|sector|economy|population|inflation|marche|secteur|economie)\b/.test(around)
    ? 'other'
    : 'growth';
}

const PAYBACK =
  /\b(?:payback|paid back|pay back|repaid|repay|rembours[a-z]*|retour|warranty|garantie|contract|contrat|guarantee|last|past|over the|every|derniers|prochains|next|within|dans les|vesting|notice|age|aged|term|instalments?)\b/;

/** Months: runway where cash is spoken of, not terms, contracts or spans of time. */
export function monthsKind(context: NumeralContext): NumberKind {
  const { text, numeral, cues } = context;
  const near = nearestCue(context, new Set(['runway', 'none']), 60);
  if (near === 'runway')
    return /\b(?:last|past|derniers) (?:\S+ )?$/.test(text.slice(0, numeral.start)) ? 'other' : 'runway';
  const around = text.slice(Math.max(0, numeral.start - 40), numeral.end + 30);
  if (near === 'none' || PAYBACK.test(around)) return 'other';
  const speaks = (kind: CueKind): boolean => cues.some((cue) => cue.kind === kind);
  return speaks('cash') || speaks('burn') ? 'runway' : 'other';
}

const PEOPLE_NOUN =
  /^(?:full-time |part-time |permanent |talented |dedicated )*(?:people|employees|staff|workers|team members|members of staff|salaries|salarie|employes|collaborateurs|collaboratrices|personnes|persons|permanents|permanentes|membres|full-time|staffers|colleagues|talents)\b/;
const PART_OF_TEAM =
  /\b(?:sales|field|engineering|product|support|tech|technical|delivery|kitchen|ops|operations|marketing|research|nursing|commerciale?|technique|terrain|production) (?:staff|team|equipe)(?: of| de)? ?:? ?$|\bequipe (?:commerciale|technique|terrain|de vente|de production) (?:de )?$/;
const SIZE_OF_TEAM =
  /\bpayroll(?: run| count| list| of [a-z]+)?[^.;:\d]{0,20}: ?$|\b(?:staff|employees|persons employed|headcount|workforce|people|effectif|salaries) (?:at|on|as at|as of|by) [^.;:]{3,40} (?:were|was|is|are|stood at|stands at|numbered|counted) $|\ba (?:family|crew|workforce|payroll) of (?:about |around |some )?$|\b(?:a|our|the) team of (?:about |around )?$|\b(?:une|notre) equipe de (?:pres de )?$|\beffectif[^.;]{0,30}: ?$/;
const TEAM_BEFORE =
  /(?:\bteam(?: is| now| has| counts)?(?: of| size)?|\bstaff(?: of)?|\bheadcount(?: today| now)?(?: of| is| was| stood at| stands at)?|\bwe are(?: now)?(?: a team of)?|\bwe employ|\bemploys|\bnous sommes|\bequipe (?:de|compte)|\beffectif(?: total| moyen)?(?: est| etait| s'eleve| s'elevait| atteint)?(?: de| a)?|\bnous employons|\ball|\btotal(?:ling)?) ?:? ?(?:about |around |a |environ )?$/;
/** `58 staff: 31 at the depot`: a part of those counted before. */
const IS_PARTED = /\d (?:people|staff|employees|salaries|employes|personnes)(?: ?[:(,]| dont| of whom) ?$/;
const EMPLOYED =
  /\b(?:were|are) employed\b|\bpersonnes employees\b|\bpersons employed\b|\ben moyenne\b|\bhad on average\b|\baverage number of (?:staff|employees|people|persons)\b|\beffectif moyen\b|\b(?:staff|headcount|effectif|employees|employed) (?:at the end of|at|as at|as of|on|au|fin) [^.;:]{0,24}: ?[a-z\d]/;
/** `It employed 22 persons`, `la société compte 67 salariés`. */
const EMPLOYS =
  /\b(?:employ(?:s|ed|ing)?|emplo(?:ie|yait|yant|yons)|(?:elle|il|societe|entreprise|nous) compt(?:e|ait|ons)|counts)(?: (?:about|some|around|today|now|environ|pres de|desormais|aujourd'hui))* $/;
/** `We were 236 on 31 August`, `we are 48 in full-time employment`. */
const COUNTED_US =
  /^ (?:(?:on|at|in|as of) (?:\d|the end|end|full|january|february|march|april|may|june|july|august|september|october|november|december)|people|of us|strong|today|now)/;
/** `43 on payroll`, `17 full time`, `seventy-six strong`, `64 people work full time`. */
const OF_PAYROLL =
  /^ (?:people |staff |employees |personnes |persons )?(?:(?:are |were )?on (?:the |our )?(?:[a-z]+ )?(?:payroll|books|rolls?)\b|strong\b(?! (?:demand|growth))|full[- ]timers?\b|full[- ]time(?:$|[.,;]| and\b| at\b| by\b| on\b)|(?:work|works|worked|are employed|were employed|are employed)\b(?! with\b)|(?:travaill(?:ent|aient)|sont employee?s) )/;
/** `58 people at the end of May`. */
const PEOPLE_ON =
  /^ (?:people|persons|personnes)(?: in all| in total| au total| en tout)?(?:$|[.,;)]| (?:at|by|on|as of|as at|au|fin|a fin|en) (?:the )?(?:end|\d|fin|year|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|20\d\d))/;
const STAFF_NOUN = /^(?:permanent |full-time )*(?:employees|staff|salaries|employes|collaborateurs)\b/;
const OPENS_CLAUSE =
  /(?:^|[:;,.•-] ?|\b(?:we (?:now )?(?:have|had)|nous comptons|nous avons)(?: aujourd'hui| now)? )$/;
const HIRING =
  /\b(?:hire|hiring|hires|recruit[a-z]*|embauch[a-z]*|grow (?:the )?team|grow to|to reach|up to|expand to|porter|passer a|each|a shop (?:of|with)|employers|clinic|sites|run by|serves?)\b/;

const OF_SURVEY = /\b(?:survey|sample|poll|interviewed|asked|enquete|sondage|interroges?)\b[^.;]{0,14}$/;

/** Those who may buy: firms, places and people, by the names trades give them. */
const BUYERS =
  /^(?:[a-z'-]+ (?:and |et )?){0,2}?(?:apprentices|apprentis(?! form)|trainees|subscriptions?|abonnements|leases|baux|advertisers?|annonceurs?|employers?|employeurs?|kitchens|restaurants?|hotels?|shops?|stores|retailers?|wholesalers?|distributors|traders?|commercants?|detaillants?|grossistes?|boutiques?|pharmacies|pharmacy|officines?|clinics?|cliniques?|hospitals?|hopitaux|laborator(?:y|ies)|laboratoires?|schools?|ecoles?|colleges?|universities|universites?|factories|factory|usines?|mills?|farms?|fermes?|exploitations?|farmers?|agriculteurs?|planteurs?|maraichers?|eleveurs?|producteurs?|growers?|co-?operatives?|co-?ops|cellars?|households?|menages?|foyers?|families|familles|homes|tenants?|locataires?|landlords|proprietaires?|corporates|companies|firms|businesses|smes|pmes?|entreprises?|societes?|banks|banques|microfinances?|saccos?|insurers|assureurs|importers?|exporters?|savers?|epargnants?|borrowers?|emprunteurs?|pupils?|eleves|students?|etudiants?|parents|patients?|merchants?|marchands?|vendors?|sellers?|vendeurs?|bakeries|boulangeries?|salons?|garages?|fleets?|flottes?|shippers?|chargeurs?|municipalities|communes|mairies|ministries|ngos|ong)\b/;
/** What makes a count one of ours: what they do with us, or the day it was counted on. */
const WITH_US =
  /^[^.;]{0,60}?\b(?:from us|with us|through us|by us|on our|in our|our platform|we serve|served|signed|equipped|leased|rent|rents|pay|paid|pays|buy|bought|use|uses|used|order|ordered|stored|sold|chez nous|avec nous|par nous|par notre|sur notre|equipes?|equipees?|servis?|servies?|payes?|louent|achetent|utilisent|commandent|raccordes?|livres?)\b/;
const COUNTED_ON =
  /^[^.;,]{0,50}?\b(?:(?:at|by) (?:the )?(?:year |month |quarter )?end|on|by|as at|as of|in|at|au|a fin|fin|en) (?:of )?(?:the )?(?:\d{1,2}(?:st|er)? )?(?:of )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b|20\d\d|year|month|quarter)/;
/** People who are paid through a company, pay by it or live off what it makes use it. */
const PEOPLE_WITH_US =
  /^(?:people|persons|workers|personnes)\b[^.;,]{0,30}\b(?:through us|with us|on our|by us|via|chez nous|grace a nous)\b/;

const CUSTOMER_WORD =
  /\b(?:paid us|pay us|with us|chez nous|nous paient|nous ont paye|paying|paid plan|payants?|payantes?|clients?|clientes?|customers?|subscribers?|subscriptions|policyholders|abonnes?|abonnees?|assures?|contracts signed|bought|under (?:[a-z]+ )?contract|sous contrat|borrowers|emprunteurs|depositors|buyers?|acheteurs?|ordered|subscribed|achetent|commandent|ont (?:achete|commande))\b/;
const BUYER_NOUN =
  /^(?:[a-z'-]+ ){0,2}(?:customers?|clients?|clientes?|buyers?|subscribers?|policyholders|borrowers|emprunteurs|depositors|epargnants|acheteurs?|abonnes?|abonnees?|assures?)\b/;
const USER_WORD =
  /\b(?:users?|with an account|avec un compte|passengers?|passagers|wallets?|active|actifs?|actives?|registered|inscrits?|inscrites?|enregistres?|enregistrees?|downloads?|telechargements?|signed up|sign-ups|utilisateurs?|utilisatrices?|members|learners|regular|on board|onboarded|on the platform|sur la plateforme|connected|serving|we serve|merchants|drivers|riders|enrolled)\b/;
/** People who work for the company from outside, and things: neither buys from it nor uses what it makes. */
const NEITHER_BUYS =
  /^(?:[a-z'-]+ )?(?:teachers?|enseignants?|coursiers?|livreurs?|chauffeurs?|couriers?|designers?|developers?|developpeurs?|engineers?|ingenieurs?|suppliers?|fournisseurs?|contractors?|prestataires?|directors?|administrateurs?|investors?|investisseurs?|reperes?|address(?:es)?|adresses?|trademarks?|marques?|patents?|brevets?|vehicles?|vehicules?|trucks?|camions?|lorries|vans?|motos?|machines?|sensors?|capteurs?|branches|agences|parcels?|colis|tonnes?|tons?|deeds?|documents?)\b/;
const ELSEWHERE =
  /\b(?:there are|counts?|on compte|exist|licensed|census|recensement|potential|potentiels?|addressable|in the country|le pays|nationwide|population|target)\b/;

/** Counts: people of the team, customers or users of ours; what the market holds is none of them. */
export function countKind(context: NumeralContext): NumberKind {
  const { text, numeral } = context;
  const before = text.slice(Math.max(0, numeral.start - 45), numeral.start);
  if (numeral.isScaled && (VALUED.test(text.slice(numeral.end)) || isWorth(context))) return 'valuation';
  if (numeral.isScaled && isUnder(context, 'ask', 'funding')) {
    const kind = kindUnderAsk(context);
    if (kind === 'ask') return kind;
  }
  if (
    numeral.isScaled &&
    isBusinessPlan(text.slice(0, numeral.start), text.slice(numeral.end, numeral.end + 60))
  )
    return 'revenue';
  if (numeral.isScaled && SPENT_BY_MONTH.test(text.slice(numeral.end))) return 'burn';
  if (isLarge(numeral) && numeral.isScaled && isPlanned(context.label, context.passage, text))
    return 'revenue';
  const money = nearestMoneyOfBareCount(context);
  if (money) return money;
  if (isTeam(context, before)) return 'team';
  // Nobody sells to 3.4 customers: clauses are numbered so.
  if (!Number.isInteger(numeral.value)) return 'other';
  if (numeral.value < 3 || isUnder(context, 'problem', 'market', 'ask', 'funding', 'team')) return 'other';
  const isCounted = BUYER_NOUN.test(numeral.noun) && COUNTED_ON.test(text.slice(numeral.end));
  if (isUnder(context, 'goToMarket') && !isCounted) return 'other';
  if (NEITHER_BUYS.test(numeral.noun)) return 'other';
  const phrase = `${numeral.noun} ${/\bwe serve |serving |nous servons /.exec(before)?.[0] ?? ''}`;
  if (ELSEWHERE.test(before) || /\b(?:top|largest|biggest|first|premiers|plus gros) $/.test(before))
    return 'other';
  const [buying, using] = [phrase.search(CUSTOMER_WORD), phrase.search(USER_WORD)];
  if (buying >= 0 && (using < 0 || buying < using || BUYER_NOUN.test(phrase))) return 'customers';
  const label =
    /^(?:[-*• ]{0,3}[a-z ]{0,18})(?:customers|clients|users|utilisateurs|subscribers|abonnes)(?: [a-z\d]+){0,4} ?:\s*$/.exec(
      before,
    )?.[0];
  if (label) return /customers|clients|subscribers|abonnes/.test(label) ? 'customers' : 'users';
  if (using >= 0) return 'users';
  const behind = text.slice(numeral.end).trimStart();
  if (PEOPLE_WITH_US.test(behind)) return 'users';
  if (
    !BUYERS.test(numeral.noun) ||
    isUnder(context, 'competition') ||
    NOT_OURS.test(text.slice(0, numeral.start))
  )
    return 'other';
  const opens = /(?:^|[.:•-] ?)$/.test(before) && isUnder(context, 'traction', 'customers');
  return opens || WITH_US.test(behind) || COUNTED_ON.test(behind) ? 'customers' : 'other';
}
/** Asked, sued, supplying or merely told of: not customers. */
const NOT_OURS =
  /\b(?:survey|surveyed|asked|interviewed|enquete|interroges?|suppliers?|fournisseurs?|from|of the|des|parmi|among|against|owed by|than|will|plan|planned|target|visons|prevoyons|objectif|by 20\d\d|d'ici) (?:[a-z]+ )?$/;

/** `Employees.` before `734 at year end`. */
const IS_STAFF_HEAD = /^(?:\d{1,2}[.)] ?)?(?:employees|staff|headcount|personnel|workforce|effectifs?)[.:]?$/;
const HAD_STAFF =
  /\b(?:(?:the )?(?:company|group|firm|societe|we|it|elle)(?: [a-z]+)? (?:had|has|have|compte|comptait|avait)|there (?:were|are)|and had|with)(?: about| some| around)? $/;
function isTeam(context: NumeralContext, before: string): boolean {
  const { text, numeral } = context;
  if (numeral.value < 2 || numeral.value > 20_000 || isUnder(context, 'problem', 'market')) return false;
  const isPeople = PEOPLE_NOUN.test(numeral.noun);
  const told = before.replaceAll(/\([^()]*\)/g, '');
  if (HIRING.test(told) || OF_SURVEY.test(before) || PART_OF_TEAM.test(before) || IS_PARTED.test(before))
    return false;
  // `14 Staff.`: the number of a note.
  const isHeadingNumber =
    numeral.start === 0 && /^ [A-Z][a-z' ]{1,30}\.(?: |$)/.test(context.passage.plain.slice(numeral.end));
  if (isHeadingNumber) return false;
  if (EMPLOYED.test(text) && (isPeople || numeral.noun === '')) return true;
  if (EMPLOYS.test(before) && (isPeople || /^ ?(?:$|[.,;])/.test(text.slice(numeral.end)))) return true;
  if (/\bwe (?:are|were) $/.test(before) && COUNTED_US.test(text.slice(numeral.end))) return true;
  if (OF_PAYROLL.test(text.slice(numeral.end))) return true;
  const isCounted = isPeople && OPENS_CLAUSE.test(before) && PEOPLE_ON.test(text.slice(numeral.end));
  if (isCounted && !isUnder(context, 'competition', 'customers')) return true;
  if (STAFF_NOUN.test(numeral.noun) && OPENS_CLAUSE.test(before) && !isUnder(context, 'competition'))
    return true;
  const endsHere =
    /^(?:[.,;]|$| \(| (?:in|on|at|as of|as at|from|based|across|works?|a|au|dont|people|employees|staff)(?![a-z]))/.test(
      text.slice(numeral.end),
    );
  const isOpening = numeral.start === 0 && IS_STAFF_HEAD.test(context.label);
  const isHad = HAD_STAFF.test(before) && STAFF_NOUN.test(numeral.noun);
  if ((isHad && !isUnder(context, 'competition', 'customers')) || isOpening) return true;
  if (/^ of us\b/.test(text.slice(numeral.end)) || SIZE_OF_TEAM.test(before)) return true;
  if (TEAM_BEFORE.test(before)) return isPeople || (endsHere && !/\ball ?$|total(?:ling)? ?$/.test(before));
  const isAllTold = /^ (?:all told|in all|au total|en tout)\b/.test(text.slice(numeral.end));
  return (isPeople || isAllTold) && isUnder(context, 'team');
}

/** `10 million a month` without a sign is money where the words beside it say so. */
function nearestMoneyOfBareCount(context: NumeralContext): NumberKind | null {
  const { numeral, text } = context;
  const isBare =
    numeral.noun === '' ||
    /^(?:par|per|a|en|in|at|for|the|pour|au|dans|outstanding|of|disponibles?|pendant|during|while|until|soit|avant|apres)\b/.test(
      numeral.noun,
    ) ||
    (numeral.isScaled && OF_INCOME.test(text.slice(numeral.end)));
  if (!isBare || (!numeral.isScaled && numeral.value < 10_000)) return null;
  const near = nearestCue(context, MONEY, 45);
  if (near === null || near === 'none' || near === 'market') return null;
  if (near === 'ask' && isSecondAsk(context)) return null;
  return /\b(?:users|customers|students)\b/.test(text.slice(Math.max(0, numeral.start - 25), numeral.start))
    ? null
    : numberKind(near);
}
