import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Problem } from '#shared/contract/problem.ts';
import type { AnswerTo } from './api.ts';

type Headers = Record<string, string>;

/** What came back. `body` is the answer the contract promises, `problem` that of a refused call. */
export class Reply<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Buffer;
  readonly #call: string;

  constructor(call: string, { statusCode, headers, payload, rawPayload }: LightMyRequestResponse) {
    this.#call = call;
    this.status = statusCode;
    this.headers = headers;
    this.text = payload;
    this.bytes = rawPayload;
  }

  /** Throws where the call was refused, so that a test ends there and says why. */
  get body(): Body {
    if (this.status >= 400) throw new Error(`${this.#call} was refused with ${this.status}: ${this.text}`);
    // The server checks what it sends against the contract while it is tested.
    return this.#json() as Body;
  }

  /** Throws where the call was not refused. */
  get problem(): Problem {
    if (this.status < 400) throw new Error(`${this.#call} was not refused: ${this.status} ${this.text}`);
    return Problem.parse(this.#json());
  }

  #json(): unknown {
    const isJson = String(this.headers['content-type']).includes('json');
    return isJson && this.text !== '' ? JSON.parse(this.text) : null;
  }
}

/** Somebody at a browser: a visitor, or a member with a session. Bodies are sent as JSON, texts and buffers as they are. */
export type Client = {
  readonly userId: string;
  readonly cookie: string;
  get<U extends string>(url: U, headers?: Headers): Promise<Reply<AnswerTo<'GET', U>>>;
  post<U extends string>(url: U, body?: unknown, headers?: Headers): Promise<Reply<AnswerTo<'POST', U>>>;
  put<U extends string>(url: U, body?: unknown, headers?: Headers): Promise<Reply<AnswerTo<'PUT', U>>>;
  patch<U extends string>(url: U, body?: unknown, headers?: Headers): Promise<Reply<AnswerTo<'PATCH', U>>>;
  delete<U extends string>(url: U, headers?: Headers): Promise<Reply<AnswerTo<'DELETE', U>>>;
};

export function clientOf(server: FastifyInstance, userId: string, cookie: string): Client {
  async function send<Body>(
    method: InjectOptions['method'] & string,
    url: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<Reply<Body>> {
    const payload =
      typeof body === 'string' || Buffer.isBuffer(body) || body === undefined ? body : JSON.stringify(body);
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const sent = { ...(cookie ? { cookie } : {}), ...json, ...headers };
    return new Reply(`${method} ${url}`, await server.inject({ method, url, payload, headers: sent }));
  }
  return {
    userId,
    cookie,
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    patch: (url, body, headers) => send('PATCH', url, body, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
  };
}
