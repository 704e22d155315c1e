import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';

/** The state of the backups of an instance; instants in ISO 8601. */
export const BackupState = z.object({
  /** False where the operator has turned them off, or has an outside database and named no folder. */
  isOn: z.boolean(),
  /** How many daily backups are kept. */
  keep: z.int(),
  newest: z
    .object({ finishedAt: z.iso.datetime(), fileName: z.string(), sizeBytes: z.int() })
    .nullable()
    .describe('The newest that was written whole'),
  failure: z
    .object({ startedAt: z.iso.datetime(), reason: z.string() })
    .nullable()
    .describe('Why the last attempt failed, where it did'),
});
export type BackupState = z.infer<typeof BackupState>;

export const backupEndpoints = endpoints({
  'GET /api/admin/backups': {
    summary: 'How old the newest backup is, and what became of the last attempt',
    access: 'admin',
    response: BackupState,
  },
});
