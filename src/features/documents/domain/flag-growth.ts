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
import type { PlacedPassage } from './section.ts';

type Claim = { readonly percent: number; readonly passage: PlacedPassage; readonly year: number | null };
type Step = { readonly percent: number; readonly from: Figure; readonly to: Figure };

const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:doubled|doubling|twofold|double (?:en|notre)|a double|avons double|a ete multiplie par deux)\b/,
    100,
  ],
  [/\b(?:tripled|tripling|trebled|trebling|threefold|a triple|avons triple|multiplie par trois)\b/, 200],
  [/\b(?:quadrupled|fourfold|a quadruple|avons quadruple|multiplie par quatre)\b/, 300],
];
const INCOME = /\b(?:revenues?|sales|turnover|income|chiffre d'affaires|ca|ventes|recettes|revenus|arr)\b/;
const OTHER_SUBJECT =
  /\b(?:users|customers|clients|volumes?|transactions|orders|team|downloads|bikes|trips|utilisateurs|commandes|eleves|members|gmv|headcount|losses|costs|pipeline|margin|employees|stores|outlets|yields?|harvests?|wages|savings|rendements?|recoltes?|salaires|effectifs?|adherents|membres)\b/;
/** What is of everybody, unless it is said of the company. */
const OF_OTHERS =
  /\b(?:(?:interest|policy|base|prime|lending|exchange|bank) rates?|taux (?:directeur|de base|d'interet|de change)|markets?|demand|population|prices?|industry|sector|imports?|exports?|inflation|marches?|demande|prix|secteur|filiere|importations|exportations)\b/;
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

/** Whether growth is of something that the passage names and that is no income. */
const isOfOther = (figure: Figure): boolean =>
  !INCOME.test(aboutIt(figure)) &&
  (OTHER_SUBJECT.test(aboutIt(figure)) ||
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
      const [year = '', rest = ''] = [to.date?.slice(0, 4), to.date?.slice(4)];
      const earlier = byDate.get(`${Number(year) - 1}${rest}`)?.slice(0, MOST_OF_A_DATE);
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
        !isOfOther(figure) &&
        !OF_CAPITAL.test(figure.passage.text),
    )
    .map((figure): Claim => {
      const { value, numeral, passage } = figure;
      const percent = numeral.unit === 'times' ? (value - 1) * 100 : value;
      return { percent, passage, year: yearOfClaim(figure) };
    });
  const inWords = extraction.passages.flatMap((passage): Claim[] => {
    if (
      !INCOME.test(passage.text) ||
      !isAboutIncome(passage) ||
      stated.some((one) => one.passage === passage)
    )
      return [];
    const multiple = MULTIPLES.find(([word]) => word.test(passage.text));
    const year = /\b20\d\d\b/.exec(passage.text)?.[0];
    return multiple ? [{ percent: multiple[1], passage, year: year ? Number(year) : null }] : [];
  });
  return [...stated, ...inWords];
}

const POINTS = 1;
function agrees({ percent, passage }: Claim, found: number): boolean {
  if (AT_LEAST.test(passage.text) && found >= percent - POINTS) return true;
  const allowed =
    HEDGED.test(passage.text) || MULTIPLES.some(([word]) => word.test(passage.text)) ? percent * 0.1 : 0;
  return Math.abs(percent - found) <= Math.max(POINTS, allowed) + 1e-9;
}

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
    if (figure.unit !== 'percent' || !COMPOUND.test(text) || !(years > 1) || !INCOME.test(text)) return [];
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
  const ofYears = claimsOf(extraction)
    .slice(0, MOST_OF_A_DATE)
    .flatMap((claim) => {
      const ofYear = steps.filter(({ to }) => claim.year === null || yearOf(to.date) === claim.year);
      const annual = ofYear.filter(({ to }) => to.date?.length === 4);
      const last = annual.at(-1)?.to.date;
      const possible = annual.length > 0 ? annual.filter(({ to }) => to.date === last) : ofYear;
      const step = possible.at(-1);
      if (!step || possible.some(({ percent }) => agrees(claim, percent))) return [];
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
