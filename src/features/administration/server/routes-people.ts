import { implement } from '#shared/server/implement.ts';
import { peopleEndpoints } from '../contract/people.ts';
import {
  handleActs,
  handleEndSessions,
  handlePeople,
  handleRestore,
  handleRole,
  handleSuspend,
} from './people.ts';

export const peopleAdministrationRoutes = implement(peopleEndpoints, {
  'GET /api/admin/people': handlePeople,
  'POST /api/admin/people/{id}/suspend': handleSuspend,
  'POST /api/admin/people/{id}/restore': handleRestore,
  'POST /api/admin/people/{id}/end-sessions': handleEndSessions,
  'PUT /api/admin/people/{id}/role': handleRole,
  'GET /api/admin/acts': handleActs,
});
