// The yardstick: what anybody would write in an hour with node:http and pg, to answer the same questions from the same
// rows. One indexed statement a call, prepared by name, ten columns, no count, no session, no check of what is sent.
// `/NAME/a/b` runs the statement NAME with a and b, followed by the values of a JSON body. Child of api.ts.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerParent } from './load-child.ts';
import { POOL } from './load-plan.ts';

const TEN =
  'id, name, description, sector_id, region_id, stage_id, raising_text, team_size, country, created_at';

const STATEMENTS: Readonly<Record<string, string>> = {
  list: `select ${TEN} from startups where sector_id = $1 and region_id = $2 and stage_id = $3 and hidden_at is null
    order by id desc limit 20`,
  search: `select ${TEN} from startups where search @@ $1::tsquery and hidden_at is null order by id desc limit 20`,
  record: `select ${TEN} from startups where id = $1 and hidden_at is null`,
  create: `insert into startups (name, description, sector_id, region_id, stage_id, raising_text, team_size,
      business_model, country, city, search, search_name)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, to_tsvector('simple', $1 || ' ' || $2), lower($1)) returning ${TEN}`,
  update: `update startups set description = $2, team_size = $3 where id = $1 returning ${TEN}`,
};

let pool: pg.Pool | null = null;

async function bodyOf(request: IncomingMessage): Promise<unknown[]> {
  if (request.method === 'GET') return [];
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.values(JSON.parse(Buffer.concat(parts).toString()) as object);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [name = '', ...values] = (request.url ?? '').slice(1).split('/').map(decodeURIComponent);
  const text = STATEMENTS[name];
  const [status, body] = await bodyOf(request)
    .then(async (fields) => {
      if (!pool || text === undefined) throw new Error('nothing to run');
      return (await pool.query({ name, text, values: [...values, ...fields] })).rows;
    })
    .then(
      (rows) => [200, Buffer.from(JSON.stringify(rows))] as const,
      (error: unknown) => [500, Buffer.from(String(error))] as const,
    );
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

const server = createServer((request, response) => void answer(request, response));

answerParent(async ({ databaseUrl }: { databaseUrl: string }) => {
  pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port };
});
