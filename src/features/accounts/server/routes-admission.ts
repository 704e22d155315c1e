import { implement } from '#shared/server/implement.ts';
import { admissionEndpoints } from '../contract/admission.ts';
import {
  handleAdmission,
  handleChangeAdmission,
  handleInvitations,
  handleInvite,
  handlePasswordLink,
  handleRevokeInvitation,
} from './admission.ts';

export const admissionRoutes = implement(admissionEndpoints, {
  'GET /api/admin/admission': handleAdmission,
  'PUT /api/admin/admission': handleChangeAdmission,
  'GET /api/admin/invitations': handleInvitations,
  'POST /api/admin/invitations': handleInvite,
  'DELETE /api/admin/invitations/{id}': handleRevokeInvitation,
  'POST /api/admin/password-links': handlePasswordLink,
});
