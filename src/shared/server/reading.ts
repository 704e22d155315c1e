import type { Kysely } from 'kysely';
import { AppError } from '#platform/http/errors.ts';
import { toAppError } from '#platform/http/problems.ts';
import type { DB } from '#platform/postgres/tables.ts';
import type { Replica } from '#platform/postgres/replica.ts';
import type { Process } from './context.ts';

/** What a reading call is read from, and what it may keep of what it read. */
type Read = { readonly db: Kysely<DB>; readonly services: Process };

type Reader = {
  /** By which the calls of one kind are told from others. */
  readonly key: string;
  readonly userId: string | undefined;
  /** What the answer is made from, where it is kept for others. */
  readonly topics: readonly string[];
};

/** Calls that write although they only read, such as one that counts: the replica refused them once. */
const writing = new WeakMap<Replica, Set<string>>();

/**
 * The replica, where a list may be read from it: it holds all that the reader wrote or was told to read again, in whichever
 * process, and every change of what is kept for others. Null where it may not.
 */
async function replicaFor(
  { replica, events }: Pick<Process, 'replica' | 'events'>,
  { key, userId, topics }: Reader,
): Promise<Replica | null> {
  if (!replica || writing.get(replica)?.has(key)) return null;
  // What was committed before this call is heard of before anything is compared.
  if (!(await events.caughtUp())) return null;
  const heardAt = events.heardAt({ topics, ...(userId === undefined ? {} : { userId }) });
  return replica.holds(heardAt) ? replica : null;
}

/** Services whose kept answers are not made from what a replica may lack. */
const besideReplica = (services: Process, replica: Replica): Process => ({
  ...services,
  kept: {
    ...services.kept,
    get: (key, topics, make, how) =>
      services.kept.get(key, topics, make, {
        ...how,
        isWhole: () => replica.holds(services.events.heardAt({ topics })),
      }),
  },
});

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** Too slow is too slow anywhere, and a refusal is one; only what is not there yet may be elsewhere. */
const isReplicas = (error: unknown): boolean =>
  error instanceof AppError ? error.code === 'not_found' : codeOf(error) !== '57014';

/** Whether nobody answers, rather than refuses. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof AppError) && toAppError(error).code === 'unavailable';

/**
 * Reads from the replica where that may be, and from the primary where it may not, or where the replica fails. Visitors are
 * shown what the replica has while no primary answers.
 */
export async function reading<Value>(
  services: Process,
  reader: Reader,
  read: (from: Read) => Promise<Value>,
): Promise<Value> {
  const fromPrimary = () => read({ db: services.db, services });
  const replica = await replicaFor(services, reader);
  if (!replica) {
    return fromPrimary().catch((error: unknown) => {
      const { replica: other } = services;
      if (!other || reader.userId !== undefined || !isOutage(error)) throw error;
      return read({ db: other.db, services: besideReplica(services, other) });
    });
  }
  try {
    return await read({ db: replica.db, services: besideReplica(services, replica) });
  } catch (error) {
    if (!isReplicas(error)) throw error;
    if (codeOf(error) === '25006')
      writing.set(replica, new Set([...(writing.get(replica) ?? []), reader.key]));
    else if (!(error instanceof AppError)) replica.failed();
    return fromPrimary();
  }
}
