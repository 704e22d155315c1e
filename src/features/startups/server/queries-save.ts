// Raw SQL where bench/api.ts times it: what a create and an update save, each in one statement.
import { CompiledQuery } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { STARTUP_STATUSES } from '../contract/form.ts';
import type { StoredStartup } from '../domain/card.ts';
import type { StartupValues } from './queries-change.ts';
import { OWN_COLUMNS, type OwnColumns, type TeamRow } from './queries-detail.ts';
import { snakeCase } from './queries-directory.ts';

/** A startup's own columns as they were saved. */
export type SavedStartup = StoredStartup & OwnColumns;

const COLUMNS = [
  'name',
  'description',
  'sectorId',
  'regionId',
  'stageId',
  'businessModel',
  'raisingText',
  'raisingMinor',
  'raisingCurrency',
  'teamSize',
  'logoUrl',
  'website',
  'country',
  'countryIncorporation',
  'countryMarket',
  'city',
  'foundedYear',
  'search',
  'searchName',
] as const satisfies readonly (keyof StartupValues)[];

const [OWNER, IS_DEMO] = [`$${COLUMNS.length + 1}::text`, `$${COLUMNS.length + 2}`];

const INSERT = `
  with made as (
    insert into startups (${COLUMNS.map(snakeCase).join(', ')}, created_by, is_demo)
    values (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')}, ${OWNER}, ${IS_DEMO}) returning *),
  owned as (
    insert into startup_members (startup_id, user_id, role, title)
    select id, ${OWNER}, 'owner', 'Founder' from made returning role, title)
  select ${OWN_COLUMNS}, json_build_array(
      json_build_object('name', u.name, 'title', m.title, 'imageUrl', u.image, 'role', m.role)) as team
  from made s cross join owned m join people_cards u on u.id = ${OWNER}`;

/** Inserts a startup with its owner, who is its team; null for an owner who is gone. */
export async function insertStartup(
  db: Db,
  values: StartupValues,
  { ownerId, isDemo }: { readonly ownerId: UserId; readonly isDemo: boolean },
): Promise<(SavedStartup & { readonly team: TeamRow[] }) | null> {
  const given = [...COLUMNS.map((column) => values[column] ?? null), ownerId, isDemo];
  const { rows } = await db.executeQuery<SavedStartup & { team: TeamRow[] }>(
    CompiledQuery.raw(INSERT, given),
  );
  return rows[0] ?? null;
}

const CHANGED = [...COLUMNS, 'status'] as const;

/** Saves what is given over the version that was read; null when a newer one is there. */
export async function updateStartup(
  db: Db,
  {
    id,
    version,
    values,
  }: {
    readonly id: number;
    readonly version: number;
    readonly values: Partial<StartupValues> & { readonly status?: (typeof STARTUP_STATUSES)[number] };
  },
): Promise<SavedStartup | null> {
  const given = CHANGED.filter((column) => values[column] !== undefined);
  const changes = given.map((column, index) => `${snakeCase(column)} = $${index + 3}`);
  const text = `update startups s set ${[...changes, 'version = s.version + 1', 'updated_at = now()'].join(', ')}
    where s.id = $1 and s.version = $2 returning ${OWN_COLUMNS}`;
  const parameters = [id, version, ...given.map((column) => values[column])];
  const { rows } = await db.executeQuery<SavedStartup>(CompiledQuery.raw(text, parameters));
  return rows[0] ?? null;
}
