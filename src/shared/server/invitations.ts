import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { INVITATION_DAYS, invitationExpiry, invitationState } from '#shared/domain/invitation.ts';
import type { Db, Member, Services, UserId } from './context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { fullName } from '#shared/domain/person-name.ts';

export type InvitationRow<Role extends string> = {
  id: number;
  role: Role;
  email: string | null;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
};

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What the row behind a link is found by; null for what no link can be. */
export const invitationHash = (token: string): string | null => (TOKEN.test(token) ? hashOf(token) : null);

/** The columns of an `InvitationRow`, from a table that goes by `i`. */
export const INVITATION_COLUMNS = sql.raw(`i.id, i.role, i.email::text as email, i.expires_at,
  i.accepted_at, i.revoked_at, i.created_at`);

/** An invitation as those who made it see it afterwards. */
export const invitationAnswer = <Role extends string>(row: InvitationRow<Role>, now: Date) => ({
  id: row.id,
  role: row.role,
  email: row.email,
  state: invitationState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

type Table = { readonly table: string; readonly team: string };
type NewInvitation<Role> = {
  readonly teamId: number;
  readonly role: Role;
  /** The address the link is mailed to, if any. */
  readonly email?: string | null | undefined;
  readonly by: Member;
};
/** The address the link opens, and the words of the letter. */
type Letter = { readonly path: string; readonly subject: string; readonly text: (from: string) => string };

/** Invitations into one kind of team; `table` keeps them and `team` is its column of the team's id. */
export function invitationsOf<Role extends string>({ table, team }: Table) {
  const [invitations, teamId] = [sql.table(table), sql.ref(team)];

  /** Keeps the hash only. */
  async function insert(
    db: Db,
    given: NewInvitation<Role>,
    { tokenHash, now }: { tokenHash: string; now: Date },
  ) {
    const { rows } = await sql<InvitationRow<Role>>`
      insert into ${invitations} as i
        (${teamId}, token_hash, role, email, created_by, expires_at, created_at)
      values (${given.teamId}, ${tokenHash}, ${given.role}, ${given.email || null}, ${given.by.id},
        ${invitationExpiry(now)}, ${now})
      returning ${INVITATION_COLUMNS}`.execute(db);
    const row = rows[0];
    if (!row) throw new Error('an insert returns its row');
    return row;
  }

  return {
    /** The latest hundred of a team. */
    async list(db: Db, id: number, now: Date) {
      const { rows } = await sql<InvitationRow<Role>>`select ${INVITATION_COLUMNS} from ${invitations} i
        where i.${teamId} = ${id} order by i.id desc limit 100`.execute(db);
      return { items: rows.map((row) => invitationAnswer(row, now)), total: rows.length };
    },

    /** Makes a link that works once. This answer is the only one that contains it. */
    async create(db: Db, services: Services, given: NewInvitation<Role>, letter: Letter) {
      const token = randomBytes(32).toString('base64url');
      const now = services.now();
      const row = await insert(db, given, { tokenHash: hashOf(token), now });
      const link = `${services.env.baseUrl}${letter.path}/${token}`;
      if (row.email !== null) {
        const from = fullName(given.by);
        const text = `${letter.text(from)}\n\n${link}\n\nThe link works once, for ${INVITATION_DAYS} days.`;
        await services.mail.queue(db, { to: row.email, subject: letter.subject, text });
      }
      return { ...invitationAnswer(row, now), link };
    },

    /** Takes an open one back; 404 where there is none. */
    async revoke(db: Db, id: number, invitationId: number, now: Date): Promise<void> {
      const { rows } = await sql`update ${invitations} set revoked_at = ${now}
        where id = ${invitationId} and ${teamId} = ${id} and accepted_at is null and revoked_at is null
        returning id`.execute(db);
      if (rows.length === 0) throw notFound();
    },

    /** Uses an open one up; 409 where somebody was quicker, or it ended meanwhile. */
    async useUp(db: Db, invitationId: number, userId: UserId, now: Date): Promise<void> {
      const { rows } = await sql`update ${invitations} set accepted_by = ${userId}, accepted_at = ${now}
        where id = ${invitationId} and accepted_at is null and revoked_at is null and expires_at > ${now}
        returning id`.execute(db);
      if (rows.length === 0) {
        throw new AppError('conflict', 'This invitation no longer works. Ask for a new one.');
      }
    },
  };
}
