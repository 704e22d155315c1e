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
import type { Convert } from '../domain/gap.ts';
import { type AgreedFigures, agreedFigures, documentRunway } from '../domain/agreed-figures.ts';
import { companyFacts, type CompanyFacts } from '../domain/company.ts';
import type { Fact } from '../domain/fact.ts';
import { endOf } from '../domain/fact-period.ts';
import type { CompanyFile } from './company-file.ts';

type AnalysedDocument = Awaited<ReturnType<typeof findAnalysedDocuments>>[number];

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

/** All facts, what they agree on, and the newest runway that the cash and burn of a document make. */
type KnownCompany = CompanyFacts<AnalysedDocument> & {
  readonly agreed: AgreedFigures;
  readonly runway: Fact | null;
};

/** What is known of a startup to one reader on a day: its own documents, profile, traction, round, model and cap table. */
export async function loadCompanyFacts(
  db: Db,
  { startupId, readerId, name, side }: CompanyFile,
  today: string,
): Promise<KnownCompany> {
  const [stated, tools, documents, book] = await Promise.all([
    loadStatedFigures(db, [startupId], today),
    side === 'team' ? loadToolFigures(db, startupId) : null,
    findAnalysedDocuments(db, startupId, readerId),
    findRateBook(db),
  ]);
  const figures = stated.get(startupId);
  if (!figures) throw notFound();
  const convert = converter(book, today);
  const facts = companyFacts({ name, stated: figures, tools, documents, today }, convert);
  return {
    ...facts,
    agreed: agreedFigures(facts.metrics, convert, today),
    runway: documentRunway(facts.metrics, today),
  };
}
