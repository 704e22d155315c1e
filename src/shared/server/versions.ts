import { type Insertable, type Selectable, sql } from 'kysely';
import { AppError, notFound } from '#platform/http/errors.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { StoredJson } from '#platform/postgres/stored-json.ts';
import type { DB } from '#platform/postgres/tables.ts';
import type { UserId } from './context.ts';
import type { Page } from './implement.ts';

/** What every table of versions has, beside figures of its own. */
type VersionColumns = { startupId: number; version: number; inputs: string; result: string };
type VersionTable = { [T in keyof DB]: DB[T] extends VersionColumns ? T : never }[keyof DB];

/** Whose versions: a startup's, or those one person made of it for themselves. */
export type Whose = { readonly startupId: number; readonly runnerId?: UserId | null };

type CommonColumn = keyof Whose | 'id' | 'version' | 'inputs' | 'result' | 'createdBy' | 'createdAt';
type Figures<T extends VersionTable> = Omit<Insertable<DB[T]>, CommonColumn>;

type Versioned<T extends VersionTable, Inputs, Result, Listed> = {
  readonly table: T;
  readonly inputs: StoredJson<Inputs>;
  readonly result: StoredJson<Result>;
  /** The columns of its own: what lists show and other features read without the result. */
  readonly figures: (inputs: Inputs, result: Result) => Figures<T>;
  /** Those that the list of versions shows. */
  readonly listed: readonly Listed[];
};

export type StoredVersion<Inputs, Result> = {
  readonly version: number;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly inputs: Inputs;
  readonly result: Result;
};

type Made = {
  readonly whose: Whose;
  readonly by: { readonly id: UserId; readonly name: string };
  readonly inputs: object;
  readonly result: object;
  readonly now: Date;
};

type VersionLine = Pick<StoredVersion<never, never>, 'version' | 'createdBy'> & {
  readonly createdAt: string;
};
type PageQuery = { readonly limit: number; readonly offset: number };

/** Results stored as numbered versions, each with its inputs, who made it and when. */
export type VersionStore<Inputs, Result, Line> = {
  /** The latest version; null before the first, and where it cannot be read any more. */
  readonly latest: (db: Db, whose: Whose) => Promise<StoredVersion<Inputs, Result> | null>;
  /** The version that is asked for, else the latest: 404 where there is none, 409 where it cannot be read any more. */
  readonly open: (db: Db, whose: Whose, version?: number) => Promise<StoredVersion<Inputs, Result>>;
  /** One page of the versions, newest first, with the number of all. */
  readonly list: (db: Db, whose: Whose, page: PageQuery) => Promise<Page<VersionLine & Line>>;
  /** Keeps what was made as the next version, unless the latest is the same. Versions of one owner must take turns. */
  readonly keep: (db: Db, made: Made) => Promise<StoredVersion<Inputs, Result>>;
};

const unreadable = () =>
  new AppError('conflict', 'It was made by an earlier version of this tool. Generate it again.');

export function versionStore<
  T extends VersionTable,
  Inputs extends object,
  Result extends object,
  Listed extends keyof Selectable<DB[T]> & string,
>({
  table,
  inputs,
  result,
  figures,
  listed,
}: Versioned<T, Inputs, Result, Listed>): VersionStore<Inputs, Result, Pick<Selectable<DB[T]>, Listed>> {
  const rowsOf = (db: Db, { startupId, runnerId }: Whose) =>
    db
      .selectFrom(db.dynamic.table<VersionTable>(table).as('v'))
      .where('v.startupId', '=', startupId)
      .$if(runnerId !== undefined, (query) =>
        query.where(sql<boolean>`${sql.ref('v.runnerId')} is not distinct from ${runnerId}`),
      );

  const find = (db: Db, whose: Whose, version?: number) =>
    rowsOf(db, whose)
      .leftJoin('peopleCards as u', 'u.id', 'v.createdBy')
      .select(['v.version', 'v.createdAt', 'u.name as createdBy', 'v.inputs', 'v.result'])
      .$if(version !== undefined, (query) => query.where('v.version', '=', version ?? 0))
      .orderBy('v.version', 'desc')
      .limit(1)
      .executeTakeFirst();

  function read(row: Awaited<ReturnType<typeof find>>): StoredVersion<Inputs, Result> | null {
    const [from, made] = [inputs.read(row?.inputs), result.read(row?.result)];
    return row && from && made ? { ...row, inputs: from, result: made } : null;
  }

  return {
    latest: async (db, whose) => read(await find(db, whose)),

    async open(db, whose, version) {
      const row = await find(db, whose, version);
      if (!row) throw notFound();
      const opened = read(row);
      if (!opened) throw unreadable();
      return opened;
    },

    async list(db, whose, { limit, offset }) {
      const [rows, { total }] = await Promise.all([
        rowsOf(db, whose)
          .leftJoin('peopleCards as u', 'u.id', 'v.createdBy')
          .select(['v.version', 'v.createdAt', 'u.name as createdBy'])
          .select(listed.map((column) => sql.ref(`v.${column}`).as(column)))
          .orderBy('v.version', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        rowsOf(db, whose)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
      return { items, total } as Page<VersionLine & Pick<Selectable<DB[T]>, Listed>>;
    },

    async keep(db, { whose, by, now, ...made }) {
      const fresh = { inputs: inputs.of(made.inputs), result: result.of(made.result) };
      const row = await find(db, whose);
      const latest = read(row);
      const isSame =
        latest !== null &&
        JSON.stringify([latest.inputs, latest.result]) === JSON.stringify([fresh.inputs, fresh.result]);
      if (isSame) return latest;
      const version = (row?.version ?? 0) + 1;
      const values = {
        ...figures(fresh.inputs, fresh.result),
        ...whose,
        version,
        inputs: inputs.write(fresh.inputs),
        result: result.write(fresh.result),
        createdBy: by.id,
        createdAt: now,
      };
      await db.insertInto<VersionTable>(table).values(values).execute();
      return { version, createdAt: now, createdBy: by.name, ...fresh };
    },
  };
}
