import { Problem } from '#shared/contract/problem.ts';
import type { Client, TestApp } from './app.ts';

/** One request of somebody who means no good, and what may come of it. `url` may hold `{names}` of things. */
export type HostileRow<Who extends string> = {
  readonly id: string;
  readonly who: Who;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'TRACE';
  readonly url: string;
  readonly body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  readonly raw?: string | Buffer;
  readonly headers?: Record<string, string> | undefined;
  readonly status: readonly number[];
  /** Appears nowhere in the answer. */
  readonly not?: string | undefined;
};

const INSIDE = /node_modules|at .*\.ts:\d+|select .* from/i;

/** Sends the row and lists the rules its answer breaks: errors have a problem body, and no internals leak. */
export async function send<Who extends string>(
  app: TestApp,
  row: HostileRow<Who>,
  { client, things }: { client: Client; things: Readonly<Record<string, number>> },
): Promise<{ status: number; faults: string[] }> {
  const { method, url, body, raw, headers, status, not } = row;
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await app.server.inject({
    method: method as 'GET',
    url: url.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(things[name])),
    payload,
    headers: {
      ...(client.cookie ? { cookie: client.cookie } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const said = response.payload + JSON.stringify(response.headers);
  const isRefused = response.statusCode >= 400;
  const rules: readonly (readonly [string, boolean])[] = [
    [`answered ${response.statusCode}`, status.includes(response.statusCode)],
    ['shows the inside', !INSIDE.test(response.payload)],
    [`says ${not}`, not === undefined || !said.includes(not)],
    ['is no problem body', !isRefused || Problem.safeParse(response.json()).success],
    ['is open to other sites', response.headers['access-control-allow-origin'] === undefined],
  ];
  const faults = rules.filter(([, isKept]) => !isKept).map(([fault]) => fault);
  return { status: response.statusCode, faults };
}
