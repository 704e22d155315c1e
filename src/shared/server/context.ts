import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Env } from './env.ts';
import type { FeatureHooks } from './hooks.ts';
import type { Db } from '#platform/postgres/db.ts';
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
  readonly sessionId: string;
};

/** Who is signed in, and the account library behind `/api/account`; the accounts feature provides both. */
export type Auth = {
  handler(request: Request): Promise<Response>;
  /** Who holds a session: null when it is absent, over, or its person suspended. */
  findMember(token: string, now: Date): Promise<Member | null>;
};

/** How passwords are hashed; the accounts feature provides it. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: { hash: string; password: string }) => Promise<boolean>;
};

/** What the running process offers to features. */
export type Services = {
  readonly env: Env;
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
  readonly auth: Auth;
  readonly passwords: Passwords;
  readonly hooks: readonly FeatureHooks[];
  readonly files: Files;
  readonly mail: Mail;
  readonly jobs: Jobs<Services>;
  readonly events: Events;
  readonly now: () => Date;
  /** False while the disk is nearly full: writes are refused, reads go on. */
  readonly hasRoom: () => boolean;
};

/** A background job or schedule a feature offers. */
export type JobDefinition = Job<Services>;

export type { Db };
