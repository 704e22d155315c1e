import type { Extraction } from '../extraction.ts';
import { valueOfWords } from '../words/number-word.ts';
import { datesIn } from '../words/period.ts';
import { MONTH_NAMES, monthOfName } from '../words/period-word.ts';
import { percentsIn, withPercentsInDigits } from '../words/percent-word.ts';
import type { PlacedPassage } from '../text/section.ts';
import { holdingsIn, wordsOfOwners } from './holding.ts';
import { AHEAD, monthsOf } from './series.ts';

/** A time that growth is counted from or to; of no year where none is told. */
export type Time = { readonly month: number; readonly span: number; readonly isDated: boolean };

/** Growth as it is told: how much, over what time, and of what. */
export type GrowthClaim = {
  readonly passage: PlacedPassage;
  /** The words it is told in, and those of them that may say what has grown. */
  readonly words: string;
  readonly subject: string;
  /** Those of them that stand in its own clause. */
  readonly clause: string;
  readonly percent: number;
  /** It is told as a multiple or a part, or as about so much, which is not told to the point. */
  readonly isRound: boolean;
  readonly isAtLeast: boolean;
  /** Months of a pace that is kept: 1, 3 or 12; null for growth in all. */
  readonly pace: number | null;
  /** Of how many of the last years it is said, each. */
  readonly years: number | null;
  /** Months back from the last value that it is counted on. */
  readonly back: number | null;
  readonly from: Time | null;
  readonly to: Time | null;
  /** `Four times the money`, told of no time: of what stands beside it. */
  readonly isBare: boolean;
  /** `85% more patients than in 2024`: of what it names, and of nothing else. */
  readonly isOfThing: boolean;
  /** One of several growths of a sentence. */
  readonly isOfSeveral: boolean;
};

/** Words for income. */
export const INCOME =
  /\b(?:revenues?|sales|turnover|income|mrr|arr|takings|billings|fees|commissions?|chiffre d'affaires|ca|ventes|recettes|revenus?|facturation)\b/;
/** What else of a company grows, told without a row of its own. */
export const OTHER_SUBJECT =
  /\b(?:users?|customers?|clients?|volumes?|transactions?|orders?|order book|bookings|backlog|carnet|downloads?|trips?|bikes|members?|adherents?|membres|gmv|headcount|employees|staff|team|equipe|effectifs?|stores?|outlets?|shops?|merchants?|losses|pertes|pipeline|margins?|marge|profits?|benefices?|ebitda|wages|salaires|savings|costs?|couts?|yields?|rendements?|harvests?|recoltes?|tonn\w*|litres?|hectares?|utilisateurs|utilisatrices|commandes|eleves|abonnes|prices?|prix|tariffs?|tarifs?)\b/;
/** What is of everybody, unless it is said of the company. */
const OF_OTHERS =
  /\b(?:(?:interest|policy|base|prime|lending|exchange|bank) rates?|taux (?:directeur|de base|d'interet|de change)|markets?|demand|economy|population|prices?|inflation|(?<!\b(?:au|en) )cours|(?:reinsurance|insurance|credit|loan|payment) terms|tariffs?|tarifs?|conditions (?:de reassurance|d'assurance|de credit)|industry|sector|trade|imports?|exports?|rents?|(?<!\bgrowth )rates|(?:electricity|power|light|water|fuel|energy|gas|freight) (?:bills?|costs?|charges?)|factures? (?:d'(?:electricite|eau|energie)|de gaz)|competitors?|e-commerce|marches?|demande|economie|prix|secteur|filiere|importations|exportations|loyers?|commerce en ligne|interets?|dividend\w*|share capital)\b/;
const OF_CAPITAL =
  /\b(?:(?:avant|apres) augmentation|augmentation d[eu] capital|capital increase|increase in (?:share )?capital)\b/;
/** `44%, up from 42%`: what a part was before. */
const WAS = /\d ?(?:%|per ?cent|pour cent)[^.;%]{0,40}\b(?:from|against|contre|apres) $/;
/** `Gross revenue retention 92 %`: what stayed. */
const IS_KEPT = /\b(?:retention|retained|churn|fidelisation)(?: rate)?(?: (?:of|at|was|is|de))? ?:? ?$/;
/** `TMM + 2,5 %`, `SOFR + 4%`: what a lender takes above a rate. */
const ABOVE_A_RATE =
  /\b(?:taux|tmm|tbb|teg|rates?|libor|euribor|sofr|sonia|jibar|prime|interest|interets?|t-?bills?)\b[^.;%\d]{0,24}(?:\+|plus) ?$/;
/** `From 33% to 38%`: how much it was and is, and not how much it grew. */
const isLevel = (text: string, start: number, end: number): boolean =>
  WAS.test(text.slice(0, start)) ||
  IS_KEPT.test(text.slice(0, start)) ||
  ABOVE_A_RATE.test(text.slice(0, start)) ||
  (/\b(?:from|de) $/.test(text.slice(0, start)) &&
    /^ (?:to|a) \d[\d.,]* ?(?:%|per ?cent|pour cent)/.test(text.slice(end))) ||
  (/\d ?(?:%|per ?cent|pour cent) (?:to|a) $/.test(text.slice(0, start)) &&
    /\b(?:from|de) \d[\d.,]* ?(?:%|per ?cent|pour cent) (?:to|a) $/.test(text.slice(0, start)));
/** `Deflated by 24.0% inflation`: what prices rose by. */
const OF_PRICES = /^ ?(?:(?:consumer|annual|average|yearly|general) )*(?:price )?inflation\b/;
const DEFLATED = /\b(?:deflated|real growth|deflatee?s?|croissance reelle)\b/;
/** Growth of what was there in both times alone, or at the rates of before: no two values of a line show it. */
const OF_THE_SAME =
  /\b(?:like[- ]for[- ]like|lfl|same[- ]store|comparable (?:sales|shops|stores|basis)|organic(?:ally)?|constant (?:currency|exchange|prices)|(?:at|in) constant [a-z]+|in real terms|inflation-adjusted|(?:(?:net of|after|excluding|adjusted for|hors) |(?:nette?|corrigee?)s? (?:de l'|d'))(?:inflation|acquisitions?)|(?:monnaie|francs?|dinars?|dirhams?|euros?|cours) constante?s?|(?:perimetre|taux de change|devises?|prix|magasins?) (?:constants?|comparables?)|organique(?:ment)?|en termes reels)\b/;
/** `September × 12`, `MRR × 12`: a year's worth of a month. */
const A_YEARS_WORTH = new RegExp(
  `\\b(?:${MONTH_NAMES}|mrr|months?|monthly|mois|mensuel\\w*|quarter(?:ly)?|trimestre|[qt][1-4])(?: 20\\d\\d)? ?$`,
);
/** `Dipped by a fifth`. */
const FALLS =
  /\b(?:dip\w*|drop\w*|fall\w*|fell|declin\w*|down|cut|reduc\w*|shr[aiu]nk\w*|los(?:e|es|t|ing)|baiss\w*|recul\w*|chut\w*|diminu\w*|perd\w*)(?: [a-z']+){0,3} ?$/;
const OURS = /\b(?:we|our|us|the company|nous|notre|nos|la societe)\b/;
/** `(the plan had been 15%)`, `against a budget of 30 %`. */
const IS_PLAN =
  /\b(?:plan|plans|planned|budget(?:ed)?|target(?:ed)?|forecast|guidance|objectif|prevision|prevue?s?)\b[^.;,)\d]{0,30}$/;

const GROWS =
  /(?<![-\w])(?:grow(?:s|n|ing|th)?|grew|increas\w+|ris(?:e|es|en|ing)|rose|climb\w*|expand\w*|(?<!\b(?:ma(?:kes?|de|king)|add(?:s|ed|ing)?|set|sign(?:ed|s)?|take[sn]?|end(?:s|ed)?|pick(?:s|ed)?|hold|held|open(?:ed|s)?|follow|scale[sd]?) )up(?! to\b)|compound\w*|cagr|tcam|yoy|jump\w*|leap(?:s|t|ed|ing)?|surg(?:e[ds]?|ing)|soar\w+|advanced|advancing|gain(?:s|ed|ing)?|added|put on|went up|croi(?:t|ssons|ssent|ssance)|progress\w+|avan[cs]ons|avancent|avance(?= (?:de|d'environ|de pres de|de plus de) ?(?:\d|$))|grandi(?:t|e|ssons|ssent)?|grossi(?:t|e|ssons)?|grimp\w+|bondi\w*|bond|cru|augment\w+|exceed\w*(?= (?:that|those)\b)|hausse|gagne|gagnons|en plus|de plus qu)\b/;
/** `60% better than`, `24 % de plus qu'en`, `12% above the same quarter`, `9 % supérieures au premier semestre`. */
const IS_MORE =
  /^ ?(?:better|higher|more|above|larger|greater|ahead|de plus|superieure?s?)(?: (?:than|of|those|that|qu|aux?|a)\b|[.,;]|$)|^ ?(?:above|ahead of|over) (?:20\d\d|(?:last|the (?:same|corresponding|comparable|previous|prior|preceding|first|second|third|fourth)) (?:[a-z]+ )?(?:year|half|quarter|period|months?|season))\b/;
/** `85 % more rental income`. */
const IS_MORE_OF = /^ ?(?:more|de plus de) [a-z]/;
/** `85% more patients in 2025 than in 2024`. */
const MORE_THAN = /^ ?(?:more|de plus d[e'])\b[^.;,]{0,50}\b(?:than|qu')/;
/** `186,400 visits, 11% more than`: of what was counted. */
const COUNTED_BEFORE =
  /\d (?:[a-z]+ )?(?<thing>(?!(?:francs|shillings|dollars|euros|dinars|dirhams|rupees|pounds|rands|cedis|pesos|millions|milliards|billions|thousands|crores|lakhs|months|years|quarters|sales|ventes|recettes|revenues|fees)\b)[a-z]{4,}s)\b[^.;:\d]{0,20}, (?:which is |that is |or |soit )?$/;
/** `Revenue 2025 over 2024 | 52%`: a row that says of which years it is. */
const YEAR_ON_YEAR =
  /^\W*(?:(?:total|net|our) )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)[ ,:(]+(?:fy ?)?20\d\d (?:over|on|vs\.?|versus|against|sur|par rapport a) (?:fy ?)?20\d\d\W*$/;
const REACH = 45;

/** What verbs and nouns of multiples make of it, by their stem in either language; other multiples are counted. */
const MULTIPLES: Readonly<Record<string, number>> = {
  doubl: 2,
  twice: 2,
  tripl: 3,
  trebl: 3,
  quadrupl: 4,
  quintupl: 5,
  sextupl: 6,
  decupl: 10,
};
const HEDGE = '(?:plus de|pres de|more than|nearly|almost|about|environ|over|a|one|a good)';
const COUNT = '\\d{1,3}(?:[.,]\\d+)?|[a-z]+(?:-[a-z]+)?';
const HALF = ' and a half| et demie?';
/** `Twelve times the month of March`, `douze fois le mois de mars`: a year reckoned from a month. */
const OF_A_MONTH =
  "(?:(?:the|its|our|that|le|la|ce|notre) ?|l')?(?:(?:latest|last|same|dernier|income|revenue|sales|billings|mrr|recettes?|ventes|revenu|chiffre d'affaires) )?(?:(?:of|in|de|d'|du) ?(?:the |la |le )?)?(?:months?|monthly|mrr|mois|mensuel\\w*|january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\\b";
const MULTIPLE = new RegExp(
  [
    `\\b(?<stem>${Object.keys(MULTIPLES).join('|')})(?<ending>[a-z]{0,3})\\b(?! (?:digits?|shifts?|rooms?|entry))`,
    `(?<![\\d.,])(?<count>${COUNT})(?<half>${HALF})?[- ]?(?<times>times|fois|fold|x)\\b(?! (?:a|per|par|each|every|l')(?: |$))(?! (?:${OF_A_MONTH}))`,
    `\\b(?!multipl(?:y|ions|ier) )multipl\\w+ (?:par|by) (?:${HEDGE} )?(?<by>${COUNT})(?<more>${HALF})?(?= (?:in|over|since|between|en|entre|depuis|sur|par)\\b|[.,;!)]|$)`,
    '(?<![\\d%)] ?)(?:\\bx ?|× ?)(?<mark>\\d{1,2}(?:[.,]\\d)?)(?![\\d%]|[.,]\\d| ?%|[^.;]*=)',
  ].join('|'),
  'g',
);
/** A bare `double` is a verb by what stands beside it, and else a noun. */
const VERB_BEFORE =
  /\b(?:has|have|had|a|ont|avons|avait|avaient|est|sont|ete|we|users|que|presque|quasi\w*|encore|de nouveau) (?:(?:plus que|bien|presque) )?$/;
const VERB_BEHIND =
  /^(?: (?:every|each|in|since|over|again|chaque|tous|en|sur|depuis|entre|between|par rapport|d'une?|notre|nos|le|la|les|our)\b|[.,;!]|$)/;
/** `Three times the`, `double those of`: what stands behind is what it was. */
const OF_WHAT_WAS =
  /^ (?:what|ce que|the|as (?:many|much)|more|plus|les|le|la|notre|nos|our|autant|larger|bigger|higher|those|that|celles?|ceux|celui|of|de|du)\b/;
/** Growth told in parts: `half as much again`, `by more than a third`, `d'un bon quart`. */
const PARTS: readonly (readonly [string, number])[] = [
  ['half|moitie', 50],
  ['three quarters|trois quarts', 75],
  ['two thirds|deux tiers', 200 / 3],
  ['three fifths|trois cinquiemes', 60],
  ['two fifths|deux cinquiemes', 40],
  ['third|tiers', 100 / 3],
  ['quarter|quart', 25],
  ['fifth|cinquieme', 20],
  ['tenth|dixieme', 10],
];
const PART = new RegExp(
  `\\bhalf as much again\\b|\\b(?:by|of|de|d'un|des|some|than|au moins|at least)(?: ${HEDGE})* ?(?:bon |petit |gros |la |pres d'un |plus d'un )?(?<part>${PARTS.map(([words]) => words).join('|')})\\b(?! (?:of|on|du|des|quarter|half|year|party|round|time|trimestre)\\b)`,
  'g',
);
/** A year before the sign of a row is none: `growth 2025 % 41.2`. */
const PERCENT =
  /(?<![\d.,])(?!20\d\d ?% ?\(?-?\d)(\d{1,4}(?:[.,]\d+)?) ?(?:%|percent\b|per cent\b|pour cent\b)/g;
/** `Growth of sales in the year to March 2025, % 84`: a row whose label has the sign. */
const GROWTH_ROW =
  /\b(?:growth|croissance|cagr|tcam)\b[^%]*% ?\)?[^\d]{0,14}(\d{1,3}(?:\.\d+)?)(?=$| [a-z])/g;

const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text.replace(',', '.')) : (valueOfWords(text) ?? 0);

type Amount = {
  readonly start: number;
  readonly end: number;
  readonly percent: number;
  readonly isRound: boolean;
  readonly isTimes: boolean;
};

/** An owner that is called after it. */
const OF_A_FUND =
  /\b(?:fonds|fund)(?: [a-z'&-]+){0,3} (?:croissance|growth)\b|\b(?:growth|croissance) (?:fund|capital|partners|equity|ventures)\b/g;

/** The growths of a sentence, in order: percentages beside a word for growing, multiples and parts. */
function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  const add = (start: number, end: number, percent: number, isRound: boolean, isTimes = false): void => {
    const isTold = found.some((one) => start < one.end && end > one.start);
    if (percent > 0 && !isTold) found.push({ start, end, percent, isRound, isTimes });
  };
  for (const { 0: whole, index, groups = {} } of text.matchAll(MULTIPLE)) {
    const { stem, ending = '', count, half, times, by, more, mark } = groups;
    const [before, behind] = [text.slice(0, index), text.slice(index + whole.length)];
    const told = stem === undefined ? numberOf(count ?? by ?? mark ?? '') : (MULTIPLES[stem] ?? 0);
    if (mark !== undefined && A_YEARS_WORTH.test(before)) continue;
    const factor = told + (half !== undefined || more !== undefined ? 0.5 : 0);
    const isVerb =
      stem !== undefined &&
      stem !== 'twice' &&
      (ending.length > 1 || VERB_BEFORE.test(before) || VERB_BEHIND.test(behind));
    const isCounted = times === 'fold' || by !== undefined || mark !== undefined;
    const isGrown =
      isVerb ||
      isCounted ||
      (times !== undefined && (GROWS.test(text) || TIME_BACK.test(behind) || LAST_YEAR.test(behind)));
    if (factor > 1 && (isGrown || OF_WHAT_WAS.test(behind)))
      add(index, index + whole.length, (factor - 1) * 100, true, !isGrown);
  }
  for (const { 0: whole, 1: number = '', index } of text.matchAll(PERCENT)) {
    const [before, end] = [text.slice(Math.max(0, index - REACH), index), index + whole.length];
    const isOfTime =
      timesIn(text).length > 0 ||
      [LAST_STEP, LAST_YEAR, TIME_BACK, ...PACES.map(([, told]) => told)].some((told) => told.test(text));
    const isGrowing = GROWS.test((before.split(/%[^,;%]*(?:,|$)|;/).at(-1) ?? '').replace(OF_A_FUND, ''));
    const isMarked =
      /\+ ?$/.test(before) ||
      IS_MORE.test(text.slice(end)) ||
      MORE_THAN.test(text.slice(end)) ||
      YEAR_ON_YEAR.test(text.slice(0, index)) ||
      (IS_MORE_OF.test(text.slice(end)) && INCOME.test(text.slice(end, end + OF_INCOME))) ||
      GROWS.test(text.slice(end, end + REACH).split(/[%;,.:(]/)[0] ?? '');
    if (isGrowing || (isMarked && (isOfTime || INCOME.test(text) || OTHER_SUBJECT.test(text))))
      add(index, index + whole.length, numberOf(number), false);
  }
  for (const { 0: whole, index, groups = {} } of GROWS.test(text) ? text.matchAll(PART) : []) {
    const { part = 'half' } = groups;
    if (FALLS.test(text.slice(0, index))) continue;
    const percent = PARTS.find(([words]) => words.split('|').includes(part))?.[1] ?? 0;
    add(index, index + whole.length, percent, true);
  }
  for (const { 0: whole, 1: number = '', index } of text.matchAll(GROWTH_ROW))
    add(index, index + whole.length, numberOf(number), false);
  return found.toSorted((a, b) => a.start - b.start);
}

const PACES: readonly (readonly [number, RegExp])[] = [
  [
    1,
    /\b(?:(?:a|per|each|every) month|month[- ](?:on|over|after|by)[- ]month|monthly|mom\b|m\/m|par mois|chaque mois|tous les mois|mensuel(?:le)?(?:ment)?|d'un mois (?:sur|a) l'autre|mois apres mois)(?!\w)/,
  ],
  [
    3,
    /\b(?:(?:a|per|each|every) quarter|quarter (?:after|by) quarter|par trimestre|chaque trimestre|tous les trimestres)\b/,
  ],
  [
    12,
    /(?<!\b(?:in|within|under|over|for|of|than|once|half) )\b(?:(?:a|per|each|every) (?:single |one )?(?:year|season)(?!'s)|year (?:after|by) year|yearly|annual(?:ly)?(?= (?:growth|rise|increase|rate)|\b(?! [a-z]))|cagr|compound(?:ed|ing)?|composee?s?|annuali[sz]ed|tcam|moyen(?:ne)? annuel(?:le)?|par an\b|l'an\b|chaque annee|tous les ans|d'annee en annee|d'une annee (?:sur|a) l'autre depuis)\b(?! (?:before|ago|earlier))/,
  ],
];
/** `Monthly recurring revenue grew 75%`: the revenue is of a month, its growth is not. */
const BY_MONTH_ITSELF =
  /\bmonthly (?:recurring )?(?:revenues?|income|turnover|sales|billings)\b|\b(?:revenus?|recettes?|chiffre d'affaires|ventes) (?:recurrente?s? )?mensuel(?:le)?s?(?: recurrente?s?)?\b/g;
/** `45 % à chaque période`, of what its own sentence counts: months, quarters or years. */
const EACH_TIME =
  /\b(?:(?:each|every) (?:period|time|one|of (?:them|these|those))|chaque (?:periode|fois)|period (?:after|on) period)\b/;
const COUNTED: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:months?|mois)\b/],
  [3, /\b(?:quarters?|trimestres?)\b/],
  [12, /\b(?:years?|ans|annees?|exercices?)\b/],
];
const EACH =
  /\b(?:in (?:each|every)(?: one)?|each|chacun des|chacune des|tous les) (?:of )?(?:the |our )?(?:last |past )?(?<count>[a-z]+|\d)? ?(?:dernier\w* )?(?:years|seasons|ans|exercices|annees)\b/;
/** Each year, however many there are. */
const EVERY =
  /\b(?:(?:each|every) (?:one |single )?(?:year|season)(?!'s)|year after year|chaque annee|tous les ans|chacun des exercices)\b/;
const LAST_STEP =
  /\b(?:on|over|versus|vs|against|from|than|compared (?:with|to)|sur|par rapport (?:a|au)|contre)(?: the| le)? (?:(?:last|previous|prior|preceding) )?(?<step>quarter|month|trimestre|mois)(?: before| precedent| dernier)?\b|\b(?<qoq>quarter[- ]on[- ]quarter|qoq|d'un trimestre (?:sur|a) l'autre)\b|\b(?:on|over|versus|vs|against|from|than|compared (?:with|to)|sur|par rapport (?:a|au)|contre) (?:the |le )?(?:[tq][1-4]|(?:first|second|third|fourth|1st|2nd|3rd|4th|premier|deuxieme|troisieme|quatrieme|1er|2e|3e|4e|2eme|3eme|4eme)(?! (?:semestre|mois|exercice|half|month|year))(?: (?:quarter|trimestre))?)\b(?! (?:quarter|trimestre|(?:of |de )?(?:last year|20\d\d|a year|l'an|fy)))/;
const LAST_YEAR =
  /\b(?:(?:in|over|during|within) (?:the (?:past|last) |a |one |under a )?(?:12 months|twelve months|year)|in under a year|(?:on|over|than|against|from) (?:the )?(?:year before|(?:last|previous|prior|preceding) year|a year (?:ago|earlier)|the year)|year[- ]on[- ]year|yoy|y\/y|on the year|in the (?:last|past) (?:financial |fiscal )?year|en un an|sur un an|en douze mois|sur (?:les )?(?:douze|12) (?:derniers )?mois|en 12 mois|depuis un an|d'une annee (?:sur|a) l'autre|since last year|in the year (?:to|ended)|par rapport a l'(?:an|annee|exercice) (?:dernier|derniere|precedente?|passee?))\b/;
const TIME_BACK =
  /\b(?:(?:in|over|within) (?:the |just |only )?(?:(?:last|past) )?|en |sur (?:les )?)(?<count>[a-z]+|\d{1,2}) (?:derniers? |dernieres )?(?<unit>years|ans|annees|exercices|months|mois)\b/;
const AT_LEAST = /\b(?:more than|over|at least|above|plus d[eu]|plus que)\b/;
const HEDGED =
  /\b(?:about|around|roughly|nearly|almost|approximately|close to|some|environ|pres de|quasiment|presque)\b|~/;
/** What a percentage is of, behind it: `+14 % de rendement`, `20% more milk`. */
const OF_SOMETHING = new RegExp(
  `^ ?(?:of |des |du |de |d'|en |more |higher |better |faster |fewer |less |plus de )(?!(?:plus|moins|growth|croissance|hausse|progression|mieux|than|in|la|le|l'an|une?|moyenne|rythme|cumul|glissement|volume|valeur|year|each|every|per|${MONTH_NAMES})\\b)(?!(?:20|fy))(?!(?:[a-z]+ |\\d+ )?(?:mois|ans?|annees?|semaines?|trimestres?|months|years?|weeks?)\\b)[a-z]`,
);

const SINCE = /\b(?:since|depuis)(?: (?:the|end|start|beginning|of|fin|debut|le mois de|last|\d{1,2}))* ?$/;
const AGAINST =
  /\b(?:on|over|against|versus|vs\.?|from|than|compared (?:with|to)|contre|par rapport (?:a|au)|sur|had in|had at|had|of|avions en|qu'(?:en|a)|qu'a fin|as in|same)(?: (?:the|end|of|fin|same|in|at|en|level|a|le|du|de|la|period|celles?|ceux|celui|those|that))* ?$/;
const AND = /^ ?(?:and|et|to|a|au|until|through|jusqu'(?:a|en)|-)(?: (?:the|end|of|fin|de))* ?$/;
const BARE_MONTH = new RegExp(
  `(?<=\\b(?:since|depuis|from|between|entre|had in|qu'en|on|over|than|than in|against|versus|vs|compared with|compared to|contre|par rapport a)(?: (?:the|end|start|of|fin|debut|le mois de))* )(?<name>${MONTH_NAMES})(?![a-z])(?!\\.?,? ?20\\d\\d)`,
  'g',
);
/** `From Q1 to Q4 2024`: both of one year. */
const PART_TO_PART = /\b([qths][1-4]) (to|and|et|a|au|-) ([qths][1-4]) (?:of |de )?(20\d\d)\b/g;
const SPAN_OF_YEARS = /\b(20\d\d) ?[-–] ?(20\d\d)\b/g;

type Mention = { readonly start: number; readonly end: number; readonly time: Time };
function timesIn(text: string): Mention[] {
  const dated = datesIn(text).flatMap(({ start, end, date }): Mention[] => {
    const time = monthsOf(date);
    return time ? [{ start, end, time: { ...time, isDated: true } }] : [];
  });
  const bare = [...text.matchAll(BARE_MONTH)].map(({ 0: name, index }): Mention => {
    const time = { month: 24_000 + (monthOfName(name) ?? 0), span: 1, isDated: false };
    return { start: index, end: index + name.length, time };
  });
  return [...dated, ...bare].toSorted((a, b) => a.start - b.start);
}

/** `Third-quarter sales rose 38% on the same quarter of 2025`: the part of the year that is named before. */
const SAME_PART =
  /\b(?<part>(?:first|second|third|fourth|premier|deuxieme|troisieme|quatrieme)[- ](?<what>quarter|half|trimestre|semestre))\b(?<between>.*)\b(?:same|memes?|corresponding) \k<what> (?:of |in |de |en )?(?<year>20\d\d)\b/;
const withPartNamed = (text: string): string => text.replace(SAME_PART, '$<part>$<between>$<part> $<year>');

/** `From 1,900 in 2024 to 2,394 in 2025`. */
const FROM_SO_MANY = /\b(?:from|de) [^\d\s]{0,4} ?\d[^.;]{0,30} (?:in|en|at|on|for|pour) ?(?:fy ?)?$/;
const TO_SO_MANY = /^,? (?:to|a) [^\d\s]{0,4} ?\d[^;]{0,30} (?:in|en|at|on|for|pour) ?(?:fy ?)?$/;
const SO_IT_GREW =
  /^,? (?:so|thus|hence|which means|meaning|donc|ainsi)(?: that)?,? (?:we|they|it|sales|nous|elles?|ils?|les ventes) [^.;]*$/;
/** From when to when growth is counted. */
function timesOf(words: string, at: number): Pick<GrowthClaim, 'from' | 'to'> {
  const text = withPartNamed(words);
  const times = timesIn(text);
  for (const [index, first] of times.entries()) {
    const second = times[index + 1];
    const between = second ? text.slice(first.end, second.start) : '';
    const isFromTo =
      AND.test(between) || (TO_SO_MANY.test(between) && FROM_SO_MANY.test(text.slice(0, first.start)));
    if (second && isFromTo && second.time.month > first.time.month)
      return { from: first.time, to: second.time };
  }
  for (const { start, time } of times) {
    const before = text.slice(0, start);
    if (SINCE.test(before)) return { from: time, to: null };
    if (AGAINST.test(before)) {
      const to = times.find((other) => other.time.month > time.month)?.time ?? null;
      return { from: time, to };
    }
  }
  // `Sales were 520,000 in 2024, so we doubled in a year`: what the growth is counted from.
  const base = times.findLast(({ end }) => end <= at && SO_IT_GREW.test(text.slice(end, at)));
  if (base) return { from: base.time, to: null };
  const bracketed = (index: number): boolean => /\([^)]*$/.test(text.slice(0, index));
  const [nearest] = times
    .filter(({ start }) => bracketed(start) === bracketed(at) || times.length === 1)
    .toSorted((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at));
  return { from: null, to: nearest?.time ?? null };
}

/** Of how many of the last years a sentence speaks, each: all, where it does not say how many. */
function yearsEach(text: string): number | null {
  const each = EACH.exec(text);
  const count = numberOf(each?.groups?.['count'] ?? '');
  return count > 0 ? count : each || EVERY.test(text) ? ALL_YEARS : null;
}
const ALL_YEARS = 20;

type Span = { readonly start: number; readonly end: number };
const CUTS = [', ', ' (', ' and ', ' et ', ' but ', ' mais ', ' puis ', ' then ', ' after ', ' apres '];
/** The words around one of several figures: what stands between two is of the one it is not cut off from. */
function windowsOf(text: string, figures: readonly Span[]): (figure: Span) => Span {
  const cutBetween = (one: Span, other: Span): number => {
    // `Faster than pipes (+47%)`: what has grown stands before the bracket.
    const whole = text.slice(one.end, other.start);
    const between = whole.replace(/ \(\+? ?$/, '');
    const stop = between.lastIndexOf('; ');
    const at = stop < 0 ? Math.max(...CUTS.map((word) => between.lastIndexOf(word))) : stop;
    return at >= 0 ? one.end + at : between === whole ? other.start : one.end;
  };
  return (figure) => {
    const before = figures.filter(({ end }) => end <= figure.start).toSorted((a, b) => b.end - a.end)[0];
    const behind = figures
      .filter(({ start }) => start >= figure.end)
      .toSorted((a, b) => a.start - b.start)[0];
    return {
      start: before ? cutBetween(before, figure) : 0,
      end: behind ? cutBetween(figure, behind) : text.length,
    };
  };
}

/** What stands before the verb is what grew: `his price went up 14% and we paid`. */
const isOfEverybody = (words: string, before: string): boolean => {
  const others = OF_OTHERS.exec(words);
  const income = INCOME.exec(words);
  if (others === null || (income && income.index < others.index)) return false;
  return !OURS.test(OF_OTHERS.test(before) ? before : words);
};

/** `Une hausse de 40 % des ventes`. */
const RISE_OF =
  /\b(?:hausse|progression|croissance|augmentation|rise|increase|growth) (?:de|d'environ|of|of about) ?$/;
const OF_INCOME = 24;
/** `She doubled her income`, `doubles the income of a household`: of customers. */
const OF_ONES_OWN =
  /^ (?:his|her|their) |^ (?:le |la |les |l'|the )?(?:revenus?|recettes|rendements?|benefices?|incomes?|earnings|yields?|takings|profits?) (?:d'une? |des |de chaque |of (?:an? |each |the )?)(?:[a-z]+ )?(?:menages?|foyers?|famill\w+|producteurs?|productrices?|paysans?|maraichers?|eleveurs?|commercant\w*|chauffeurs?|femmes|boutiques?|ecoles?|clients?|households?|famil\w+|farmers?|growers?|traders?|riders?|drivers?|women|shops?|schools?|customers?|users?)\b/;
/** `We sold out of season: arrears have doubled`: behind the colon something of its own has grown. */
const OWN_SUBJECT =
  /^(?:the|our|les|nos|la|le|notre) [a-z'-]{4,} |^[a-z]{4,}s (?:have|had|were|ont|avaient) |^l'[a-z]{4,} /;
const NEXT_CLAUSE = /[,;] |\b(?:and|et|but|mais) /;
const BULLET = /[•▪◦●]/;
const LONGEST = 500;

/** `Helped by the price rise of 6% in March`, `après la hausse des tarifs de 8 %`: what something costs. */
const RISE_OF_PRICES =
  /\b(?:prices?|tariffs?|rents?|fees?|wages?|salar(?:y|ies)) (?:rise|increase|hike|review|adjustment)s? (?:of|by) (?:about |some |around )?$|\b(?:hausse|augmentation|relevement) (?:de |du |des |d')(?:nos |notre |l'|la |les )?(?:prix|tarifs?|loyers?|salaires?|frais) (?:de |d')(?:environ )?$/;

/** `Growth of 11% in the first year, falling to 6%`: what a valuation or a plan supposes. */
const FROM_THE_FIRST_YEAR =
  /^ (?:in|for|over|la|pour la|en) (?:the )?(?:first|premiere) (?:year|annee),? (?:then |and |puis )?(?:falling|easing|slowing|tapering|declining|rising|retombant|ramenee?)\b/;

function claimsOf(passage: PlacedPassage): GrowthClaim[] {
  const text = withPercentsInDigits(passage.text)
    .replaceAll(SPAN_OF_YEARS, (whole, from: string, to: string) =>
      Number(to) > Number(from) ? `${from} to ${to}` : whole,
    )
    .replaceAll(PART_TO_PART, '$1 $4 $2 $3 $4');
  if (text.length > LONGEST) return [];
  const amounts = amountsIn(text);
  const shares = [...text.matchAll(PERCENT)].map(({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }));
  const windowOf = windowsOf(text, [...amounts, ...shares]);
  return amounts.flatMap(({ start, end, percent, isRound, isTimes }): GrowthClaim[] => {
    const stop = text.indexOf('; ', end);
    const around = windowOf({ start, end });
    const reason = text.slice(around.start, start).lastIndexOf(': ');
    const from = around.start + reason + 2;
    const window = {
      start: reason >= 0 && OWN_SUBJECT.test(text.slice(from, start)) ? from : around.start,
      end: stop < 0 ? around.end : Math.min(around.end, stop),
    };
    const words =
      text
        .slice(window.start, window.end)
        .split(BULLET)
        .find((part) => part.length > start - window.start) ?? '';
    const [before, behind] = [text.slice(window.start, start), text.slice(end, window.end)];
    const isElsewhere = passage.under.some((id) => id === 'market' || id === 'problem');
    const said = `${before} ${behind.split(NEXT_CLAUSE)[0] ?? ''}`;
    if (
      FROM_THE_FIRST_YEAR.test(text.slice(end)) ||
      RISE_OF_PRICES.test(before) ||
      OF_ONES_OWN.test(behind) ||
      AHEAD.test(said) ||
      IS_PLAN.test(before) ||
      isOfEverybody(words, before)
    )
      return [];
    if (isElsewhere && !INCOME.test(words)) return [];
    const counted = IS_MORE.test(text.slice(end))
      ? COUNTED_BEFORE.exec(before)?.groups?.['thing']
      : undefined;
    const isOfIncome =
      (RISE_OF.test(before) || /\+ ?$/.test(before) || IS_MORE_OF.test(behind)) &&
      INCOME.test(behind.slice(0, OF_INCOME));
    const isOfThing = !isRound && !isOfIncome && OF_SOMETHING.test(behind);
    if (isOfThing && !MORE_THAN.test(behind)) return [];
    if (OF_PRICES.test(behind) || DEFLATED.test(text)) return [];
    if (OF_CAPITAL.test(text) || OF_THE_SAME.test(words) || isLevel(text, start, end)) return [];
    const beside = `${before} ${behind}`;
    const step = LAST_STEP.exec(beside);
    const years = step ? null : yearsEach(beside);
    const paces = EACH_TIME.test(beside) ? [...PACES, ...COUNTED] : PACES;
    const timed = beside.replace(BY_MONTH_ITSELF, ' ');
    const pace = step ? null : (paces.find(([, told]) => told.test(timed))?.[0] ?? null);
    const back = step
      ? /month|mois/.test(step.groups?.['step'] ?? '')
        ? 1
        : 3
      : LAST_YEAR.test(beside)
        ? 12
        : monthsBack(beside);
    const own = timesOf(words, start - window.start);
    const isBare = isTimes && start === 0 && timesIn(text).length === 0;
    // `Four times the sales` may also be a price.
    if (isTimes && !isBare && !GROWS.test(words) && own.from === null) return [];
    return [
      {
        passage,
        words,
        subject:
          counted ??
          `${words.slice(0, Math.max(0, start - window.start))} ${behind}`.replaceAll(
            new RegExp(GROWS, 'g'),
            ' ',
          ),
        clause:
          `${words.slice(0, Math.max(0, start - window.start))} ${behind.split(/[,;:(]|\b(?:and|et|but|mais|which|qui) /)[0]}`.replaceAll(
            new RegExp(GROWS, 'g'),
            ' ',
          ),
        percent,
        isRound: isRound || HEDGED.test(before),
        isAtLeast: AT_LEAST.test(before.slice(-24)) || AT_LEAST.test(text.slice(start, end)),
        pace,
        years,
        back,
        ...(own.from || own.to || amounts.length > 1 ? own : timesOf(text, start)),
        isBare,
        isOfThing: isOfThing || counted !== undefined,
        isOfSeveral: amounts.length > 1 || percentsIn(text).length > 1,
      },
    ];
  });
}

function monthsBack(words: string): number | null {
  const { count = '', unit = '' } = TIME_BACK.exec(words)?.groups ?? {};
  return numberOf(count) > 0 ? numberOf(count) * (/mois|months/.test(unit) ? 1 : 12) : null;
}

/** What a document says that it has grown. */
export function growthClaims(extraction: Extraction): GrowthClaim[] {
  const { type, passages, figures } = extraction;
  // What is to come, and rows of owners: `Rising Tide Fund 18%`.
  const others = new Set([
    ...wordsOfOwners(extraction),
    ...holdingsIn(extraction).flatMap((one) => one.passages),
    ...figures
      .filter(({ kind, isForecast, holder }) => (kind === 'growth' && isForecast) || holder !== undefined)
      .map(({ passage }) => passage),
  ]);
  // An agreement speaks of shares: what it says has grown is only what it names.
  const isOther = ({ words }: GrowthClaim): boolean => type === 'legal_docs' && !INCOME.test(words);
  return passages.flatMap((passage) =>
    others.has(passage)
      ? []
      : claimsOf(passage).map((claim) => (isOther(claim) ? { ...claim, isOfThing: true } : claim)),
  );
}
