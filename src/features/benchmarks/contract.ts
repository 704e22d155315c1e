import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import { TABLE_KINDS } from '#shared/domain/parameter-table.ts';

const LONGEST_TABLE = 100_000;

/** A dated table. `ageMonths` is that of today; `isShipped` for one that came with the product, which stays. */
export const BenchmarkTable = z.object({
  id: z.number(),
  kind: z.enum(TABLE_KINDS),
  name: z.string(),
  url: z.string().nullable(),
  date: z.string(),
  ageMonths: z.int(),
  rows: z.int(),
  isShipped: z.boolean(),
  /** Valuations go by it: the freshest of its kind. */
  isUsed: z.boolean(),
});
export type BenchmarkTable = z.infer<typeof BenchmarkTable>;

/** A table as the file it comes in. */
export const BenchmarkTableForm = z.strictObject({
  csv: z
    .string({ error: 'Choose a file' })
    .min(1, { error: 'Choose a file' })
    .max(LONGEST_TABLE, { error: 'A table has at most 100,000 characters' }),
});

const one = z.strictObject({ id: idParam() });

/** The tables valuations rest on, and fresher ones in their place. */
export const benchmarkEndpoints = endpoints({
  'GET /api/admin/parameter-tables': {
    summary: 'Tables of country risk and of multiples, the freshest of each kind first',
    access: 'admin',
    response: z.array(BenchmarkTable),
    list: true,
  },
  'POST /api/admin/parameter-tables': {
    summary: 'Adds a table fresher than the one in use; valuations made from now on go by it',
    access: 'admin',
    act: 'Added a parameter table',
    body: BenchmarkTableForm,
    response: BenchmarkTable,
    created: true,
  },
  'DELETE /api/admin/parameter-tables/{id}': {
    summary: 'Takes out a table that was added; the one before it is in use again',
    access: 'admin',
    act: 'Removed a parameter table',
    params: one,
    response: z.object({ ok: z.literal(true) }),
  },
});
