import { implement } from '#shared/server/implement.ts';
import { roundImportEndpoints } from '../contract.ts';
import { findImports } from './queries-import.ts';
import { importRounds, previewRounds, roundImportOf, undoRoundImport } from './round-import.ts';

export const roundImportRoutes = implement(roundImportEndpoints, {
  'POST /api/admin/rounds/preview': async ({ body, db, services }) => previewRounds(db, services.now(), body),

  'POST /api/admin/rounds/import': async ({ actor, body, db, services, request }) => {
    const made = await importRounds({ actor, db, now: services.now() }, body);
    const { importId, imported, known, refused } = made;
    request.log.info({ by: actor.id, import: importId, ready: imported, known, refused }, 'rounds imported');
    return made;
  },

  'GET /api/admin/rounds/imports': async ({ query, db }) => {
    const { rows, total } = await findImports(db, query);
    return { items: rows.map(roundImportOf), total };
  },

  'DELETE /api/admin/rounds/imports/{id}': async ({ actor, params, db, services, request }) => {
    const undone = await undoRoundImport({ actor, db, now: services.now() }, params.id);
    request.log.info({ by: actor.id, import: params.id }, 'import of rounds undone');
    return undone;
  },
});
