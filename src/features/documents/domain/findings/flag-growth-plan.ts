import type { FlagCode } from '../document.ts';
import { distinctQuotes, type Extraction, quoteWhole, type Sign } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { FindingTexts } from './finding-text.ts';
import { INCOME, OTHER_SUBJECT } from '../sums/growth-claim.ts';
import { A_CASE } from '../sums/told-twice.ts';
import { percentsIn } from '../words/percent-word.ts';

const IS_PLANNED =
  /\b(?:plan(?:ned|s)?|assum\w+|forecasts?|budget(?:ed)?|project(?:ed|ions?)|prevue?s?|prevision\w*|hypotheses?|suppose\w*|retenue?)\b/;
const GROWS = /\b(?:growth|grows?|growing|increase|croissance|progression|hausse|augmentation)\b|\+ ?\d/;
/** `A steady 25% a year`: of every year of the plan. */
const EACH_YEAR =
  /\b(?:a|per|each|every) year\b|\bannual(?:ly)?\b|\byearly\b|\bpar an\b|\bchaque annee\b|\bby the year\b/;
const A_YEAR = /\b20\d\d\b/g;
/** Growth of a part, or of what is no income. */
const OF_ELSE =
  /\b(?:per|par|price|prix|volume|units?|market|marche|export|segment|customers?|clients?|inflation|margin|marge)\b/;
const LONGEST = 140;
const [POINTS, SHARE] = [2, 0.1];

type Step = {
  readonly year: number;
  readonly percent: number;
  readonly passage: Figure['passage'];
  readonly isForecast: boolean;
};
/** By how many percent each row of income grows from year to year. */
function stepsOf({ figures }: Extraction): Step[] {
  const income = figures.filter(
    ({ account, unit, date, isAside }) =>
      account === 'revenue' && unit === 'money' && date?.length === 4 && isAside !== true,
  );
  return income.flatMap((to) =>
    income
      .filter(
        (from) => from.passage === to.passage && Number(from.date) === Number(to.date) - 1 && from.value > 0,
      )
      .map((from) => ({
        year: Number(to.date),
        percent: 100 * (to.value / from.value - 1),
        passage: to.passage,
        isForecast: to.isForecast,
      })),
  );
}

/** Growth of income that a plan says it takes, which its own rows do not show in the year it is of, or in any to come. */
export function growthOfPlan(extraction: Extraction): Sign<FlagCode>[] {
  const steps = stepsOf(extraction);
  if (steps.length === 0) return [];
  return extraction.passages
    .flatMap((passage): Sign<FlagCode>[] => {
      const { text } = passage;
      const isTold = text.length <= LONGEST && IS_PLANNED.test(text) && INCOME.test(text) && GROWS.test(text);
      if (!isTold || A_CASE.test(text) || OF_ELSE.test(text) || OTHER_SUBJECT.test(text)) return [];
      const [percent, ...more] = percentsIn(text);
      const years = (text.match(A_YEAR) ?? []).map(Number);
      if (percent === undefined || more.length > 0 || steps.some((one) => one.passage === passage)) return [];
      const year = Math.max(...years);
      const own = EACH_YEAR.test(text)
        ? steps.filter(({ isForecast }) => isForecast)
        : steps.filter((one) => years.length > 0 && one.year === year);
      const [first] = own;
      const isShown = own.some(
        (one) => Math.abs(one.percent - percent) <= Math.max(POINTS, SHARE * Math.abs(one.percent)),
      );
      if (!first || isShown) return [];
      return [
        {
          code: 'GROWTH_MISMATCH',
          quotes: distinctQuotes([passage, first.passage].map(quoteWhole)),
          why: ({ growthIs }: FindingTexts) => growthIs(percent, first.percent),
        },
      ];
    })
    .slice(0, 1);
}
