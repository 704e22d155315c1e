import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, invitationExpiry, invitationState } from '#shared/domain/invitation.ts';
import { type LetterText, letterText, ownLink } from '#shared/domain/letter.ts';
import { claimLetterFrom } from './letters.ts';
import type { Db, Member, Services, UserId } from './context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { fullName } from '#shared/domain/person-name.ts';
import {
  acceptInvitation,
  findInvitation,
  findInvitations,
  insertInvitation,
  type AnyRole,
  type InvitationTable,
  revokeInvitation,
} from './queries-invitations.ts';

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

/** An invitation as those who made it see it afterwards. */
export const invitationAnswer = <Role extends string>(row: InvitationRow<Role>, now: Date) => ({
  id: row.id,
  role: row.role,
  email: row.email,
  state: invitationState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

type NewInvitation<Role> = {
  readonly teamId: number;
  readonly role: Role;
  /** The address the link is mailed to, if any. */
  readonly email?: string | null | undefined;
  readonly by: Member;
};
/** The address the link opens, and the words of the letter. */
type Letter = {
  readonly path: string;
  readonly subject: LetterText;
  readonly text: (from: string) => LetterText;
};

/** Invitations into one kind of team. */
export function invitationsOf<Role extends AnyRole>(kind: InvitationTable) {
  return {
    /** The latest hundred of a team. */
    async list(db: Db, id: number, now: Date) {
      const rows = await findInvitations(db, kind, id);
      // The table's own check lets in the roles of its teams alone.
      const items = rows.map((row) => invitationAnswer({ ...row, role: row.role as Role }, now));
      return { items, total: items.length };
    },

    /** What is behind a link, and what its reader is told of it; 404 where there is none. */
    async behind(db: Db, token: string, now: Date) {
      const row = await findInvitation(db, kind, invitationHash(token));
      if (!row) throw notFound();
      const { id, teamId, createdBy, invitedBy, expiresAt } = row;
      const role = row.role as Role;
      const told = { role, invitedBy, state: invitationState(row, now), expiresAt: expiresAt.toISOString() };
      return { id, teamId, role, createdBy, told };
    },

    /** Makes a link that works once. This answer is the only one that contains it. */
    async create(db: Db, services: Services, given: NewInvitation<Role>, letter: Letter) {
      const token = randomBytes(32).toString('base64url');
      const now = services.now();
      const { teamId, role, by } = given;
      const kept = { role, email: given.email || null, expiresAt: invitationExpiry(now), createdAt: now };
      const id = await insertInvitation(db, kind, {
        ...kept,
        teamId,
        tokenHash: hashOf(token),
        createdBy: by.id,
      });
      const link = ownLink(services.env.baseUrl, `${letter.path}/${token}`);
      if (kept.email !== null) {
        await claimLetterFrom({ ...services, db }, by.id, kept.email);
        const words = letter.text(fullName(by));
        const text = letterText`${words}\n\n${link}\n\nThe link works once, for ${INVITATION_DAYS} days.`;
        await services.mail.queue(db, { to: kept.email, subject: letter.subject, text });
      }
      const row = { ...kept, id, acceptedAt: null, revokedAt: null };
      return { ...invitationAnswer(row, now), link: link.href };
    },

    /** Takes an open one back; 404 where there is none. */
    async revoke(db: Db, id: number, invitationId: number, now: Date): Promise<void> {
      if (!(await revokeInvitation(db, kind, { id: invitationId, teamId: id, now }))) throw notFound();
    },

    /** Uses an open one up; 409 where somebody was quicker, or it ended meanwhile. */
    async useUp(db: Db, invitationId: number, userId: UserId, now: Date): Promise<void> {
      if (!(await acceptInvitation(db, kind, { id: invitationId, userId, now }))) {
        throw new AppError('conflict', 'This invitation no longer works. Ask for a new one.');
      }
    },
  };
}
