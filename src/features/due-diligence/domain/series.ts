import { currencyOf } from '#shared/domain/currency.ts';
import type { Lenses } from '#shared/domain/growth-lenses.ts';
import { countsPeople } from '#shared/domain/catalogue/vocabularies.ts';
import { dayText, daysBetween } from '#shared/domain/calendar.ts';
import { amountInWords } from '#shared/domain/money.ts';
import type { FigureFact } from './facts.ts';

type Metric = FigureFact['metric'];

export const seriesOf = (series: readonly FigureFact[], metric: Metric): FigureFact[] =>
  series.filter((figure) => figure.metric === metric);

/** The newest figure of a metric; null when there is none. */
export const latestOf = (series: readonly FigureFact[], metric: Metric): FigureFact | null =>
  seriesOf(series, metric).at(-1) ?? null;

/** A figure as it reads: `$12,400 on 30 Sept 2026`. */
function plainFigure({ metric, value, currency, date }: FigureFact): string {
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  const people = metric === 'users' ? 'users' : 'paying customers';
  const amount = countsPeople(metric) ? `${number} ${people}` : amountInWords(value, currency);
  return `${metric === 'growth' ? `${number}% growth` : amount} on ${dayText(date)}`;
}

/** A figure with its evidence level: `$12,400 on 30 Sept 2026, document`. */
export const figureText = (figure: FigureFact): string =>
  `${plainFigure(figure)}, ${figure.evidence.replaceAll('-', ' ')}`;

const SHOWN_BY: Readonly<Record<FigureFact['evidence'], string>> = {
  claimed: 'the founders’ own word',
  document: 'shown by a document of theirs',
  'third-party-document': 'shown by a document of someone else',
  'system-export': 'exported from a system',
  'confirmed-by-counterparty': 'confirmed by a partner or customer',
};

/** A figure in a sentence: `$12,400 on 30 Sept 2026: the founders’ own word.` */
export const figureSentence = (figure: FigureFact): string =>
  `${plainFigure(figure)}: ${SHOWN_BY[figure.evidence]}.`;

/**
 * Growth of a metric over the last year in percent, from the oldest figure of the last 400 days to the newest, in one
 * currency; null with fewer than two figures at least 25 days apart, or from zero.
 */
export function yearlyRise(series: readonly FigureFact[], metric: Metric): number | null {
  const ends = endsOfYear(series, metric);
  return ends === null ? null : (ends.newest.value / ends.oldest.value - 1) * 100;
}

/** The year's revenue growth in the currency of the books and in dollars; null for books in dollars. */
export function revenueLenses(series: readonly FigureFact[]): Lenses | null {
  const ends = endsOfYear(series, 'monthly_revenue');
  const from = ends?.newest.currency == null ? null : currencyOf(ends.newest.currency);
  if (ends === null || from === null || from === 'USD') return null;
  const { oldest, newest } = ends;
  if (newest.valueUsd === null || oldest.valueUsd === null || oldest.valueUsd <= 0) return null;
  const local = newest.value / oldest.value - 1;
  const reported = newest.valueUsd / oldest.valueUsd - 1;
  return { from, to: 'USD', local, reported, currency: (1 + reported) / (1 + local) - 1 };
}

function endsOfYear(series: readonly FigureFact[], metric: Metric) {
  const newest = latestOf(series, metric);
  if (newest === null) return null;
  const oldest = seriesOf(series, metric).find(
    ({ date, currency }) => currency === newest.currency && daysBetween(date, newest.date) <= 400,
  );
  if (oldest === undefined || oldest.value <= 0 || daysBetween(oldest.date, newest.date) < 25) return null;
  return { oldest, newest };
}
