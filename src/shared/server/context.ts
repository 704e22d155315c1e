import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Env } from './env.ts';
import type { FeatureHooks } from './hooks.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { KeptAnswers } from '#platform/http/kept-answers.ts';
import type { Pulse } from '#platform/postgres/pulse.ts';
import type { Replica } from '#platform/postgres/replica.ts';
import type { Events } from '#platform/postgres/events.ts';
import type { Files } from '#platform/storage/files.ts';
import type { Job, Jobs } from '#platform/jobs/jobs.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { DB } from '#platform/postgres/tables.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';

declare const brand: unique symbol;

/** A user's id from the session gate. Queries take the owner as this type, so that one that forgets it does not compile. */
export type UserId = string & { readonly [brand]: 'UserId' };

/** The signed-in person of a call. */
export type Member = {
  readonly id: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly imageUrl: string | null;
  readonly userType: UserType | null;
  readonly isAdmin: boolean;
  readonly isDemo: boolean;
  /** Whether a new version of the terms is to be accepted. */
  readonly consentDue: boolean;
  readonly sessionId: string;
};

/** The session of a visitor of the demo, who shares the account with others; null for real people. */
export const demoSessionOf = ({ isDemo, sessionId }: Member): string | null => (isDemo ? sessionId : null);

/** A password with its hash, made before anything waits for it. */
export type ReadyPassword = { readonly password: string; readonly hash: string };

/** What comes with a call of the account library, and what became of it. */
export type AuthErrand = {
  /** The password of a sign-up. */
  readonly ready: ReadyPassword | null;
  /** The key of the invitation link somebody came by. */
  readonly invitation: string | null;
  /** The hash of the invitation that is kept for a newcomer. */
  admission: string | null;
  /** Whether somebody new to us came from the provider and may not sign up here. */
  isRefused: boolean;
};

/** Who is signed in, and the account library behind `/api/account`; the accounts feature provides both. */
export type Auth = {
  handler(request: Request, errand?: AuthErrand): Promise<Response>;
  /** Who holds a session: null when it is absent, over, or its person suspended. */
  findMember(token: string, now: Date): Promise<Member | null>;
  /**
   * The same as far as this process has heard, which may be over since: for a statement that looks at the session itself.
   */
  recallMember(token: string, now: Date): Promise<Member | null> | Member | null;
};

/** How passwords are hashed; the accounts feature provides it. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: { hash: string; password: string }) => Promise<boolean>;
};

/**
 * What a call may use beside the `db` it is given. Nothing in it takes a connection of the database or whole cores: a
 * writing call holds a connection while it runs, and one that waited for a second would stop everybody at once.
 */
export type Services = {
  readonly env: Env;
  readonly hooks: readonly FeatureHooks[];
  readonly files: Files;
  readonly mail: Mail;
  readonly jobs: Jobs<Process>;
  readonly events: Events;
  /** What is the same for everybody and takes long to make. Never asked within a transaction that writes. */
  readonly kept: KeptAnswers;
  readonly now: () => Date;
  /** False while the disk is nearly full: writes are refused, reads go on. */
  readonly hasRoom: () => boolean;
};

/** The whole running process: for background work, and for what comes before a call's transaction. */
export type Process = Services & {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
  /** Whether that database answers at all. */
  readonly pulse: Pulse;
  /** Where lists may be read, see `reading.ts`; null where there is none. */
  readonly replica: Replica | null;
  /** The database past any pooler, as `DATABASE_URL`. */
  readonly directUrl: string;
  /** A few connections of their own for signing up, in and out: a crowd at the door waits there alone. */
  readonly accountDb: Kysely<DB>;
  readonly auth: Auth;
  readonly passwords: Passwords;
};

/** A background job or schedule a feature offers. */
export type JobDefinition = Job<Process>;

export type { Db };
