import { implement } from '#shared/server/implement.ts';
import { administrationEndpoints } from '../contract.ts';
import { countDemo, deleteDemo, deleteDemoFiles, deleteUnusedWords } from './queries.ts';

export const administrationRoutes = implement(administrationEndpoints, {
  'GET /api/admin/demo': async ({ db }) => countDemo(db),

  'DELETE /api/admin/demo': async ({ actor, db, services, request, afterCommit }) => {
    const removed = await countDemo(db);
    const keys = await deleteDemoFiles(db);
    await deleteDemo(db);
    await deleteUnusedWords(db);
    afterCommit(async () => {
      for (const key of keys) await services.files.remove(key);
    });
    request.log.info({ by: actor.id, ...removed }, 'demo removed');
    return removed;
  },
});
