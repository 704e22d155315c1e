import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type EndpointKey = `${Method} /api/${string}`;

/** Who may call: anyone, a signed-in member, or an admin. What they may see is the feature's policy. */
export type Access = 'public' | 'member' | 'admin';

/**
 * One call of the API. The same object validates on the server, types handler and client, feeds the forms
 * and the OpenAPI page. `created` answers 201; `list` answers an array with `X-Total-Count`; `bodyLimitBytes` is for
 * bodies that may be larger than 1 MB.
 */
export type Endpoint = {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly created?: true;
  readonly list?: true;
  readonly bodyLimitBytes?: number;
  /** What the record of administrators says was done, for each writing call of theirs: `Made an invitation link`. */
  readonly act?: string;
  /** How many of these calls a member may make in a day: for what others see, or hear of. */
  readonly mostPerDay?: number;
  /** Sent as multipart/form-data: one file in the field `file`, the other fields being the body. */
  readonly upload?: { readonly largestBytes: number };
  /** Sent as multipart/form-data: a picture alone, which is kept as another (`keepPicture`). */
  readonly picture?: true;
  /** Its answer is the only place of a key, and not kept: the same request sent again is told so. */
  readonly answersSecret?: true;
  /** Refused to demo accounts: behind one is whoever pressed the button, and anybody else who did. */
  readonly realOnly?: true;
  /**
   * For programs, not pages: the body is a small form (urlencoded or multipart), from any site, and whoever is signed in
   * there is nobody here. What it does rests on a signed key in the address.
   */
  readonly anySiteForm?: true;
};

export type EndpointTable = { readonly [key in EndpointKey]?: Endpoint };

/** Declares a feature's calls, keyed `'GET /api/startups/{id}'`. */
export function endpoints<const T extends EndpointTable>(table: T): T {
  return table;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler receives, after validation. */
export type CallInput<E extends Endpoint> = {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
};

export type Answer<E extends Endpoint> = z.output<E['response']>;
