import { implement } from '#shared/server/implement.ts';
import { roundImportEndpoints } from '../contract.ts';
import { findImports } from './queries-import.ts';
import { importRounds, previewRounds, roundImportOf, undoRoundImport } from './round-import.ts';

export const roundImportRoutes = implement(roundImportEndpoints, {
  'POST /api/admin/rounds/preview': async ({ body, db, services }) => previewRounds(db, services.now(), body),

  'POST /api/admin/rounds/import': async ({ actor, body, db, services, actedOn }) => {
    const made = await importRounds({ actor, db, now: services.now() }, body);
    const { importId, imported, known, refused } = made;
    actedOn({ detail: `Import ${importId}: ${imported} new, ${known} known, ${refused} refused` });
    return made;
  },

  'GET /api/admin/rounds/imports': async ({ query, db }) => {
    const { rows, total } = await findImports(db, query);
    return { items: rows.map(roundImportOf), total };
  },

  'DELETE /api/admin/rounds/imports/{id}': async ({ actor, params, db, services, actedOn }) => {
    const undone = await undoRoundImport({ actor, db, now: services.now() }, params.id);
    actedOn({ detail: `Import ${params.id}` });
    return undone;
  },
});
