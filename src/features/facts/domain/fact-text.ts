import { periodText } from '#shared/domain/calendar.ts';
import { amountInWords } from '#shared/domain/money.ts';
import type { Contradiction } from './agreement.ts';
import { type Fact, METRIC_LABELS } from './fact.ts';

const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A fact's figure in plain words: `KSh 37,914,000`, `12%`, `8 months`, `2,140`. */
function figureText({ value, unit, currency }: Pick<Fact, 'value' | 'unit' | 'currency'>): string {
  const number = PLAIN.format(value);
  if (unit === 'percent') return `${number}%`;
  if (unit === 'months') return `${number} months`;
  return amountInWords(value, currency);
}

const placeText = ({ source, quote }: Fact): string =>
  quote === null ? source.label : `${source.label}, page ${quote.page}`;

/** What is compared: `Revenue of 2025`, `Ownership of Wambui Karanu`, `Ask`. */
function subjectText({ metric, about }: Fact, period: string | null): string {
  const when = period === null ? '' : ` of ${periodText(period)}`;
  const of = about === null ? '' : ` of ${about}`;
  return `${METRIC_LABELS[metric]}${of}${when}`;
}

/** A contradiction in one sentence without its stop, both sides with their place, the higher level last. */
function contradictionText({ period, gapFraction, believed, against }: Contradiction): string {
  const percent = Math.round(100 * gapFraction);
  const sides = [against, believed].map((fact) => `${figureText(fact)} (${placeText(fact)})`);
  return `${subjectText(believed, period)} is ${sides.join(' and ')}, ${percent}% apart`;
}

/** A contradiction in words: the sentence, then each side with its figure and where it is from, the believed one last. */
export type ToldContradiction = {
  readonly severity: Contradiction['severity'];
  readonly text: string;
  readonly sides: readonly {
    readonly text: string;
    readonly source: Fact['source'];
    readonly quote: Fact['quote'];
  }[];
};

export const tellContradiction = (contradiction: Contradiction): ToldContradiction => ({
  severity: contradiction.severity,
  text: contradictionText(contradiction),
  sides: [contradiction.against, contradiction.believed].map((fact) => ({
    text: sideText(fact),
    source: fact.source,
    quote: fact.quote,
  })),
});

const sideText = (fact: Fact): string =>
  `${placeText(fact)}: ${fact.quote === null ? figureText(fact) : `“${fact.quote.text.trim()}”, ${figureText(fact)}`}`;
