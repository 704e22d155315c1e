import { createHash } from 'node:crypto';
import type { Db } from './db.ts';

/** Tells whether two secrets are the same without telling either. */
export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`fingerprint of ${secret}`).digest('hex').slice(0, 16);

/**
 * The names of those secrets that differ from the ones other processes of this database run with. The first process
 * leaves its own fingerprints; those of `stated` secrets, which the operator set, replace what stands there.
 */
export async function differingSecrets(
  db: Db,
  secrets: Readonly<Record<string, string>>,
  stated: ReadonlySet<string>,
): Promise<string[]> {
  const differing: string[] = [];
  for (const [name, secret] of Object.entries(secrets)) {
    const fingerprint = fingerprintOf(secret);
    await db
      .insertInto('secretFingerprints')
      .values({ name, fingerprint })
      .onConflict((conflict) =>
        stated.has(name)
          ? conflict.column('name').doUpdateSet({ fingerprint })
          : conflict.column('name').doNothing(),
      )
      .execute();
    const kept = await db
      .selectFrom('secretFingerprints')
      .select('fingerprint')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    if (kept.fingerprint !== fingerprint) differing.push(name);
  }
  return differing;
}
