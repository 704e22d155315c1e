import { z } from 'zod';
import { TableMeasure } from './tables.ts';

/** The first piece of a backup: what it is, before anything is read from it. */
export const BackupHead = z.object({
  format: z.literal(1),
  product: z.literal('Kilele'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** False for a backup of the database alone, whose files stay where they are. */
  hasFiles: z.boolean(),
  /** By name, the fingerprints of the secrets it was made beside; the secrets themselves are kept elsewhere. */
  secrets: z.record(z.string(), z.string()),
});
export type BackupHead = z.infer<typeof BackupHead>;

/** What describes the tables, read in the same snapshot as their rows. */
export const BackupTables = z.object({
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** The version of the queue's tables; null where there was no queue yet. */
  queue: z.string().nullable(),
  tables: z.array(TableMeasure),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type BackupTables = z.infer<typeof BackupTables>;

export const HEAD = 'kilele.json';
export const TABLES = 'tables.json';
export const ROWS = 'tables/';
export const FILES = 'files/';
export const SECRETS = 'secrets/';
