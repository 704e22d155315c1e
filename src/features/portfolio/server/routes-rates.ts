import { readCsv } from '#shared/domain/csv.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, forbidden, invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { ImportAnswer } from '../contract/import.ts';
import { RateForm, SAME_CURRENCY } from '../contract/rate.ts';
import { rateEndpoints } from '../contract.ts';
import { numberCell, RATE_COLUMNS, readSheet, type RateColumn } from '../domain/sheet.ts';
import { deleteRate, findRate, findRates, insertRate, type RateRow, updateRate } from './queries-rates.ts';
import { insertImport } from './queries-imports.ts';
import { refuseStale } from './record-entry.ts';
import { countRows, issuesOf, type JudgedRow, listed, MOST_ROWS } from './routes-judge.ts';

const MOST_RATES = 20_000;

const pairOf = ({ base, quote, date }: Pick<RateRow, 'base' | 'quote' | 'date'>): string =>
  `${base}/${quote} ${date}`;

const alreadyThere = () =>
  new AppError('conflict', 'There is a rate for this pair and day already: change or delete that one.');

function refuseFuture({ date }: Pick<RateForm, 'date'>, now: Date): void {
  if (date > dayOf(now)) throw invalid('date', 'Must not be in the future');
}

type Judged = JudgedRow<RateForm>;

function judgeRate(cells: Record<RateColumn, string>, line: number, today: string): Judged {
  const { base, quote, date, source } = cells;
  const summary = `${base || '?'}/${quote || '?'} ${date}`;
  const form = RateForm.safeParse({ base, quote, date, source, rate: numberCell(cells.rate) });
  if (!form.success) return { line, summary, value: null, errors: issuesOf(form.error, RATE_COLUMNS) };
  if (form.data.date > today)
    return { line, summary, value: null, errors: [{ path: 'Date', message: 'Must not be in the future' }] };
  return {
    line,
    summary: `1 ${form.data.base} = ${form.data.rate} ${form.data.quote}, ${date}`,
    value: form.data,
    errors: [],
  };
}

function judgeSheet(csv: string, today: string) {
  const sheet = readSheet(readCsv(csv), RATE_COLUMNS, ['date', 'base', 'quote', 'rate']);
  if (sheet.missing.length > 0) throw invalid('csv', `Columns are missing: ${sheet.missing.join(', ')}`);
  if (sheet.rows.length === 0) throw invalid('csv', 'The file has no rows');
  if (sheet.rows.length > MOST_ROWS)
    throw invalid('csv', `At most ${MOST_ROWS.toLocaleString('en-US')} rows at once`);
  const judged = sheet.rows.map(({ cells, line }) => judgeRate(cells, line, today));
  return { judged, unknownColumns: [...sheet.unknown] };
}

/** Marks rows whose pair and day the owner has already, in the file or before it, as known. */
async function markKnown(db: Db, actor: Member, judged: readonly Judged[]): Promise<Judged[]> {
  const seen = new Set((await findRates(db, actor.id)).filter(({ mine }) => mine).map(pairOf));
  if (seen.size + judged.length > MOST_RATES) throw invalid('csv', 'A portfolio keeps at most 20,000 rates');
  return judged.map((row) => {
    if (row.value === null) return row;
    const isKnown = seen.has(pairOf(row.value));
    seen.add(pairOf(row.value));
    return { ...row, isKnown };
  });
}

export const rateRoutes = implement(rateEndpoints, {
  'GET /api/portfolio/fx-rates': async ({ actor, db }) => {
    const items = await findRates(db, actor.id);
    return { items, total: items.length };
  },

  'POST /api/portfolio/fx-rates': async ({ actor, body, db, services }) => {
    if (body.forEveryone && !actor.isAdmin) throw forbidden('Only an admin enters rates for everybody.');
    refuseFuture(body, services.now());
    const { forEveryone, ...rate } = body;
    const owner = forEveryone ? null : actor.id;
    const id = await insertRate(db, owner, { ...rate, importId: null, now: services.now() });
    if (id === null) throw alreadyThere();
    return { ...rate, id, mine: !forEveryone, isDemo: false, version: 1 };
  },

  'PATCH /api/portfolio/fx-rates/{id}': async ({ actor, params, body, db, services }) => {
    const row = await findRate(db, actor.id, { id: params.id, instanceToo: actor.isAdmin });
    if (row === null) throw notFound();
    const { version, ...entries } = body;
    refuseStale(row, version);
    const changed = { ...row, ...entries };
    if (changed.base === changed.quote) throw invalid('quote', SAME_CURRENCY);
    refuseFuture(changed, services.now());
    const saved = await updateRate(db, row.id, changed);
    if (saved === null) throw alreadyThere();
    return saved;
  },

  'DELETE /api/portfolio/fx-rates/{id}': async ({ actor, params, db }) => {
    if (!(await deleteRate(db, actor.id, { id: params.id, instanceToo: actor.isAdmin }))) throw notFound();
    return { ok: true } as const;
  },

  'POST /api/portfolio/fx-rates/import': async ({
    actor,
    query,
    body,
    db,
    services,
  }): Promise<ImportAnswer> => {
    const now = services.now();
    const { judged, unknownColumns } = judgeSheet(body.csv, dayOf(now));
    const rows = await markKnown(db, actor, judged);
    const good = rows.flatMap((row) => (row.value !== null && row.isKnown !== true ? [row.value] : []));
    const isKept = !query.preview && good.length > 0;
    const batch = { kind: 'fx_rates', fileName: body.fileName, rowCount: good.length, now } as const;
    const importId = isKept ? await insertImport(db, actor.id, batch) : null;
    for (const { forEveryone: _forEveryone, ...rate } of isKept ? good : [])
      await insertRate(db, actor.id, { ...rate, importId, now });
    return {
      preview: query.preview,
      importId,
      counts: countRows(rows, isKept),
      unknownColumns,
      rows: listed(rows, isKept),
    };
  },
});
