import type { FlagCode } from './document.ts';
import type { Figure } from './figure-context.ts';
import type { FindingTexts } from './finding-text.ts';
import { isOfOneBuyer } from './flag-concentration.ts';
import {
  distinctQuotes,
  figuresOf,
  type FlagRule,
  quoteFigure,
  quoteWhole,
  type Sign,
  type Extraction,
} from './extraction.ts';
import { percentsIn } from './row-list.ts';
import type { PlacedPassage } from './section.ts';
import { sharesWord } from './series.ts';

type Claim = {
  readonly percent: number;
  readonly passage: PlacedPassage;
  readonly year: number | null;
  /** Of how many of the last years it is said, each; null where it is of one. */
  readonly years?: number | null;
};
type Step = { readonly percent: number; readonly from: Figure; readonly to: Figure };

const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:doubled|doubling|twofold|double (?:en|notre)|a double|avons double|a ete multiplie par deux)\b/,
    100,
  ],
  [/\b(?:tripled|tripling|trebled|trebling|threefold|a triple|avons triple|multiplie par trois)\b/, 200],
  [/\b(?:quadrupled|fourfold|a quadruple|avons quadruple|multiplie par quatre)\b/, 300],
];
/** `more than a third in each of the last two seasons`, `half as much again`: growth told in parts. */
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf as much again\b|\bby (?:a )?half\b|\b(?:augmente|progresse|cru) de moitie\b/, 50],
  [/\b(?:two thirds|deux tiers)\b/, 200 / 3],
  [/\b(?:a|one) third\b|\bd'un (?:bon |petit |gros )?tiers\b/, 100 / 3],
  [/\b(?:a|one) quarter\b|\bd'un (?:bon |petit )?quart\b/, 25],
  [/\b(?:a|one) fifth\b|\bd'un cinquieme\b/, 20],
];
const GROWS =
  /\b(?:grow[ns]?|grew|growing|risen|rose|rises?|increased?|up|added|brought|climbed|progress\w+|augment\w+|cru|croit|grandi|gagne)\b/;
const EACH =
  /\b(?:(?:in )?(?:each|every) (?:one |single )?(?:year|season)|each of (?:the|our) (?:last|past) (?<count>two|three|four|\d) (?:years|seasons)|year after year|chaque annee|(?:tous les|chacun des) (?:\w+ )?(?:ans|exercices)|d'une annee sur l'autre depuis|chacune des (?<nombre>deux|trois|quatre) dernieres annees)\b/;
const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, deux: 2, trois: 3, quatre: 4 };
/** Of how many of the last years a sentence speaks, each: all, where it does not say how many. */
function yearsEach(text: string): number | null {
  const found = EACH.exec(text);
  if (!found) return null;
  const word = found.groups?.['count'] ?? found.groups?.['nombre'] ?? '';
  return COUNT[word] ?? (Number(word) || MOST_OF_A_DATE);
}
const INCOME = /\b(?:revenues?|sales|turnover|income|chiffre d'affaires|ca|ventes|recettes|revenus|arr)\b/;
const OTHER_SUBJECT =
  /\b(?:users|customers|clients|volumes?|transactions|orders|team|downloads|bikes|trips|utilisateurs|commandes|eleves|members|gmv|headcount|losses|costs|pipeline|margin|employees|stores|outlets|yields?|harvests?|wages|savings|rendements?|recoltes?|salaires|effectifs?|adherents|membres)\b/;
/** What is of everybody, unless it is said of the company. */
const OF_OTHERS =
  /\b(?:(?:interest|policy|base|prime|lending|exchange|bank) rates?|taux (?:directeur|de base|d'interet|de change)|markets?|demand|population|prices?|industry|sector|trade|imports?|exports?|inflation|marches?|demande|prix|secteur|filiere|importations|exportations)\b/;
const OURS = /\b(?:we|our|us|the company|nous|notre|nos|la societe)\b/;
/** What a percentage is of, behind it: `+14 % de rendement`, `20% more milk`. */
const OF_SOMETHING =
  /^ ?(?:de |d'|en |more |higher |better |faster |fewer |less |plus de )(?!(?:plus|moins|croissance|hausse|progression|mieux|growth|than|in|la|le|l'an|un an|moyenne|rythme|cumul|glissement|volume|valeur|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|year|each|every|per)\b)[a-z]/;
const BULLET = /[•▪◦●]/;

/** The words of a passage about one number: of the bullet it stands in. */
function aboutIt({ passage: { text }, numeral }: Figure): string {
  const from = text.slice(0, numeral.start).split(BULLET).at(-1)?.length ?? 0;
  const behind = text.slice(numeral.end).split(BULLET)[0] ?? '';
  return text.slice(numeral.start - from, numeral.end + behind.length);
}

/** `12% on the quarter`: no growth of a year. */
const ON_A_PART =
  /^[^.;,\d]{0,6}\b(?:on|over|against|versus|vs|from|sur|contre) (?:the |le |un |last |previous |prior )*(?:quarter|month|week|trimestre|mois|semaine)\b/;
const isOfPart = ({ passage: { text }, numeral }: Figure): boolean => ON_A_PART.test(text.slice(numeral.end));

/** Whether growth is of something that the passage, or a row of the document, names and that is no income. */
const isOfOther = (figure: Figure, { tables }: Extraction): boolean =>
  !INCOME.test(aboutIt(figure)) &&
  (OTHER_SUBJECT.test(aboutIt(figure)) ||
    tables.some(({ rows }) =>
      rows.some(({ label, account }) => account === null && sharesWord(label, aboutIt(figure))),
    ) ||
    (OF_OTHERS.test(aboutIt(figure)) && !OURS.test(figure.passage.text)) ||
    OF_SOMETHING.test(figure.passage.text.slice(figure.numeral.end)) ||
    figure.passage.under.some((id) => id === 'market' || id === 'problem'));
const NOT_A_YEAR =
  /\b(?:month[- ]on[- ]month|mom|m\/m|a month|per month|monthly|par mois|mensuelle?|quarter[- ]on[- ]quarter|qoq|week|cagr|since|depuis|between|entre|over (?:the )?(?:last|past) (?:two|three|four|five|\d) years|in (?:two|three|four|\d) years|en (?:deux|trois|quatre|\d) ans)\b/;
const OF_CAPITAL =
  /\b(?:avant augmentation|augmentation de capital|capital increase|increase in (?:share )?capital)\b/;
const HEDGED =
  /\b(?:about|around|roughly|nearly|almost|approximately|close to|some|environ|pres de|quasiment|presque)\b|~/;
const FROM_DATE =
  /\b(?:from|against|over|compared (?:with|to)|contre|par rapport a|versus|vs) (?:the )?(?:end of |fin )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) )?20\d\d\b/;
/** `between 2023 and 2024`: one step where the years follow each other. */
const BETWEEN_YEARS = /\b(?:between|entre|from|de) (20\d\d) (?:and|et|to|a) (20\d\d)\b/;
const isNextYear = (pair: RegExpExecArray | null): boolean =>
  pair !== null && Number(pair[2]) === Number(pair[1]) + 1;
/** `(the plan had been 15%)`, `against a budget of 30 %`. */
const IS_PLAN =
  /\b(?:plan|plans|planned|budget(?:ed)?|target(?:ed)?|forecast|guidance|objectif|prevision|prevue?s?)\b[^.;,)\d]{0,30}$/;
const AT_LEAST = /\b(?:more than|over|at least|above|plus de|plus que)\b/;

/** Steps between income of one year, half, quarter or month and the same of the year before, oldest first. */
function stepsOf(extraction: Extraction): Step[] {
  const actual = figuresOf(extraction, 'revenue').filter(
    (figure) =>
      figure.date !== null && figure.unit === 'money' && !figure.isForecast && !isOfOneBuyer(figure),
  );
  const byDate = Map.groupBy(actual, ({ date }) => date);
  return actual
    .flatMap((to) => {
      // Of `2025-04 to 2025-09` too: every year of it is one less.
      const before = (to.date ?? '').replaceAll(/\b\d{4}\b/g, (year) => String(Number(year) - 1));
      const earlier = byDate.get(before)?.slice(0, MOST_OF_A_DATE);
      const all = (earlier ?? []).filter(
        ({ currency, rate, value }) =>
          value > 0 && currency === to.currency && (rate === to.rate || rate === null || to.rate === null),
      );
      return all.map((from) => ({ percent: (to.value / from.value - 1) * 100, from, to }));
    })
    .toSorted((a, b) => (a.to.date ?? '').localeCompare(b.to.date ?? ''));
}
const MOST_OF_A_DATE = 20;

const yearOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(0, 4)));

function claimsOf(extraction: Extraction): Claim[] {
  const isAboutIncome = ({ text }: PlacedPassage): boolean =>
    (!NOT_A_YEAR.test(text) || isNextYear(BETWEEN_YEARS.exec(text))) &&
    (INCOME.test(text) || !OTHER_SUBJECT.test(text));
  const yearOfClaim = (figure: Figure): number | null => {
    const year = yearOf(figure.date);
    const pair = BETWEEN_YEARS.exec(figure.passage.text);
    if (pair) return Number(pair[2]);
    return year !== null && FROM_DATE.test(figure.passage.text) ? year + 1 : year;
  };
  const stated = figuresOf(extraction, 'growth')
    .filter(
      (figure) =>
        isAboutIncome(figure.passage) &&
        !figure.isForecast &&
        !IS_PLAN.test(figure.passage.text.slice(0, figure.numeral.start)) &&
        !isOfOther(figure, extraction) &&
        !isOfPart(figure) &&
        !OF_CAPITAL.test(figure.passage.text),
    )
    .map((figure): Claim => {
      const { value, numeral, passage } = figure;
      const percent = numeral.unit === 'times' ? (value - 1) * 100 : value;
      const years = yearsEach(passage.text);
      return { percent, passage, year: years === null ? yearOfClaim(figure) : null, years };
    });
  const tells = new Set(
    figuresOf(extraction, 'revenue').flatMap(({ passage: { line } }) => [line, line + 1, line + 2]),
  );
  const inWords = extraction.passages.flatMap((passage): Claim[] => {
    const years = yearsEach(passage.text);
    const isOfIncome =
      INCOME.test(passage.text) ||
      (years !== null && !OTHER_SUBJECT.test(passage.text) && tells.has(passage.line - 1)) ||
      (years !== null && !OTHER_SUBJECT.test(passage.text) && tells.has(passage.line));
    if (
      !isOfIncome ||
      !(years === null ? isAboutIncome(passage) : !MONTHLY.test(passage.text)) ||
      stated.some((one) => one.passage === passage)
    )
      return [];
    const multiple =
      MULTIPLES.find(([word]) => word.test(passage.text)) ??
      (years !== null && GROWS.test(passage.text)
        ? PARTS.find(([word]) => word.test(passage.text))
        : undefined);
    const year = /\b20\d\d\b/.exec(passage.text)?.[0];
    return multiple
      ? [{ percent: multiple[1], passage, year: year && years === null ? Number(year) : null, years }]
      : [];
  });
  return [...stated, ...inWords];
}

const MONTHLY = /\b(?:months?|monthly|quarters?|weeks?|mois|mensuel\w*|trimestres?)\b/;
/** Growth of a half, a quarter or some months on the same of the year before. */
const OF_A_PART =
  /\b(?:(?:six|nine|three|four|five|\d) months|half(?:[- ]year)?|quarter|semestre|trimestre|(?:six|neuf|trois|quatre|\d) mois)\b/;
const POINTS = 1;
function agrees({ percent, passage }: Claim, found: number): boolean {
  if (AT_LEAST.test(passage.text) && found >= percent - POINTS) return true;
  const allowed =
    HEDGED.test(passage.text) || [...MULTIPLES, ...PARTS].some(([word]) => word.test(passage.text))
      ? percent * 0.1
      : 0;
  return Math.abs(percent - found) <= Math.max(POINTS, allowed) + 1e-9;
}

/** `25 % en 2025, après 30 % en 2024`: each may be of either year. */
const isOfSeveral = ({ passage: { text } }: Claim): boolean => percentsIn(text).length > 1;
const namesYearOf = ({ passage: { text } }: Claim, { to }: Step): boolean =>
  text.includes(to.date?.slice(0, 4) ?? '-');

const COMPOUND =
  /\b(?:cagr|compound(?:ed|ing)?|composee?s?|annualised|annualized|tcam|moyen(?:ne)? annuel(?:le)?)\b/;
const TWO_YEARS = /\b(20\d\d) ?(?:-|–|to|and|a|et|until|au?) ?(20\d\d)\b/;
/** `Compound yearly growth, 2022 to 2025: 60%` beside the income of both years. */
function flagCompound(extraction: Extraction): Sign<FlagCode>[] {
  const income = figuresOf(extraction, 'revenue').filter(
    ({ unit, date, value, account }) =>
      unit === 'money' && date?.length === 4 && value > 0 && account === 'revenue',
  );
  return extraction.figures.flatMap((figure): Sign<FlagCode>[] => {
    const { text } = figure.passage;
    const [, from, to] = TWO_YEARS.exec(text) ?? [];
    const years = Number(to) - Number(from);
    const isOfIncome = INCOME.test(text) || !(OTHER_SUBJECT.test(text) || OF_OTHERS.test(text));
    if (figure.unit !== 'percent' || !COMPOUND.test(text) || !(years > 1) || !isOfIncome) return [];
    const [start, end] = [from, to].map((year) => income.filter(({ date }) => date === year));
    const shown = (start ?? []).flatMap((one) =>
      (end ?? [])
        .filter(({ currency }) => currency === one.currency)
        .map((last) => ({ one, last, percent: ((last.value / one.value) ** (1 / years) - 1) * 100 })),
    );
    const [first] = shown.slice(0, MOST_OF_A_DATE);
    const allowed = Math.max(2, figure.value / 20);
    if (!first || shown.some(({ percent }) => Math.abs(percent - figure.value) <= allowed)) return [];
    return [
      {
        code: 'GROWTH_MISMATCH',
        quotes: distinctQuotes([figure, first.one, first.last].map(quoteFigure)),
        why: ({ growthIs }: FindingTexts) => growthIs(figure.value, first.percent),
      },
    ];
  });
}

/** Growth claimed that the document's own series does not show, beyond one percentage point (a tenth where it says "about"). */
export const flagGrowth: FlagRule = (extraction) => {
  const steps = stepsOf(extraction);
  const claims = claimsOf(extraction).slice(0, MOST_OF_A_DATE);
  // `Growth 22% and 18%`: of one year each.
  const isListed = ({ passage, year }: Claim): boolean =>
    year === null && claims.filter((one) => one.passage === passage && one.year === null).length > 1;
  const ofYears = claims.flatMap((claim) => {
    const ofYear = steps.filter(({ to }) => claim.year === null || yearOf(to.date) === claim.year);
    if (isOfSeveral(claim) && steps.some((step) => namesYearOf(claim, step) && agrees(claim, step.percent)))
      return [];
    const annual = ofYear.filter(({ to }) => to.date?.length === 4);
    const parts = ofYear.filter(({ to }) => to.date?.length !== 4);
    const last = annual.at(-1)?.to.date;
    const isPartOfYear = OF_A_PART.test(claim.passage.text) && claim.years == null;
    const possible = isPartOfYear
      ? parts
      : annual.length > 0
        ? annual.filter(({ to }) => isListed(claim) || to.date === last)
        : ofYear;
    // Said of each year, it is wrong where one of them does not show it.
    const ofEach = claim.years == null ? [] : annual.slice(-claim.years);
    const step =
      claim.years == null ? possible.at(-1) : ofEach.find(({ percent }) => !agrees(claim, percent));
    if (!step || (claim.years == null && possible.some(({ percent }) => agrees(claim, percent)))) return [];
    return [
      {
        code: 'GROWTH_MISMATCH' as const,
        quotes: distinctQuotes([quoteWhole(claim.passage), quoteFigure(step.from), quoteFigure(step.to)]),
        why: ({ growthIs }: FindingTexts) => growthIs(claim.percent, step.percent),
      },
    ];
  });
  return [...ofYears, ...flagCompound(extraction)].slice(0, MOST_OF_A_DATE);
};
