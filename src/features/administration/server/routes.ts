import { implement } from '#shared/server/implement.ts';
import { forgetUnusedWords } from '#shared/server/search.ts';
import { administrationEndpoints } from '../contract.ts';
import { countDemo } from './queries.ts';

export const administrationRoutes = implement(administrationEndpoints, {
  'GET /api/admin/demo': async ({ db }) => countDemo(db),

  'DELETE /api/admin/demo': async ({ db, services, afterCommit, actedOn }) => {
    const removed = await countDemo(db);
    const keys: string[] = [];
    // Backwards: features come after those they rest on.
    for (const { forgetDemo } of services.hooks.toReversed()) keys.push(...((await forgetDemo?.(db)) ?? []));
    await forgetUnusedWords(
      db,
      services.hooks.flatMap(({ searched }) => searched ?? []),
    );
    afterCommit(async () => {
      for (const key of keys) await services.files.remove(key);
    });
    const { startups, investors, people } = removed;
    actedOn({ detail: `${startups} startups, ${investors} investors, ${people} people` });
    return removed;
  },
});
