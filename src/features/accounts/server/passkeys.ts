import type { Db, Member } from '#shared/server/context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import type { accountEndpoints, Passkey } from '../contract.ts';
import { countPasskeys, deletePasskey, findPasskeys, updatePasskeyName } from './queries-passkeys.ts';

type CallOf<K extends keyof typeof accountEndpoints> = Call<(typeof accountEndpoints)[K]>;
type Row = Awaited<ReturnType<typeof findPasskeys>>[number];

const MOST_PASSKEYS = 20;

const passkeyOf = ({ id, name, backedUp, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  backedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Refuses one more passkey than a person may have. */
export async function requireRoomForPasskey(db: Db, { id }: Member): Promise<void> {
  if ((await countPasskeys(db, id)) < MOST_PASSKEYS) return;
  throw new AppError(
    'conflict',
    `You have ${MOST_PASSKEYS} passkeys. Remove one that you no longer use first.`,
  );
}

export async function handlePasskeys({ actor, db }: CallOf<'GET /api/auth/passkeys'>) {
  const items = (await findPasskeys(db, actor.id)).map(passkeyOf);
  return { items, total: items.length };
}

export async function handleRenamePasskey({
  actor,
  params,
  body,
  db,
}: CallOf<'PATCH /api/auth/passkeys/{id}'>) {
  const row = await updatePasskeyName(db, actor.id, params.id, body.name);
  if (!row) throw notFound();
  return passkeyOf(row);
}

export async function handleRemovePasskey({ actor, params, db }: CallOf<'DELETE /api/auth/passkeys/{id}'>) {
  if (!(await deletePasskey(db, actor.id, params.id))) throw notFound();
  return DONE;
}
