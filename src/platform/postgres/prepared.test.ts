import { beforeEach, expect, it } from 'vitest';
import type pg from 'pg';
import { preparingPool, sentWithNext, statementNames } from './prepared.ts';

let statementOf: ReturnType<typeof statementNames>;
beforeEach(() => {
  statementOf = statementNames();
});

const nameAfter = (times: number, text: string) => {
  let last = statementOf(text, [1]);
  for (let sent = 1; sent < times; sent += 1) last = statementOf(text, [1]);
  return last.name;
};

it('a statement has a name once it has been sent often, the same from then on', () => {
  expect(nameAfter(3, 'select $1 as seldom')).toBeUndefined();
  const name = nameAfter(20, 'select $1 as often');
  expect(name).toMatch(/^k_[\w-]{20}$/);
  expect(statementOf('select $1 as often', [2])).toEqual({ text: 'select $1 as often', values: [2], name });
  expect(nameAfter(20, 'select $1 as another')).not.toBe(name);
});

it('what takes no values is never prepared: it may be several statements', () => {
  for (let sent = 0; sent < 20; sent += 1)
    expect(statementOf('begin', [])).toEqual({ text: 'begin', values: [] });
});

it('no more than two hundred are prepared, whatever is sent', () => {
  const named = Array.from({ length: 300 }, (_, index) => nameAfter(10, `select $1 as column_${index}`));
  expect(new Set(named.filter((name) => name !== undefined)).size).toBeLessThanOrEqual(200);
  expect(named.at(-1)).toBeUndefined();
});

/** A statement as the library sends it. */
type Sent = { readonly text: string; readonly callback: (error: Error | null, answer?: object) => void };

/** A client that remembers what it was sent, and what was sent at once. */
function recordingClient(fails: ReadonlySet<string> = new Set()) {
  const sent: string[] = [];
  const together: string[][] = [];
  let gathered: string[] | null = null;
  const client = {
    connection: {
      stream: {
        cork: () => void (gathered = []),
        uncork: () => {
          together.push(gathered ?? []);
          gathered = null;
        },
      },
    },
    query: ({ text, callback: tell }: Sent) => {
      sent.push(text);
      gathered?.push(text);
      if (fails.has(text)) tell(new Error(text));
      else tell(null, { command: text.toUpperCase(), rowCount: 0, oid: 0, rows: [], fields: [] });
    },
    release: () => {},
  };
  // What a pool of the library gives out, as far as it is used here.
  const pool = preparingPool({ options: {}, connect: async () => client } as unknown as pg.Pool);
  const ask = async (text: string, values: readonly unknown[] = []) =>
    (await pool.connect()).query(text, values as unknown[]);
  return { sent, together, ask };
}

it('a transaction begins with its first statement, and one without any is not begun', async () => {
  const { sent, together, ask } = recordingClient();
  await ask('begin');
  expect(sent).toEqual([]);
  await ask('select 1');
  await ask('commit');
  expect([together, sent]).toEqual([[['begin', 'select 1']], ['begin', 'select 1', 'commit']]);
  await ask('begin');
  expect(await ask('commit')).toMatchObject({ command: 'COMMIT' });
  expect(sent).toHaveLength(3);
});

it('what nobody waits for goes with the next statement, fails it, and is left out of what is taken back', async () => {
  const { sent, together, ask } = recordingClient(new Set(['insert']));
  await ask('begin');
  await ask('select 1');
  await ask('insert', sentWithNext([1]));
  await expect(ask('commit')).rejects.toThrow('insert');
  expect(together.at(-1)).toEqual(['insert', 'commit']);
  sent.length = 0;
  await ask('begin');
  await ask('insert', sentWithNext([2]));
  await ask('rollback');
  expect(sent).toEqual(['begin', 'rollback']);
});
