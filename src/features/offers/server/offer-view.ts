import { findRateBook } from '#features/currencies/server/rates.ts';
import { convertMoney, rateExplanation } from '#shared/domain/exchange-rate.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import type { Offer, OfferSummary } from '../contract/offer.ts';
import { endingOf, isSigned, nextStep, type OfferState, type Side } from '../domain/offer.ts';
import { shareAtCapPct } from '../domain/bought.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { canActOnOffer } from '../policy.ts';
import { findStatements, findTerms, type OfferRow, type TermsRow } from './queries.ts';

/** Where a stored offer stands. */
export const stateOf = (row: OfferRow): OfferState => ({
  terms: row.number,
  marks: { startup: row.startupMark, investor: row.investorMark },
  papers: { startup: row.startupPaper, investor: row.investorPaper },
  endedAs: row.endedAs,
  expiresOn: row.expiresOn,
});

type StoredTerms = Pick<TermsRow, keyof OfferTerms>;

export function termsOf(row: StoredTerms): OfferTerms {
  const { kind, currency, amountMinor, mostMinor, capMinor, discountPct, interestPct, maturesOn } = row;
  const { shareClass, pricePerShare, proRata, note, expiresOn } = row;
  const money = { kind, currency, amountMinor, mostMinor, capMinor, discountPct, interestPct, maturesOn };
  return { ...money, shareClass, pricePerShare, proRata, note, expiresOn };
}

/** An offer as a line of a list. */
export function summaryOf(row: OfferRow, side: Side, now: Date): OfferSummary {
  const state = stateOf(row);
  const endedAs = endingOf(state, dayOf(now));
  return {
    id: row.id,
    startup: { id: row.startupId, name: row.startupName },
    investorName: row.investorName,
    isDemo: row.isDemo,
    side,
    step: row.step,
    endedAs,
    waitsForMe: endedAs === null && canActOnOffer(row) && nextStep(state, side) !== null,
    kind: row.kind,
    currency: row.currency,
    amountMinor: row.amountMinor,
    mostMinor: row.mostMinor,
    expiresOn: row.expiresOn,
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function inDollars(db: Db, { amountMinor, currency }: OfferRow, now: Date): Promise<Offer['dollars']> {
  if (currency === 'USD') return null;
  const dollars = convertMoney({ amountMinor, currency }, 'USD', dayOf(now), await findRateBook(db));
  if (dollars === null || dollars.rate === null) return null;
  return { amountMinor: dollars.amountMinor, rateText: rateExplanation(dollars.rate) };
}

const versionOf = (row: TermsRow): Offer['terms'] => ({
  ...termsOf(row),
  number: row.number,
  side: row.side,
  byName: row.byName,
  at: row.proposedAt.toISOString(),
});

/** An offer as one of its sides sees it. */
export async function viewOf(
  db: Db,
  row: OfferRow,
  { side, now }: { side: Side; now: Date },
): Promise<Offer> {
  const [versions, statements, dollars] = await Promise.all([
    findTerms(db, row.id),
    findStatements(db, row.id),
    inDollars(db, row, now),
  ]);
  const state = stateOf(row);
  const summary = summaryOf(row, side, now);
  const acts = canActOnOffer(row) && summary.endedAs === null;
  const [current, ...earlier] = versions.map(versionOf);
  if (current === undefined) throw new Error(`offer ${row.id} has no terms`);
  return {
    ...summary,
    terms: current,
    earlier,
    statements: statements.map(({ termsNumber, actorName, at, ledgerIndex: _index, ...statement }) => ({
      ...statement,
      terms: termsNumber,
      byName: actorName,
      at: at.toISOString(),
    })),
    marks: state.marks,
    papers: state.papers,
    canConfirm: acts ? nextStep(state, side) : null,
    canCounter: acts && !isSigned(state),
    canWithdraw: acts && !isSigned(state),
    shareAtCapPct: shareAtCapPct(termsOf(row)),
    dollars,
  };
}
