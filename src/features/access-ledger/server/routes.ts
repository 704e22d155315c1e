import { requireStartup, startupAccess } from '#features/startups/server/access.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { ledgerEndpoints } from '../contract.ts';
import type { AccessEntry, OwnEntry } from '../contract/entry.ts';
import { consistencyRanges } from '../domain/merkle.ts';
import { currentCheckpoint, entryOf, leafOf, proofOf, readEntryOf, receiptOf } from './ledger.ts';
import {
  countEntries,
  type EntryRow,
  findEntriesAbout,
  findEntriesOf,
  findEntry,
  type ReadRow,
} from './queries.ts';

const accessEntry = (row: ReadRow): AccessEntry => ({
  ...readEntryOf(row),
  viewerName: row.viewerName,
  documentTitle: row.documentTitle,
});

function ownEntry(row: EntryRow): OwnEntry {
  const { viewerName, documentTitle } = row;
  const entry = entryOf(row);
  return 'offerId' in entry ? { ...entry, viewerName } : { ...entry, viewerName, documentTitle };
}

export const ledgerRoutes = implement(ledgerEndpoints, {
  'GET /api/access-ledger/checkpoint': async ({ db, services }) => {
    const { note, publicKey } = await currentCheckpoint(db, services);
    return { checkpoint: note, publicKey };
  },

  'GET /api/access-ledger/consistency': async ({ db, query: { from, to } }) => {
    if (to > (await countEntries(db))) throw invalid('to', 'The ledger is not that large');
    if (from < 1 || from > to) throw invalid('from', 'Must be from 1 to the larger one');
    return { hashes: await proofOf(db, consistencyRanges(from, to)) };
  },

  'GET /api/access-ledger/leaves/{index}': async ({ db, params }) => {
    const row = await findEntry(db, params.index);
    if (!row) throw notFound();
    return { leaf: leafOf(row) };
  },

  'GET /api/access-ledger/mine': async ({ actor, db, query }) => {
    const { startup: startupId, ...page } = query;
    const { rows, total } = await findEntriesOf(db, { userId: actor.id, startupId }, page);
    return { items: rows.map(ownEntry), total };
  },

  'GET /api/startups/{id}/access-ledger': async ({ actor, db, params, query }) => {
    await requireStartup(db, actor, params.id, 'read');
    const { rows, total } = await findEntriesAbout(db, params.id, query);
    return { items: rows.map(accessEntry), total };
  },

  'GET /api/access-ledger/entries/{index}/receipt': async ({ actor, db, params, reply, services }) => {
    const row = await findEntry(db, params.index);
    if (!row) throw notFound();
    const isOwn = row.userId === actor.id;
    const team = isOwn || row.startupId === null ? null : await startupAccess(db, actor, row.startupId);
    if (!isOwn && (team?.role ?? null) === null) throw notFound();
    reply.header('content-disposition', `attachment; filename="kilele-receipt-${row.index}.json"`);
    return receiptOf(db, services, row);
  },
});
