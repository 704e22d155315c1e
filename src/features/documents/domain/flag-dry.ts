import type { FlagRule, Sign } from './extraction.ts';
import { distinctQuotes, quoteWhole } from './extraction.ts';
import type { FlagCode } from './document.ts';
import type { FindingTexts } from './finding-text.ts';
import { datesIn } from './period.ts';
import type { PlacedPassage } from './section.ts';
import { lastMonthOf, type Series, seriesIn } from './series.ts';

const LASTS =
  /\b(?:runway|cash|money|funds?|funded|round|raise|treasury|tresorerie|fonds|levee|caisse|argent)\b/;
const UNTIL =
  /\b(?:until|till|through(?: to)?|up to|(?:takes|gets|sees|carries|brings) (?:us|the company) (?:well )?(?:to|into|past|beyond)|lasts?(?: \w+){0,2} (?:to|into)|jusqu'(?:a|au|en|ici)|au-dela de)\b/;
const FOR_MONTHS = /\b(\d{1,2}) (?:months|mois)\b/;
const CLOSING =
  /\b(?:closing|ending|end of|end cash|year[- ]end|month[- ]end|carried forward|cloture|finale?|fin d[eu']|solde|a reporter|net cash position|cash position|cash balance|position de tresorerie)\b/;
const CASH_ROW = /\b(?:cash|bank|balance|tresorerie|solde|caisse|banque|cloture|closing)\b/;
const NOT_CASH =
  /\b(?:change|movement|variation|flow|flux|flows|opening|ouverture|debut|interest|interets)\b/;

type Promise = {
  readonly passage: PlacedPassage;
  readonly untilMonth: number | null;
  readonly months: number;
};

/** `The cash lasts until the end of 2028`, or for so many months. */
export function promisesIn(passages: readonly PlacedPassage[]): Promise[] {
  return passages.flatMap((passage): Promise[] => {
    const { text } = passage;
    if (text.length > 300 || !LASTS.test(text)) return [];
    const until = UNTIL.exec(text);
    const date = until ? datesIn(text).find(({ start }) => start >= until.index) : undefined;
    if (date) return [{ passage, untilMonth: lastMonthOf(date.date), months: 0 }];
    const months = /\b(?:runway|funded|lasts?|carr(?:y|ies)|covers?|autonomie|tient|portent|tenir)\b/.test(
      text,
    )
      ? FOR_MONTHS.exec(text)?.[1]
      : undefined;
    return months === undefined ? [] : [{ passage, untilMonth: null, months: Number(months) }];
  });
}

const isClosingCash = ({ label, account }: Series): boolean =>
  account === 'closingCash' ||
  (CLOSING.test(label) && CASH_ROW.test(label) && !NOT_CASH.test(label)) ||
  /^(?:closing|cloture|cloture de tresorerie|solde (?:final|de cloture|fin)|(?:closing|ending) (?:cash|balance|position))$/.test(
    label,
  );

/** Money said to last beyond the date at which the document's own closing cash is below zero. */
export const flagDry: FlagRule = (extraction) => {
  const promises = promisesIn(extraction.passages);
  if (promises.length === 0) return [];
  const closing = seriesIn(extraction).filter(isClosingCash);
  return promises.flatMap(({ passage, untilMonth, months }): Sign<FlagCode>[] => {
    for (const { points, passage: row } of closing) {
      const [first, second] = points;
      if (!first || !second) continue;
      const end = untilMonth ?? first.month - (second.month - first.month) + months;
      const dry = points.find(({ month, value }) => value < 0 && month <= end);
      if (!dry) continue;
      const quotes = distinctQuotes([passage, row].map(quoteWhole));
      const why = ({ cashBelowZero }: FindingTexts) => cashBelowZero(dateOf(dry.month));
      return [{ code: 'RUNWAY_MISMATCH', quotes, why }];
    }
    return [];
  });
};

/** The month a period ends in, as `2027-12`. */
const dateOf = (month: number): string =>
  `${Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
