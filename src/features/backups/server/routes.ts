import { implement } from '#shared/server/implement.ts';
import { backupEndpoints } from '../contract.ts';
import { readBackupState } from './backups.ts';

export const backupRoutes = implement(backupEndpoints, {
  'GET /api/admin/backups': ({ db, services }) => readBackupState(db, services),
});
