import { DONE, implement } from '#shared/server/implement.ts';
import { benchmarkEndpoints } from '../contract.ts';
import { addTable, listTables, removeTable } from './parameter-tables.ts';

export const benchmarkRoutes = implement(benchmarkEndpoints, {
  'GET /api/admin/parameter-tables': async ({ db, services }) => {
    const items = await listTables(db, services.now());
    return { items, total: items.length };
  },

  'POST /api/admin/parameter-tables': ({ actor, body, db, services }) =>
    addTable({ actor, db, now: services.now() }, body.csv),

  'DELETE /api/admin/parameter-tables/{id}': async ({ params, db }) => {
    await removeTable(db, params.id);
    return DONE;
  },
});
