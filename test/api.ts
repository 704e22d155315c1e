import type { servedTables } from '#app/server/features.ts';
import type { accountCalls } from '#shared/contract/account.ts';
import type { Answer, Endpoint } from '#shared/contract/endpoint.ts';

type Both<Union> = (Union extends unknown ? (member: Union) => void : never) extends (both: infer All) => void
  ? All
  : never;

/** Every call of the product. */
type Api = typeof accountCalls & Both<(typeof servedTables)[number]>;

/** `/api/startups/{id}/team`, `/api/startups/7/team` and `/api/startups/${id}/team` have one shape. */
type Segment<S extends string> = string extends S ? '{}' : S extends `${number}` | `{${string}}` ? '{}' : S;
type Shape<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${Segment<First>}/${Shape<Rest>}`
  : Segment<Path>;
type WithoutQuery<Url extends string> = Url extends `${infer Path}?${string}` ? Path : Url;

type ByShape = { [Key in keyof Api as Key extends string ? Shape<Key> : never]: Api[Key] };

/** What the contract says a call answers on success; of an address it does not know, nothing is known. */
export type AnswerTo<
  Method extends string,
  Url extends string,
> = `${Method} ${Shape<WithoutQuery<Url>>}` extends infer Key extends keyof ByShape
  ? ByShape[Key] extends infer E extends Endpoint
    ? Answer<E>
    : unknown
  : unknown;
