import pg from 'pg';
import { vi } from 'vitest';

/** How a statement reads a table: by which kind of scan and index, and how many rows it looked at. */
export type Scan = {
  readonly table: string;
  readonly kind: string;
  readonly index: string | null;
  readonly rows: number;
};

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
};

function scansOf(node: Node): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const table = node['Relation Name'];
  if (table === undefined) return below;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const index = node['Index Name'] ?? null;
  return [{ table, kind: node['Node Type'], index, rows: Math.round(each * node['Actual Loops']) }, ...below];
}

/** What the statements that were sent meanwhile read, found out by running those that change nothing once more. */
export async function scansDuring(pool: pg.Pool, work: () => Promise<unknown>): Promise<Scan[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const { query: original } = pg.Client.prototype as { query: (...given: never[]) => unknown };
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function record(
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [config] = given as [{ text?: string; values?: unknown[] }];
    if (/^\s*(select|with)\b/.test(config.text ?? ''))
      sent.push({ text: config.text ?? '', values: [...(config.values ?? [])] });
    return Reflect.apply(original, this, given) as never;
  });
  try {
    await work();
  } finally {
    query.mockRestore();
  }
  const scans: Scan[] = [];
  for (const { text, values } of sent) {
    const explain = `explain (analyze, format json) ${text}`;
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain, values);
    scans.push(...rows.flatMap((row) => scansOf(row['QUERY PLAN'][0].Plan)));
  }
  return scans;
}

/** How many rows of a table were looked at, other than in an index alone. */
export const rowsOf = (scans: readonly Scan[], table: string): number =>
  scans
    .filter((scan) => scan.table === table && scan.kind !== 'Index Only Scan')
    .reduce((sum, { rows }) => sum + rows, 0);
