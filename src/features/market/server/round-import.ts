import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { isPublicLink } from '#shared/contract/link.ts';
import { countryLabel } from '#shared/domain/catalogue/countries.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { reportOf } from '#shared/domain/sheet/report.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { sentSheet } from '#shared/server/sheet-import.ts';
import type { z } from 'zod';
import type {
  RoundImport,
  RoundImportDone,
  RoundImportForm,
  RoundImportUndone,
  RoundPreview,
  RoundPreviewForm,
} from '../contract/import.ts';
import {
  type ImportedRound,
  otherSectors,
  publishedDate,
  readRounds,
  ROUND_SHEET,
  type RoundDraft,
} from '../domain/round-sheet.ts';
import {
  findImport,
  findKnownRounds,
  insertImport,
  insertRounds,
  lockImports,
  undoImport,
} from './queries-import.ts';

const MOST_PROBLEMS = 200;
const SAMPLE = 20;

type Call = { readonly actor: Member; readonly db: Db; readonly now: Date };

const sampleOf = (draft: RoundDraft): RoundPreview['sample'][number] => ({
  company: draft.company,
  sector: draft.sectorText,
  round: draft.roundName,
  kind: draft.kind,
  date: publishedDate(draft),
  amount:
    draft.amountMinor === null || draft.currency === null
      ? null
      : formatMoney(draft.amountMinor, draft.currency),
  country: draft.country === null ? null : countryLabel(draft.country),
});

/** The rows of a table that are read, those that are there already marked as such. */
async function readTable(db: Db, now: Date, sent: z.output<typeof RoundPreviewForm>) {
  const sheet = sentSheet(ROUND_SHEET, sent);
  const context = { country: sent.country ?? null, today: dayOf(now), isLink: isPublicLink };
  const read = readRounds(sheet.rows, context);
  const known = await findKnownRounds(
    db,
    read.flatMap(({ draft }) => draft ?? []),
  );
  const knownPlaces = new Set(known.map((round) => round.place));
  let place = -1;
  const rows = read.map((row): ImportedRound => {
    if (row.draft === null) return row;
    place += 1;
    return knownPlaces.has(place) ? { ...row, outcome: 'same' } : row;
  });
  const others = otherSectors(rows);
  const notes = others.length === 0 ? [] : [`Unknown sectors, counted in totals only: ${others.join(', ')}.`];
  return { rows, others, report: reportOf(sheet, rows, { notes }) };
}

/** What importing a table would do; stores nothing. */
export async function previewRounds(
  db: Db,
  now: Date,
  sent: z.output<typeof RoundPreviewForm>,
): Promise<RoundPreview> {
  const { rows, others, report } = await readTable(db, now, sent);
  const { summary, ready, unknownColumns } = report;
  return {
    rows: summary.rows,
    ready,
    known: summary.same,
    refused: summary.refused,
    problems: rows
      .flatMap(({ line, errors: [first] }) => (first === undefined ? [] : [{ line, ...first }]))
      .slice(0, MOST_PROBLEMS),
    unread: [...unknownColumns],
    otherSectors: others,
    sample: rows
      .flatMap(({ draft }) => draft ?? [])
      .slice(0, SAMPLE)
      .map(sampleOf),
    report,
  };
}

/** Nothing is taken while a row is refused, unless the admin says to leave those out. */
function refuseUnready(rows: readonly ImportedRound[], leaveOutRefused: boolean): void {
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  const [fault] = refused[0]?.errors ?? [];
  if (fault !== undefined && !leaveOutRefused) {
    const { label } = ROUND_SHEET.columns[fault.column];
    throw invalid(
      'csv',
      `Row ${refused[0]?.line ?? 1}, ${label}: ${fault.message}. ${refused.length} of the rows are refused.`,
    );
  }
  if (rows.every(({ outcome }) => outcome !== 'new'))
    throw invalid('csv', 'There is no new round in this file.');
}

type Row = NonNullable<Awaited<ReturnType<typeof findImport>>>;
export const roundImportOf = ({ importedAt, undoneAt, ...row }: Row): RoundImport => ({
  ...row,
  importedAt: importedAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

async function importWith(db: Db, id: number): Promise<RoundImport> {
  const row = await findImport(db, id);
  if (row === undefined) throw notFound();
  return roundImportOf(row);
}

/** Imports the rounds of a table that are fine and new, under its source and licence. */
export async function importRounds(
  { actor, db, now }: Call,
  sent: z.output<typeof RoundImportForm>,
): Promise<z.infer<typeof RoundImportDone>> {
  await lockImports(db);
  const { rows, report } = await readTable(db, now, sent);
  refuseUnready(rows, sent.leaveOutRefused);
  const { source, licence, sourceUrl = null } = sent;
  const { same: known, refused } = report.summary;
  const by = { id: actor.id, name: fullName(actor) };
  const made = { source, licence, sourceUrl, imported: report.ready, known, refused, by, now };
  const importId = await insertImport(db, made);
  await insertRounds(
    db,
    importId,
    rows.flatMap(({ draft }) => draft ?? []),
  );
  return { ...(await importWith(db, importId)), importId, report };
}

/** Takes the rounds of an import out as a whole, once; its line stays on record. */
export async function undoRoundImport(
  { actor, db, now }: Call,
  id: number,
): Promise<z.infer<typeof RoundImportUndone>> {
  await importWith(db, id);
  const isUndone = await undoImport(db, { id, by: fullName(actor), now });
  if (!isUndone) throw new AppError('conflict', 'This import has already been undone.');
  const undone = await importWith(db, id);
  return { ...undone, removed: undone.imported };
}
