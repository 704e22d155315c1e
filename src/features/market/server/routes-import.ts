import { isPublicLink } from '#shared/contract/link.ts';
import { type CountryCode, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { formatMoney } from '#shared/domain/money.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { dayOf } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { roundImportEndpoints } from '../contract.ts';
import type { RoundImport, RoundPreview } from '../contract/import.ts';
import type { RoundDraft } from '../domain/round-row.ts';
import { readRoundTable, type RoundTable } from '../domain/round-table.ts';
import {
  countKnownRounds,
  findImport,
  findImports,
  insertImport,
  insertRounds,
  lockImports,
  undoImport,
} from './queries-import.ts';

const MOST_PROBLEMS = 200;
const SAMPLE = 20;

function tableOf(csv: string, country: CountryCode | null | undefined, { now }: Services): RoundTable {
  const today = dayOf(now());
  const reading = readRoundTable(csv, { country: country ?? null, today, isLink: isPublicLink });
  if (!reading.ok) throw invalid('csv', reading.message);
  return reading.table;
}

const sampleOf = (draft: RoundDraft): RoundPreview['sample'][number] => ({
  company: draft.company,
  sector: draft.sectorText,
  round: draft.roundName,
  kind: draft.kind,
  date: draft.date.slice(0, { year: 4, month: 7, day: 10 }[draft.datePrecision]),
  amount:
    draft.amountMinor === null || draft.currency === null
      ? null
      : formatMoney(draft.amountMinor, draft.currency),
  country: draft.country === null ? null : countryLabel(draft.country),
});

async function previewOf(db: Db, table: RoundTable): Promise<RoundPreview> {
  const { drafts, refused, unread, otherSectors } = table;
  const known = await countKnownRounds(db, drafts);
  return {
    rows: drafts.length + refused.length,
    ready: drafts.length - known,
    known,
    refused: refused.length,
    problems: refused.slice(0, MOST_PROBLEMS),
    unread: [...unread],
    otherSectors: [...otherSectors],
    sample: drafts.slice(0, SAMPLE).map(sampleOf),
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findImport>>>;
const importOf = ({ importedAt, undoneAt, ...row }: Row): RoundImport => ({
  ...row,
  importedAt: importedAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

async function found(db: Db, id: number): Promise<RoundImport> {
  const row = await findImport(db, id);
  if (row === null) throw notFound();
  return importOf(row);
}

/** Nothing is taken while a row is refused, unless the admin says to leave those out. */
function refuseUnready({ problems, refused, ready }: RoundPreview, leaveOutRefused: boolean): void {
  const [first] = problems;
  if (first !== undefined && !leaveOutRefused)
    throw invalid(
      'csv',
      `Row ${first.line}: ${first.column} ${first.message}. ${refused} of the rows are refused.`,
    );
  if (ready === 0) throw invalid('csv', 'There is no new round in this file.');
}

export const roundImportRoutes = implement(roundImportEndpoints, {
  'POST /api/admin/rounds/preview': async ({ body, db, services }) =>
    previewOf(db, tableOf(body.csv, body.country, services)),

  'POST /api/admin/rounds/import': async ({ actor, body, db, services, request }) => {
    const table = tableOf(body.csv, body.country, services);
    await lockImports(db);
    const preview = await previewOf(db, table);
    refuseUnready(preview, body.leaveOutRefused);
    const { ready, known, refused } = preview;
    const { source, licence, sourceUrl = null } = body;
    const by = { id: actor.id, name: fullName(actor) };
    const made = { source, licence, sourceUrl, imported: ready, known, refused, by, now: services.now() };
    const id = await insertImport(db, made);
    await insertRounds(db, id, table.drafts);
    request.log.info({ by: actor.id, import: id, ready, known, refused }, 'rounds imported');
    return found(db, id);
  },

  'GET /api/admin/rounds/imports': async ({ query, db }) => {
    const { rows, total } = await findImports(db, query);
    return { items: rows.map(importOf), total };
  },

  'DELETE /api/admin/rounds/imports/{id}': async ({ actor, params, db, services, request }) => {
    await found(db, params.id);
    const isUndone = await undoImport(db, { id: params.id, by: fullName(actor), now: services.now() });
    if (!isUndone) throw new AppError('conflict', 'This import has been undone before.');
    request.log.info({ by: actor.id, import: params.id }, 'import of rounds undone');
    return found(db, params.id);
  },
});
