import type { Kysely } from 'kysely';
import type pg from 'pg';
import { createDb, createPool } from './db.ts';
import type { Reach } from './connect.ts';
import { createPulse } from './pulse.ts';
import type { DB } from './tables.ts';

/** A database that follows the one with the writes, and how far it has come. */
export type Replica = {
  readonly db: Kysely<DB>;
  /**
   * Whether it answers, is close behind, and holds all that was committed before a moment of this process
   * (`performance.now()`); the moment may be one at which a change was heard of.
   */
  holds(moment: number): boolean;
  /** How far it is behind, in seconds; null while it cannot be told. */
  behindSeconds(): number | null;
  /** A call failed there: it is not asked again until it was heard from. */
  failed(): void;
  close(): Promise<void>;
};

const ASKED_EVERY_MS = 250;
/** Further behind than this it is not read from, whoever asks. */
const MOST_BEHIND_MS = 5_000;
const PATIENCE_MS = 2_000;

type Sample = { readonly askedAt: number; readonly position: bigint };

/** A position in the log of changes, `16/B374D848`, as a number. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The newest moment all of whose changes are in what was replayed up to a position; null where none is. */
export function heldSince(samples: readonly Sample[], replayed: bigint): number | null {
  const held = samples.filter(({ position }) => position <= replayed);
  return held.length === 0 ? null : Math.max(...held.map(({ askedAt }) => askedAt));
}

/**
 * Asks the primary four times a second how far its changes have come, and the replica how far it has followed. What was
 * committed before the primary was asked is before the position it told.
 */
export function createReplica(primary: pg.Pool, reach: Reach, maxConnections?: number): Replica {
  const wanted = { wanted: 'prefer-standby', ...reach } as const;
  const pulse = createPulse(wanted);
  const pool = createPool({
    ...wanted,
    pulse,
    ...(maxConnections ? { maxConnections } : {}),
  });
  // Of its own, lest calls that wait for a connection make it look far behind.
  const asked = createPool({
    ...wanted,
    maxConnections: 1,
    statementTimeoutMs: PATIENCE_MS,
  });
  let samples: Sample[] = [];
  let heldAt: number | null = null;
  let isClosed = false;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const askedAt = performance.now();
    const { rows: ahead } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    samples.push({ askedAt, position: positionOf(ahead[0]?.lsn ?? '0/0') });
    samples = samples.filter((sample) => askedAt - sample.askedAt < 2 * MOST_BEHIND_MS);
    const { rows: behind } = await asked.query<{ lsn: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn',
    );
    // One that follows nobody, such as the primary itself, has nothing to compare with.
    const lsn = behind[0]?.lsn ?? null;
    heldAt = lsn === null ? null : heldSince(samples, positionOf(lsn));
  }
  const timer = setInterval(() => {
    if (isClosed) return;
    asking ??= ask()
      .catch(() => {
        heldAt = null;
      })
      .finally(() => {
        asking = null;
      });
  }, ASKED_EVERY_MS).unref();

  return {
    db: createDb(pool),
    holds: (moment) => heldAt !== null && moment < heldAt && performance.now() - heldAt < MOST_BEHIND_MS,
    behindSeconds: () => (heldAt === null ? null : (performance.now() - heldAt) / 1_000),
    failed() {
      heldAt = null;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await asking;
      await Promise.all([pool.end(), asked.end()]);
      pulse.close();
    },
  };
}
