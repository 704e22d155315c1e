import { loadStatedFigures, loadToolFigures } from '#features/company-figures/server/company-figures.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { findAnalysedDocuments } from '#features/documents/server/analysed-documents.ts';
import { notFound } from '#platform/http/errors.ts';
import { endOfMonth } from '#shared/domain/calendar.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { toMajor } from '#shared/domain/money.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import type { Db } from '#shared/server/context.ts';
import { compareFacts, type Convert, type MetricFacts } from '../domain/agreement.ts';
import { derivedGrowth, derivedRunway, revenueOfMonths } from '../domain/derived.ts';
import { documentFacts } from '../domain/document-facts.ts';
import { endOf, type Fact } from '../domain/fact.ts';
import { tellContradiction, type ToldContradiction } from '../domain/fact-text.ts';
import { heldByKnown } from '../domain/holdings.ts';
import { statedFacts, toolFacts } from '../domain/stated-facts.ts';
import { type PaperFinding, paperFindings } from '../domain/whose-paper.ts';
import type { CompanyFile } from './company-file.ts';

type AnalysedDocuments = Awaited<ReturnType<typeof findAnalysedDocuments>>;

/** Converts at the last day of the period, or of `today` where it has none. */
const converter =
  (book: RateBook, today: string): Convert =>
  (value, from, to, period) => {
    const [one, other] = [currencyOf(from), currencyOf(to)];
    if (one === null || other === null) return null;
    const end = period === null ? today : endOfMonth(`${endOf(period)}-01`);
    const money = { amountMinor: nearestMinor(value, one), currency: one };
    const converted = convertMoney(money, other, end < today ? end : today, book);
    return converted === null ? null : toMajor(converted.amountMinor, other);
  };

/**
 * Everything stated of a startup in figures, compared. `documents` are the company's own; of `papers` those about another
 * company are in neither.
 */
type CompanyFacts = {
  readonly metrics: readonly MetricFacts[];
  readonly contradictions: readonly ToldContradiction[];
  readonly documents: AnalysedDocuments;
  readonly papers: readonly PaperFinding[];
};

/** What is known of a startup to one reader on a day: its own documents, profile, traction, round, model and cap table. */
export async function loadCompanyFacts(
  db: Db,
  { startupId, readerId, name, side }: CompanyFile,
  today: string,
): Promise<CompanyFacts> {
  const [stated, tools, read, book] = await Promise.all([
    loadStatedFigures(db, [startupId], today),
    side === 'team' ? loadToolFigures(db, startupId) : null,
    findAnalysedDocuments(db, startupId, readerId),
    findRateBook(db),
  ]);
  const figures = stated.get(startupId);
  if (!figures) throw notFound();
  const papers = paperFindings(read, name);
  const foreign = new Set(
    papers.filter(({ kind }) => kind === 'other-company').map(({ documentId }) => documentId),
  );
  const documents = read.filter(({ documentId }) => !foreign.has(documentId));
  const told: Fact[] = heldByKnown([
    ...statedFacts(figures),
    ...(tools ? toolFacts(tools) : []),
    ...documents.flatMap(documentFacts),
  ]);
  const facts = [...told, ...revenueOfMonths(told)];
  const derived = [...derivedRunway(facts), ...derivedGrowth(facts)];
  const metrics = compareFacts([...facts, ...derived], converter(book, today));
  const contradictions = metrics.flatMap((metric) => metric.contradictions.map(tellContradiction));
  return { metrics, contradictions, documents, papers };
}
