import { strFromU8, unzipSync } from 'fflate';
import type { Client, TestApp } from './app.ts';

/** What somebody's archive holds. */
export type Archive = {
  readonly name: string;
  /** Rows by table. */
  readonly tables: Record<string, Record<string, unknown>[]>;
  readonly about: { readonly rows: Record<string, number>; readonly stays: Record<string, string> };
  /** Contents by key. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** All of the tables as text. */
  readonly text: string;
};

/** Takes somebody's archive and opens it. */
export async function exportOf({ server }: Pick<TestApp, 'server'>, { cookie }: Client): Promise<Archive> {
  const answer = await server.inject({ url: '/api/auth/export', headers: { cookie } });
  if (answer.statusCode !== 200) throw new Error(`the export was refused with ${answer.statusCode}`);
  const entries = Object.entries(unzipSync(new Uint8Array(answer.rawPayload)));
  const read = (path: string, bytes: Uint8Array) => [path, JSON.parse(strFromU8(bytes))] as const;
  const tables = Object.fromEntries(
    entries.flatMap(([path, bytes]) => {
      const name = /^tables\/(\w+)\.json$/.exec(path)?.[1];
      return name === undefined ? [] : [read(name, bytes)];
    }),
  );
  const about = entries.flatMap(([path, bytes]) => (path === 'about.json' ? [read(path, bytes)[1]] : []))[0];
  return {
    name: String(answer.headers['content-disposition']),
    tables,
    about,
    files: new Map(
      entries.flatMap(([path, bytes]) =>
        path.startsWith('files/') ? [[path.slice(6), bytes] as const] : [],
      ),
    ),
    text: JSON.stringify(tables),
  };
}
