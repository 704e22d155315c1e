import type { z } from 'zod';
import { fullName } from '#shared/domain/person-name.ts';
import { daysBefore } from '#shared/domain/time.ts';
import type { Db, Member, Services, UserId } from '#shared/server/context.ts';
import { type Demo, demoVersion, readDemo } from '#shared/server/demo.ts';
import type { StoredVersion, VersionStore } from '#shared/server/versions.ts';
import { requireStartup, type TeamAccess } from './access.ts';
import { lockStartup } from './queries.ts';

/** A version to be made: for which startup, by whom, from what. */
type Wanted<Form> = {
  readonly startupId: number;
  readonly by: { readonly id: UserId; readonly name: string };
  readonly form: Form;
  readonly now: Date;
};

type Tool<Form, Inputs, Result, Line> = {
  readonly store: VersionStore<Inputs, Result, Line>;
  /** What the form comes to, and the inputs as they are kept; refusals name the field. */
  readonly calculate: (
    db: Db,
    wanted: Omit<Wanted<Form>, 'by'>,
  ) => Promise<{ readonly inputs: object; readonly result: object }>;
  /** The latest result as of now, where figures of it move with time. */
  readonly refresh?: (result: Result, now: Date) => Result;
};

type Call = { readonly actor: Member; readonly params: { readonly id: number }; readonly db: Db };

function answerOf<Inputs, Result>(
  { result, inputs, createdAt, ...made }: StoredVersion<Inputs, Result>,
  { canEdit }: TeamAccess,
) {
  return { ...result, ...made, createdAt: createdAt.toISOString(), canEdit, inputs };
}

/** A tool of a startup's team whose results are kept as versions: what its calls do, and its seed. */
export function versionedTool<Form, Inputs, Result, Line>({
  store,
  calculate,
  refresh = (result) => result,
}: Tool<Form, Inputs, Result, Line>) {
  /** Calculates, and keeps the next version unless nothing has changed. */
  async function generate(db: Db, { startupId, by, form, now }: Wanted<Form>) {
    const made = await calculate(db, { startupId, form, now });
    return store.keep(db, { whose: { startupId }, by, now, ...made });
  }

  return {
    generate,

    /** Makes the versions of a file of the demo, each from a form in it. */
    async seed(demo: Demo, file: string, form: z.ZodType<Form>): Promise<void> {
      for (const { daysAgo, startupId, userId, ...version } of readDemo(file, demoVersion(form), demo)) {
        const by = { id: userId, name: '' };
        await generate(demo.db, { ...version, startupId, by, now: daysBefore(demo.now, daysAgo) });
      }
    },

    async generateFor({ actor, params, db, services }: Call & { readonly services: Services }, form: Form) {
      const access = await requireStartup(db, actor, params.id, 'edit');
      await lockStartup(db, params.id);
      const by = { id: actor.id, name: fullName(actor) };
      const wanted = { startupId: params.id, by, form, now: services.now() };
      return answerOf(await generate(db, wanted), access);
    },

    async open({
      actor,
      params,
      query,
      db,
      services,
    }: Call & { readonly services: Services; readonly query: { version?: number | undefined } }) {
      const access = await requireStartup(db, actor, params.id, 'read');
      const stored = await store.open(db, { startupId: params.id }, query.version);
      const isLatest = query.version === undefined;
      const result = isLatest ? refresh(stored.result, services.now()) : stored.result;
      return answerOf({ ...stored, result }, access);
    },

    async list({ actor, params, query, db }: Call & { readonly query: { limit: number; offset: number } }) {
      await requireStartup(db, actor, params.id, 'read');
      return store.list(db, { startupId: params.id }, query);
    },
  };
}
