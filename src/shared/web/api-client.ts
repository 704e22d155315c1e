import type { z } from 'zod';
import type { Answer, Endpoint, EndpointTable } from '#shared/contract/endpoint.ts';
import { ApiError, OfflineError } from './api-error.ts';

export type Key<T extends EndpointTable> = keyof T & `${string} /api/${string}`;
export type EndpointAt<T extends EndpointTable, K extends Key<T>> = Extract<T[K], Endpoint>;
export type AnswerAt<T extends EndpointTable, K extends Key<T>> = Answer<EndpointAt<T, K>>;

type Part<E, Name extends string> = E extends { readonly [K in Name]: infer S extends z.ZodType }
  ? object extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : unknown;

/** What a call needs: `params`, `query` and `body` as its endpoint declares them. */
export type CallParts<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

export type CallOptions = {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** A file upload, sent instead of a JSON body. */
  readonly form?: FormData;
  /** Hears how much of the upload has been sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
};

export type CallArgs<E extends Endpoint> =
  object extends CallParts<E> ? [input?: CallParts<E> & CallOptions] : [input: CallParts<E> & CallOptions];

export type Client<T extends EndpointTable> = {
  readonly call: <K extends Key<T>>(key: K, ...args: CallArgs<EndpointAt<T, K>>) => Promise<AnswerAt<T, K>>;
  /** A list and how many rows there are in all (`X-Total-Count`; the number received where it is missing). */
  readonly callList: <K extends Key<T>>(
    key: K,
    ...args: CallArgs<EndpointAt<T, K>>
  ) => Promise<{ items: AnswerAt<T, K>; total: number }>;
};

export type RawInput = CallOptions & {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

/**
 * The typed client of one contract. Only its type is needed, so zod stays out of the page:
 * `clientFor<typeof startupEndpoints>()`.
 */
export function clientFor<T extends EndpointTable>(): Client<T> {
  return typedByContract<T>({ call: callApi, callList: callApiList });
}

/** Holds because the server checks requests against the contract, and answers too in tests and development. */
function typedByContract<T extends EndpointTable>(client: unknown): Client<T> {
  return client as Client<T>;
}

/** The same call without a contract, for shared code that must not know a feature. */
export async function callApi(key: string, input?: RawInput): Promise<unknown> {
  return (await send(key, input)).body;
}

export async function callApiList(
  key: string,
  input?: RawInput,
): Promise<{ items: unknown[]; total: number; isCapped?: boolean }> {
  const { body, response } = await send(key, input);
  const items: unknown[] = Array.isArray(body) ? body : [];
  const total = response.headers.get('x-total-count');
  const isCapped = response.headers.get('x-total-capped') === 'true';
  return {
    items,
    total: total === null ? items.length : Number(total),
    ...(isCapped ? { isCapped } : {}),
  };
}

async function send(key: string, input: RawInput = {}): Promise<{ body: unknown; response: Response }> {
  const [method = 'GET', template = ''] = key.split(' ');
  const url = fillPath(template, input.params) + queryString(input.query);
  const { form, onProgress, signal } = input;
  const common = { method, headers: headersOf(input), ...(signal === undefined ? {} : { signal }) };
  const response = await reach(async () =>
    form !== undefined && onProgress !== undefined
      ? (await import('./form-upload.ts')).uploadForm(url, { ...common, form, onProgress })
      : fetch(url, { ...common, credentials: 'include', ...bodyOf(input) }),
  );
  const text = await response.text();
  if (!response.ok) {
    throw new ApiError(response.status, text, response.statusText, response.headers.get('retry-after'));
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { body: isJson && text !== '' ? JSON.parse(text) : text, response };
}

async function reach(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new OfflineError(error);
  }
}

function headersOf({ body, form, idempotencyKey }: RawInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && form === undefined ? { 'content-type': 'application/json' } : {}),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

function bodyOf({ body, form }: RawInput): { body?: BodyInit } {
  if (form !== undefined) return { body: form };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

/** `/api/startups/{id}` with `{ id: 7 }` gives `/api/startups/7`. */
export function fillPath(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = values.get(name);
    if (typeof value === 'string' || typeof value === 'number') return encodeURIComponent(value);
    throw new Error(`${template} needs ${name}`);
  });
}

/** Leaves out what is undefined or empty; a list becomes one value with commas. */
export function queryString(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = Array.isArray(value)
      ? value.join(',')
      : value === undefined || value === null
        ? ''
        : String(value);
    if (text !== '') search.set(name, text);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
