import type pg from 'pg';
import { awaitedBy, socketOf } from './connect.ts';

const LOOK_MS = 1_000;
/** The database ends what takes too long; what has heard nothing of that by then has lost it. */
const ANSWER_MS = 2_000;

/** As a connection that was lost. */
const loss = () => Object.assign(new Error('the database did not answer in time'), { code: '08006' });

/**
 * Ends the connections of a pool on which one statement waits for longer than any may take. They are looked at once a second and counted,
 * so that no statement pays for a limit of its own, and a process that was busy has read what came before it judges.
 */
export function endLost(pool: pg.Pool, statementTimeoutMs: number): void {
  const most = Math.ceil((statementTimeoutMs + ANSWER_MS) / LOOK_MS);
  const clients = new Map<pg.PoolClient, { awaited: unknown; looks: number }>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    for (const [client, known] of clients) {
      const awaited = awaitedBy(client);
      known.looks = awaited && awaited === known.awaited ? known.looks + 1 : 0;
      known.awaited = awaited;
      if (known.looks > most) socketOf(client).destroy(loss());
    }
  }

  pool.on('connect', (client) => {
    clients.set(client, { awaited: null, looks: 0 });
    timer ??= setInterval(look, LOOK_MS).unref();
  });
  pool.on('remove', (client) => {
    clients.delete(client);
    if (clients.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  });
}
