import { type ZipEntry, zipStream } from '#platform/http/zip-stream.ts';
import { attempting } from './attempts.ts';
import { sessionCookie } from './library-mount.ts';
import type { Member, Process } from '#shared/server/context.ts';
import { clearCookie } from '#platform/http/cookies.ts';
import { AppError, invalid } from '#platform/http/errors.ts';
import { type Call, DONE, prepared } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { accountEndpoints, CurrentUser, DeleteAccount } from '../contract.ts';
import { HELD_BY_OTHERS } from '../domain/held-by-others.ts';
import { erasePerson, findSoleOwned, keepErasures, personHash } from './erasure.ts';
import { findEverything, findOwnFiles } from './queries-export.ts';
import { findCredentials, updateName } from './queries-own.ts';

type CallOf<K extends keyof typeof accountEndpoints> = Call<(typeof accountEndpoints)[K]>;

/** A member as the person themself sees it. */
export function personOf(actor: Member): CurrentUser {
  const { imageUrl: profileImageUrl, sessionId: _sessionId, ...person } = actor;
  return { ...person, profileImageUrl, onboarded: person.userType !== null };
}

export async function handleRename({ actor, body, db, services }: CallOf<'PATCH /api/auth/user'>) {
  const name = fullName(body);
  const now = services.now();
  await updateName(db, actor.id, { ...body, name, now });
  if (name !== fullName(actor))
    for (const { renamed } of services.hooks) await renamed?.(db, actor.id, { name, now });
  return personOf({ ...actor, ...body });
}

export async function handleSecurity({ actor, db }: CallOf<'GET /api/auth/security'>) {
  const { password, twoFactor, openIdConnect } = await findCredentials(db, actor.id);
  return { hasPassword: password !== null, twoFactor, openIdConnect };
}

/** Everything of theirs as one archive: rows by table as JSON, and the files they gave. One table or file is held at a time. */
export async function handleExport({ actor, db, services, reply }: CallOf<'GET /api/auth/export'>) {
  const exportedAt = services.now().toISOString();
  async function* entries(): AsyncGenerator<ZipEntry> {
    const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
    const counts: Record<string, number> = {};
    for await (const { table, rows } of findEverything(db, actor.id)) {
      counts[table] = rows.length;
      yield { path: `tables/${table}.json`, bytes: json(rows) };
    }
    const missing: string[] = [];
    const files = await findOwnFiles(db, actor.id);
    for (const { key, place } of files) {
      const file = await services.files.open(place);
      if (file === null) missing.push(key);
      else yield { path: `files/${key}`, bytes: file.stream, isPacked: true };
    }
    const held = Object.fromEntries(Object.entries(HELD_BY_OTHERS).map(([table, why]) => [table, why]));
    const about = { exportedAt, rows: counts, files: files.length - missing.length, missing, stays: held };
    yield { path: 'about.json', bytes: json(about) };
  }
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="kilele-${exportedAt.slice(0, 10)}.zip"`)
    .header('cache-control', 'private, no-store')
    .send(zipStream(entries()));
}

/** Compares the password, which takes whole cores: before the call's transaction. */
async function confirmIdentity(process: Process, actor: Member, body: DeleteAccount): Promise<void> {
  const { accountDb: db, passwords } = process;
  const { password } = await findCredentials(db, actor.id);
  if (password === null) {
    if (body.email?.trim().toLowerCase() === actor.email.toLowerCase()) return;
    throw invalid('email', 'Type your own e-mail address to confirm.');
  }
  const given = body.password;
  if (given === undefined) throw invalid('password', 'Enter your password');
  await attempting({ ...process, db }, actor.sessionId, async () => {
    if (!(await passwords.verify({ hash: password, password: given })))
      throw invalid('password', 'The password is wrong.');
  });
}

async function leave({ actor, body, db, services, reply, afterCommit }: CallOf<'DELETE /api/auth/user'>) {
  const startups = await findSoleOwned(db, services.hooks, actor);
  if (startups.length > 0 && body.deleteStartups !== true) {
    const names = startups.map(({ name }) => name).join(', ');
    throw new AppError(
      'conflict',
      `No one else owns ${names}. Make someone else an owner first, or choose to delete it with your account.`,
      { current: { startups } },
    );
  }
  const keys = await erasePerson(db, services, actor);
  afterCommit(async () => {
    await keepErasures(services.env.dataDir, [{ hash: personHash(actor.id), at: services.now() }]);
    for (const key of keys) await services.files.remove(key);
  });
  const { name, ...options } = sessionCookie(services);
  clearCookie(reply, name, options);
  return DONE;
}

export const handleDelete = prepared<(typeof accountEndpoints)['DELETE /api/auth/user'], void>(
  async ({ actor, body, services }) => {
    await confirmIdentity(services, actor, body);
  },
  leave,
);
