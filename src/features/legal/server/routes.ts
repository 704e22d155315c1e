import { implement } from '#shared/server/implement.ts';
import { legalEndpoints } from '../contract.ts';
import { handleBreach, handleBreaches, handleEntry } from './breaches.ts';
import { handleAnswer, handleGrievance, handleGrievances } from './grievances.ts';
import { handleConsent, handlePublish, handleText } from './texts.ts';

export const legalRoutes = implement(legalEndpoints, {
  'GET /api/legal/{page}': handleText,
  'POST /api/legal/consent': handleConsent,
  'POST /api/grievances': handleGrievance,
  'POST /api/admin/legal/{page}': handlePublish,
  'GET /api/admin/grievances': handleGrievances,
  'POST /api/admin/grievances/{id}/answer': handleAnswer,
  'GET /api/admin/breaches': handleBreaches,
  'POST /api/admin/breaches': handleBreach,
  'POST /api/admin/breaches/{id}/entries': handleEntry,
});
