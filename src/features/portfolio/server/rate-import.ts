import { invalid } from '#platform/http/errors.ts';
import type { Db } from '#platform/postgres/db.ts';
import { type ImportReport, type ReportRow, reportOf } from '#shared/domain/sheet/report.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Member } from '#shared/server/context.ts';
import { sentSheet } from '#shared/server/sheet-import.ts';
import type { z } from 'zod';
import { IN_THE_FUTURE } from '#shared/server/refusals.ts';
import type { ImportForm } from '../contract/import.ts';
import { RateForm } from '../contract/rate.ts';
import { RATE_SHEET, type RateColumn, type RateSheetRow } from '../domain/import-sheet.ts';
import { formErrors } from './import-answer.ts';
import { insertImport } from './queries-imports.ts';
import { findRates, insertRate, type RateRow } from '#features/currencies/server/queries-rates.ts';

const MOST_RATES = 20_000;
const OWN_COLUMNS = { date: 'date', base: 'base', quote: 'quote', rate: 'rate', source: 'source' } as const;

const pairOf = ({ base, quote, date }: Pick<RateRow, 'base' | 'quote' | 'date'>): string =>
  `${base}/${quote} ${date}`;

type ImportedRate = ReportRow<RateColumn> & { readonly rate: RateForm | null };

/** One row of a file: a pair and a day the owner has already, in the file or before it, is not entered again. */
function compareRate(
  { line, values, cells, errors: found }: RateSheetRow,
  { known, today }: { known: Map<string, number>; today: string },
): ImportedRate {
  const { base, quote, date } = cells;
  const told = { line, title: `${base || '?'}/${quote || '?'} ${date}`, detail: '', errors: [], rate: null };
  const form = RateForm.safeParse({
    base: values.base ?? '',
    quote: values.quote ?? '',
    date: values.date ?? '',
    rate: values.rate,
    source: values.source ?? '',
  });
  const faults = [...found, ...(form.success ? [] : formErrors(form.error, OWN_COLUMNS, found))];
  if (!form.success || faults.length > 0) return { ...told, outcome: 'refused', errors: faults };
  if (form.data.date > today) {
    const errors = [{ column: 'date', message: IN_THE_FUTURE }] as const;
    return { ...told, outcome: 'refused', errors };
  }
  const { data } = form;
  const title = `1 ${data.base} = ${data.rate} ${data.quote}, ${data.date}`;
  const held = known.get(pairOf(data));
  if (held === data.rate) return { ...told, title, outcome: 'same' };
  if (held !== undefined)
    return { ...told, title, outcome: 'changed', detail: `The rate of that day is there as ${held}` };
  known.set(pairOf(data), data.rate);
  return { ...told, title, outcome: 'new', rate: data };
}

/** Reads a file of rates, and unless it is a preview stores those that are fine and new as one import. */
export async function importRates(
  { actor, db, now }: { actor: Member; db: Db; now: Date },
  { preview, sent }: { preview: boolean; sent: z.infer<typeof ImportForm> },
): Promise<{ importId: number | null; report: ImportReport }> {
  const sheet = sentSheet(RATE_SHEET, sent);
  const own = (await findRates(db, actor.id)).filter(({ mine }) => mine);
  if (own.length + sheet.rows.length > MOST_RATES)
    throw invalid('csv', 'A portfolio keeps at most 20,000 rates');
  const known = new Map(own.map((rate) => [pairOf(rate), rate.rate]));
  const rows = sheet.rows.map((row) => compareRate(row, { known, today: dayOf(now) }));
  const rates = rows.flatMap(({ rate }) => rate ?? []);
  const report = reportOf(sheet, rows);
  if (preview || rates.length === 0) return { importId: null, report };
  const batch = { kind: 'fx_rates', fileName: sent.fileName, rowCount: rates.length, now } as const;
  const importId = await insertImport(db, actor.id, batch);
  for (const { forEveryone: _forEveryone, ...rate } of rates)
    await insertRate(db, actor.id, { ...rate, importId, now });
  return { importId, report };
}
