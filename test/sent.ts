import pg from 'pg';
import { vi } from 'vitest';

/** What was sent to the database meanwhile, but for the empty statement by which a process hears of changes. */
export async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query: original } = pg.Client.prototype as { query: (...given: never[]) => unknown };
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function record(
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [config] = given as [string | { text?: string }];
    const text = typeof config === 'string' ? config : (config.text ?? '');
    if (text !== '') sent.push(text);
    return Reflect.apply(original, this, given) as never;
  });
  try {
    await work();
  } finally {
    query.mockRestore();
  }
  return sent;
}
