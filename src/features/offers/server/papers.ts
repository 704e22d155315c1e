import { readFileSync } from 'node:fs';
import { findReceipt } from '#features/access-ledger/server/ledger.ts';
import { sendAttachment } from '#platform/http/attachment.ts';
import { notFound } from '#platform/http/errors.ts';
import { typesetPdf } from '#platform/pdf/typeset.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Call } from '#shared/server/implement.ts';
import type { offerEndpoints } from '../contract.ts';
import { endingOf } from '../domain/offer.ts';
import { termSheet } from '../domain/term-sheet.ts';
import { stateOf, termsOf } from './offer-view.ts';
import { openOffer } from './offers.ts';
import { findStatements, findTerms } from './queries.ts';

type CallOf<K extends keyof typeof offerEndpoints> = Call<(typeof offerEndpoints)[K]>;

const TEMPLATE = new URL('term-sheet.typ', import.meta.url);

/** The terms that stand, or earlier ones, on a page that says in plain words what they mean. */
export async function handleTermSheet(call: CallOf<'GET /api/offers/{id}/term-sheet'>) {
  const { actor, db, params, query, reply, services } = call;
  const { row } = await openOffer(db, actor, params.id);
  const number = query.terms ?? row.number;
  const version = (await findTerms(db, row.id)).find((each) => each.number === number);
  if (!version) throw notFound();
  const { startupName, investorName, step } = row;
  const endedAs = endingOf(stateOf(row), dayOf(services.now()));
  const sheet = termSheet(
    {
      startupName,
      investorName,
      number,
      day: dayOf(version.proposedAt),
      terms: termsOf(version),
      standing: number === row.number ? { step, endedAs } : null,
    },
    query.lang,
  );
  const pdf = await typesetPdf(readFileSync(TEMPLATE, 'utf8'), sheet);
  const plainName = `term-sheet-${row.id}-${number}.pdf`;
  reply.header('cache-control', 'private, no-store');
  return sendAttachment(reply, { fileName: plainName, plainName, contentType: 'application/pdf' }, pdf);
}

/** The receipt of a statement, which both sides may keep. */
export async function handleReceipt(call: CallOf<'GET /api/offers/{id}/statements/{statementId}/receipt'>) {
  const { actor, db, params, reply, services } = call;
  const { row } = await openOffer(db, actor, params.id);
  const statement = (await findStatements(db, row.id)).find(({ id }) => id === params.statementId);
  const receipt = statement && (await findReceipt(db, services, statement.ledgerIndex));
  if (!statement || !receipt) throw notFound();
  const name = `kilele-receipt-${statement.ledgerIndex}.json`;
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return receipt;
}
