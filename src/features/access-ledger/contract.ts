import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';
import { AccessEntry, LedgerCheckpoint, LedgerReceipt, OwnEntry } from './contract/entry.ts';

const LARGEST_COUNT = 1e12;
const place = digits(0, LARGEST_COUNT);

/** Every read of a private document by somebody outside its team, in a tree that nobody can change in silence. */
export const ledgerEndpoints = endpoints({
  'GET /api/access-ledger/checkpoint': {
    summary: 'How large the ledger is now and the root of its tree, signed',
    access: 'public',
    response: LedgerCheckpoint,
  },
  'GET /api/access-ledger/consistency': {
    summary: 'What proves that a smaller ledger is the beginning of a larger one (RFC 9162)',
    access: 'public',
    query: z.strictObject({ from: place, to: place }),
    response: z.object({ hashes: z.array(z.string()) }),
  },
  'GET /api/access-ledger/leaves/{index}': {
    summary: 'The hash of an entry as it is kept now, which tells nothing to whoever does not have the entry',
    access: 'public',
    params: z.strictObject({ index: place }),
    response: z.object({ leaf: z.string() }),
  },
  'GET /api/access-ledger/mine': {
    summary:
      'What the caller has read of others and stated about offers, latest first; of one startup, where it is named',
    access: 'member',
    query: z.strictObject({ ...pageQuery, startup: idParam('Not a valid startup').optional() }),
    response: z.array(OwnEntry),
    list: true,
  },
  'GET /api/startups/{id}/access-ledger': {
    summary: 'Who outside the team has read the startup’s documents, latest first; for the team alone',
    access: 'member',
    params: z.strictObject({ id: idParam() }),
    query: z.strictObject(pageQuery),
    response: z.array(AccessEntry),
    list: true,
  },
  'GET /api/access-ledger/entries/{index}/receipt': {
    summary: 'The receipt of an entry, for the one who read and for the team whose document it is',
    access: 'member',
    params: z.strictObject({ index: place }),
    response: LedgerReceipt,
  },
});
