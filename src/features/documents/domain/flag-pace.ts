import {
  distinctQuotes,
  type Extraction,
  yearlyIncome,
  type FlagRule,
  quoteWhole,
  type Sign,
} from './extraction.ts';
import type { FlagCode } from './document.ts';
import type { FindingTexts } from './finding-text.ts';
import { valueOfWords } from './number-word.ts';
import { datesIn } from './period.ts';
import { monthOfName } from './period-word.ts';
import { withPercentsInDigits } from './row-list.ts';
import type { PlacedPassage } from './section.ts';
import {
  lastMonthOf,
  lastStepOf,
  lastYearOf,
  paceOf,
  type Series,
  seriesIn,
  sharesWord,
  sinceOf,
} from './series.ts';

/** Growth said to recur, or to have been that of the last twelve months. */
type Claim = {
  readonly passage: PlacedPassage;
  readonly percent: number;
  readonly months: 1 | 3 | 12;
  readonly isLastYear: boolean;
  /** Growth of one step: of the last quarter or month on the one before it. */
  readonly isLastStep: boolean;
  /** The time it is counted from, where it is growth in all. */
  readonly since?: { readonly month: number; readonly isDated: boolean };
};

const LAST_STEP =
  /\b(?:on|over|versus|vs|against|from|than|compared (?:with|to)|sur|par rapport (?:a|au)|contre)(?: the| le)? (?:previous|prior|preceding|last)? ?(?:quarter|month|trimestre|mois)(?: before| precedent| dernier)?\b|\bquarter[- ]on[- ]quarter\b|\bqoq\b|\bd'un trimestre (?:sur|a) l'autre\b|\b(?:on|over|versus|vs|against|from|than|compared (?:with|to)) (?:the )?(?:q[1-4]|(?:first|second|third|fourth) quarter)\b(?! (?:of )?(?:last year|20\d\d|a year))|\b(?:sur|par rapport (?:a|au)|contre) (?:le )?(?:[tq][1-4]|(?:premier|deuxieme|troisieme|quatrieme)(?: trimestre)?(?! (?:semestre|mois|exercice)))\b(?! (?:20\d\d|de l'an))/;
const OF_MONTH = /\b(?:previous|prior|preceding|last|le)? ?(?:month|mois)\b/;

const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubl(?:e|es|ed|ing|ent|ee?s?)|two-?fold|multipli\w+ par deux|x ?2|2x)\b/, 100],
  [
    /\b(?:tripl(?:e|es|ed|ing|ent|ee?s?)|trebl(?:e|es|ed|ing)|three-?fold|multipli\w+ par trois|x ?3|3x)\b/,
    200,
  ],
  [/\b(?:quadrupl(?:e|es|ed|ing|ent|ee?s?)|four-?fold|multipli\w+ par quatre|x ?4|4x)\b/, 300],
];
const PERCENT = /(\d{1,3}(?:[.,]\d+)?) ?(?:%|percent\b|per cent\b|pour cent\b)/;
const GROWS =
  /\b(?:grow(?:s|n|ing|th)?|grew|increas\w+|ris(?:e|es|en|ing)|rose|climb\w*|expand\w*|up|compound\w*|croi(?:t|ssons|ssent|ssance)|progress\w+|grandi\w*|bondi\w*|cru|augment(?:e|ent|ons|ait)|hausse|gagne|gagnons|en plus)\b/;
const MONTHLY =
  /\b(?:(?:a|per|each|every) month|month[- ](?:on|over|after|by)[- ]month|monthly|mom\b|m\/m|par mois|chaque mois|tous les mois|mensuel(?:le)?(?:ment)?|d'un mois (?:sur|a) l'autre|mois apres mois)\b/;
const QUARTERLY =
  /\b(?:(?:a|per|each|every) quarter|quarter[- ](?:on|over|after)[- ]quarter|qoq|par trimestre|chaque trimestre|tous les trimestres)\b/;
const YEARLY =
  /\b(?:(?:a|per|each|every) year|in (?:each|every one) of the (?:\w+ )?years|year (?:after|on|over) year|annually|yearly|par an\b|l'an\b|chaque annee|tous les ans|d'annee en annee|d'une annee (?:sur|a) l'autre)\b/;
const LAST_YEAR =
  /\b(?:(?:in|over|during|within) (?:the (?:past|last) |a |one )?(?:12 months|twelve months|year)|(?:in|over) the (?:past|last) year|en un an|sur un an|en douze mois|sur (?:les )?(?:douze|12) (?:derniers )?mois|en 12 mois|depuis un an|since last year|in the year (?:to|ended))\b/;
const AHEAD =
  /\b(?:will|forecast|projected|expects?|expected|targets?|targeting|plan to|plans? to|aims?|goal|would|could|should|if|previsions?|prevu|prevoyons|objectif|visons|d'ici|serait|devrait|pourrait|si)\b/;
const OF_OTHERS =
  /\b(?:market|industry|sector|economy|population|inflation|prices?|costs?|interest|rents?|competitors?|e-commerce|marche|secteur|economie|prix|couts?|interets?|loyers?|rendement|commerce en ligne|return|dividend\w*|fees?|share capital)\b/;
const INCOME =
  /\b(?:revenues?|sales|turnover|income|mrr|arr|takings|billings|fees|commissions?|chiffre d'affaires|ca|ventes|recettes|revenus?|facturation)\b/;
const OTHER_SUBJECT =
  /\b(?:users?|customers?|clients?|volumes?|transactions?|orders?|downloads?|trips?|utilisateurs|utilisatrices|commandes|members?|gmv|losses|margins?|marge|employees|staff|team|equipe|stores?|outlets?|tonn\w*|litres?|hectares?|abonnes|shops?|merchants?|pertes|profits?|benefices?|ebitda)\b/;
const VOLUME = /\b(?:volumes?|tonn\w*|kg|kilos?|litres?|quantit\w+|bags?|sacs?)\b/;

const COUNT_WORD =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|vingt';
/** `Five times the riders we had in March 2023`, `trois fois plus d'abonnés qu'en 2022`, `twice the shops of June`. */
const TIMES_THAT = new RegExp(
  `(?:(?<![\\d.,])(?<digits>\\d{1,2}(?:[.,]\\d)?) ?(?:times|fois|x)|\\b(?<word>${COUNT_WORD}) (?:times|fois)|\\b(?<twice>twice|double)) (?:the|as many|as much|more|plus|les|le|la|notre|nos|our|autant|ce que|what)\\b[^.;]{2,60}?\\b(?:had|in|at|of|than|en|de|avions|a|fin|as)(?: (?:in|en|at|a|fin|the|end|end of))* $`,
);
const SINCE =
  /\b(?:since|depuis|compared (?:with|to)|par rapport a)(?: (?:the )?(?:end of|end|start of|fin|le mois de))* $/;
const LONE_MONTH = /\b(?:since|depuis) ([a-z]{3,9})\b(?! ?20\d\d)/;

/** Growth in all since a time that is named. */
function sinceClaim(passage: PlacedPassage): Claim | null {
  const { text } = passage;
  if (MONTHLY.test(text) || QUARTERLY.test(text) || YEARLY.test(text) || COMPOUNDED.test(text)) return null;
  const told = (percent: number, since: NonNullable<Claim['since']>): Claim => ({
    passage,
    percent,
    months: 12,
    isLastYear: false,
    isLastStep: false,
    since,
  });
  const growth = (): number | null =>
    MULTIPLES.find(([words]) => words.test(text))?.[1] ?? shareIn(withPercentsInDigits(text));
  for (const { start, date } of datesIn(text)) {
    const month = lastMonthOf(date);
    const before = text.slice(0, start);
    if (month === null) continue;
    const { digits, word, twice } = TIMES_THAT.exec(before)?.groups ?? {};
    const times =
      twice === undefined ? (word === undefined ? Number(digits?.replace(',', '.')) : valueOfWords(word)) : 2;
    if (times !== null && times > 1) return told((times - 1) * 100, { month, isDated: true });
    const percent = SINCE.test(before) ? growth() : null;
    if (percent !== null) return told(percent, { month, isDated: true });
  }
  const month = monthOfName(LONE_MONTH.exec(text)?.[1] ?? '');
  const percent = month === null ? null : growth();
  return month === null || percent === null ? null : told(percent, { month, isDated: false });
}
const COMPOUNDED = /\b(?:compound\w*|cagr|annualised|average|moyenne)\b/;

function claimOf(passage: PlacedPassage): Claim | null {
  const { text } = passage;
  if (text.length < 12 || AHEAD.test(text) || OF_OTHERS.test(text)) return null;
  const sinceThen = sinceClaim(passage);
  if (sinceThen) return sinceThen;
  const months = MONTHLY.test(text) ? 1 : QUARTERLY.test(text) ? 3 : YEARLY.test(text) ? 12 : null;
  const isLastStep = LAST_STEP.test(text);
  const isLastYear = months === null && !isLastStep && LAST_YEAR.test(text);
  if (months === null && !isLastYear && !isLastStep) return null;
  const isOurs = OURS.test(text) || INCOME.test(text) || OTHER_SUBJECT.test(text) || text.length <= SHORT;
  if (!isOurs) return null;
  const multiple = MULTIPLES.find(([words]) => words.test(text));
  const percent = multiple?.[1] ?? shareIn(withPercentsInDigits(text));
  return percent === null
    ? null
    : {
        passage,
        percent,
        months: isLastStep ? (OF_MONTH.test(LAST_STEP.exec(text)?.[0] ?? '') ? 1 : 3) : (months ?? 12),
        isLastYear,
        isLastStep,
      };
}

const OURS = /\b(?:we|our|us|nous|notre|nos)\b/;
const SHORT = 75;
const REACH = 45;

/** `Growth of sales in the year to March 2025, % 84`: a row whose label has the sign. */
const GROWTH_ROW = /\b(?:growth|croissance)\b[^%]*% ?\)? ?:? ?(\d{1,3}(?:\.\d+)?)$/;

const TIMES = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?(?:times|fois|x)\b/;

/** The percentage beside a word for growing. */
function shareIn(text: string): number | null {
  const found = PERCENT.exec(text);
  if (!found) {
    const [, inRow] = GROWTH_ROW.exec(text) ?? [];
    const [, times] = GROWS.test(text) ? (TIMES.exec(text) ?? []) : [];
    if (inRow !== undefined) return Number(inRow);
    return times === undefined ? null : (Number(times.replace(',', '.')) - 1) * 100;
  }
  const around = text.slice(Math.max(0, found.index - REACH), found.index + found[0].length + REACH);
  return GROWS.test(around) || /\+ ?$/.test(text.slice(0, found.index))
    ? Number(found[1]?.replace(',', '.'))
    : null;
}

/** Whether the label of a row shares a word with a claim: `Meters up 60%` beside `Meters on subscription`. */
const isNamedIn = ({ label }: Series, { passage: { text } }: Claim): boolean => sharesWord(label, text);

/** Whether a row may be what a claim speaks of. */
function isOf(series: Series, claim: Claim): boolean {
  const { label, account } = series;
  const { text } = claim.passage;
  const isIncome =
    account === 'revenue' ||
    account === 'recurringRevenueMonthly' ||
    account === 'recurringRevenueAnnual' ||
    (account === null && INCOME.test(label));
  if (INCOME.test(text)) return isIncome;
  if (!OTHER_SUBJECT.test(text)) return isIncome;
  return isNamedIn(series, claim) || (VOLUME.test(text) && VOLUME.test(label));
}

/** Yearly income told in sentences, by currency. */
function incomeInProse(extraction: Extraction): Series[] {
  const told = yearlyIncome(extraction).filter(({ account }) => account === null);
  return [...Map.groupBy(told, ({ currency }) => currency).values()].flatMap((all): Series[] => {
    const byMonth = new Map(all.map((figure) => [lastMonthOf(figure.date) ?? 0, figure]));
    const points = [...byMonth]
      .map(([month, { value }]) => ({ month, value }))
      .toSorted((a, b) => a.month - b.month);
    const passage = all.at(-1)?.passage;
    return passage && points.length >= 2 ? [{ label: 'revenue', account: 'revenue', passage, points }] : [];
  });
}

/** What growth may miss of a claim: a quarter of it, at least two points. */
const allowedFor = (percent: number): number => Math.max(2, percent / 4);
const MOST = 20;

/** A pace of growth that the row it is of does not keep, by more than a quarter of it. */
export const flagPace: FlagRule = (extraction) => {
  const claims = extraction.passages.flatMap((passage) => claimOf(passage) ?? []).slice(0, MOST);
  if (claims.length === 0) return [];
  const series = [...seriesIn(extraction), ...incomeInProse(extraction)];
  return claims.flatMap((claim): Sign<FlagCode>[] => {
    const others = series.filter(({ passage }) => passage !== claim.passage);
    const named = INCOME.test(claim.passage.text) ? [] : others.filter((one) => isNamedIn(one, claim));
    const shown = (named.length > 0 ? named : others.filter((one) => isOf(one, claim))).flatMap((one) => {
      const percent = claim.since
        ? sinceOf(one.points, claim.since)
        : claim.isLastStep
          ? lastStepOf(one.points, claim.months)
          : ((claim.isLastYear ? lastYearOf(one.points) : null) ?? paceOf(one.points, claim.months));
      return percent === null ? [] : [{ percent, passage: one.passage }];
    });
    const [first] = shown;
    const keeps = ({ percent }: { percent: number }) => percent + allowedFor(claim.percent) >= claim.percent;
    if (!first || shown.some(keeps)) return [];
    return [
      {
        code: 'GROWTH_MISMATCH',
        quotes: distinctQuotes([claim.passage, first.passage].map(quoteWhole)),
        why: ({ growthIs }: FindingTexts) => growthIs(claim.percent, first.percent),
      },
    ];
  });
};
