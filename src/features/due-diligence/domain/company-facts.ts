import { dayNumber } from '#shared/domain/calendar.ts';
import type { ContradictionFact, PaperFact, QuoteFact, RunwayFact, SideFact } from './facts.ts';

type Source = {
  readonly kind: 'profile' | 'tracker' | 'traction' | 'model' | 'cap-table' | 'document' | 'derived';
  readonly label: string;
  readonly documentId: number | null;
  readonly version: number | null;
};
type Fact = {
  readonly value: number;
  readonly period: string | null;
  readonly source: Source;
  readonly quote: QuoteFact | null;
};
type Compared = { readonly metric: string; readonly facts: readonly Fact[] };
type Told = {
  readonly severity: ContradictionFact['severity'];
  readonly text: string;
  readonly sides: readonly (Pick<Fact, 'source' | 'quote'> & { readonly text: string })[];
};
type Paper = {
  readonly documentId: number;
  readonly version: number;
  readonly text: string;
  readonly quote: QuoteFact;
};

const ORIGINS: Readonly<Record<Source['kind'], SideFact['origin']>> = {
  profile: 'profile',
  tracker: 'round',
  traction: 'traction',
  model: 'financial model',
  'cap-table': 'cap table',
  document: 'document',
  derived: 'document',
};
const OLDEST_DAYS = 366;

const placeOf = ({ source: { documentId, version }, quote }: Pick<Fact, 'source' | 'quote'>) =>
  documentId === null || version === null ? null : { id: documentId, version, quote };

/** What a figure is computed from stands in a document, else in the team's own tools. */
function sideOf({ text, ...side }: Told['sides'][number]): SideFact {
  const document = placeOf(side);
  const origin = ORIGINS[side.source.kind];
  return { origin: document === null && origin === 'document' ? 'financial model' : origin, text, document };
}

export const contradictionFacts = (told: readonly Told[]): ContradictionFact[] =>
  told.map(({ severity, text, sides }) => ({ severity, text, sides: sides.map(sideOf) }));

/** The newest runway that the cash and burn of a document make, of the year before `asOf`; null where there is none. */
export function documentRunway(metrics: readonly Compared[], asOf: string): RunwayFact | null {
  const own = metrics.find(({ metric }) => metric === 'runway')?.facts ?? [];
  const recent = own.flatMap((fact): RunwayFact[] => {
    const document = placeOf(fact);
    const { period, value: months, source } = fact;
    if (source.kind !== 'derived' || document === null) return [];
    if (period !== null && dayNumber(asOf) - dayNumber(firstDay(period)) > OLDEST_DAYS) return [];
    return [{ months, period, label: source.label, document }];
  });
  return recent.toSorted((a, b) => (b.period ?? '').localeCompare(a.period ?? ''))[0] ?? null;
}

/** A day within the last month of a period: the end of `2025` is in December. */
function firstDay(period: string): string {
  const [year = '', part = '12'] = period.split('-');
  const month = part.startsWith('Q')
    ? String(Number(part.slice(1)) * 3).padStart(2, '0')
    : part.startsWith('H')
      ? part === 'H1'
        ? '06'
        : '12'
      : part;
  return `${year}-${month}-01`;
}

export const paperFacts = (papers: readonly Paper[]): PaperFact[] =>
  papers.map(({ documentId, version, text, quote }) => ({
    text,
    document: { id: documentId, version, quote },
  }));
