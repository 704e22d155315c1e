import { implement } from '#shared/server/implement.ts';
import { moderationEndpoints } from '../contract.ts';
import { findCases } from './queries.ts';
import { caseItemOf, loadCase, loadHistory } from './cases.ts';
import { handleDecide, handleUndo } from './decisions.ts';
import { handleReport } from './reports.ts';

export const moderationRoutes = implement(moderationEndpoints, {
  'POST /api/reports': handleReport,

  'GET /api/admin/moderation/cases': async ({ db, query }) => {
    const { rows, total } = await findCases(db, query);
    return { items: rows.map(caseItemOf), total };
  },

  'GET /api/admin/moderation/cases/{id}': ({ db, params }) => loadCase(db, params.id),
  'POST /api/admin/moderation/cases/{id}/actions': handleDecide,
  'GET /api/admin/moderation/actions': ({ db, query }) => loadHistory(db, query.limit, query.offset),
  'POST /api/admin/moderation/actions/{id}/undo': handleUndo,
});
