import type { ContradictionFact, PaperFact, QuestionFact, QuoteFact, RunwayFact, SideFact } from './facts.ts';

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
type Asked = {
  readonly text: string;
  readonly sides: readonly (Pick<Fact, 'source' | 'quote'> & { readonly text: string })[];
};
type Told = Asked & { readonly severity: ContradictionFact['severity'] };
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

const placeOf = ({ source: { documentId, version }, quote }: Pick<Fact, 'source' | 'quote'>) =>
  documentId === null || version === null ? null : { id: documentId, version, quote };

/** What a figure is computed from stands in a document, else in the team's own tools. */
function sideOf({ text, ...side }: Asked['sides'][number]): SideFact {
  const document = placeOf(side);
  const origin = ORIGINS[side.source.kind];
  return { origin: document === null && origin === 'document' ? 'financial model' : origin, text, document };
}

export const contradictionFacts = (told: readonly Told[]): ContradictionFact[] =>
  told.map(({ severity, text, sides }) => ({ severity, text, sides: sides.map(sideOf) }));

export const questionFacts = (asked: readonly Asked[]): QuestionFact[] =>
  asked.map(({ text, sides }) => ({ text, sides: sides.map(sideOf) }));

/** A runway that cash and burn of a document make, as evidence. */
export function runwayFact(fact: Fact | null): RunwayFact | null {
  const document = fact && placeOf(fact);
  return document && { months: fact.value, period: fact.period, label: fact.source.label, document };
}

export const paperFacts = (papers: readonly Paper[]): PaperFact[] =>
  papers.map(({ documentId, version, text, quote }) => ({
    text,
    document: { id: documentId, version, quote },
  }));
