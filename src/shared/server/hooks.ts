import type { FastifyRequest } from 'fastify';
import type { Measure as Gauges } from '#platform/http/gauges.ts';
import type { Db, Member, Process, Services, UserId } from './context.ts';

/** Hides a thing of a feature (`at`), or shows it again (null); false when it was so before. */
export type Hide = (db: Db, id: string, at: Date | null) => Promise<boolean>;

/** How well startups fit the investor profile of each reader, by id, in whole percent; null for a reader who has none. */
type StartupFits = (
  db: Db,
  asked: readonly { readonly reader: UserId; readonly startupIds: readonly number[] }[],
  now: Date,
) => Promise<readonly (ReadonlyMap<number, number | null> | null)[]>;

/**
 * Rows that go when they are old: `forget` removes at most so many that are from before a time, and says how many that were.
 * Administrators may set another number of days than the usual one, `leastDays` at least.
 */
export type Retained = {
  readonly kind: string;
  readonly label: string;
  readonly usualDays: number;
  readonly leastDays: number;
  readonly forget: (db: Db, before: Date, most: number) => Promise<number>;
};

/** Figures for whoever watches the product, as Prometheus gauges. */
export type Measure = Omit<Gauges, 'read'> & {
  readonly read: (services: Process, now: Date) => ReturnType<Gauges['read']>;
};

/** Somebody with an account, as they are known when it goes. */
export type Leaver = Pick<Member, 'id' | 'email' | 'firstName' | 'lastName'>;

/** By whom something goes for good, and when. */
export type Parting = {
  readonly actor: Pick<Member, 'id' | 'firstName' | 'lastName'>;
  readonly events: Services['events'];
  readonly now: Date;
};

/** The call by which somebody does what rows of other features follow. */
export type Deed = {
  readonly actor: Member;
  readonly services: Services;
  readonly request: Pick<FastifyRequest, 'headers'>;
  readonly enqueue: MovedOffer['enqueue'];
};

/** A call of an administrator that decides about somebody. */
export type Deciding = {
  readonly actor: Member;
  readonly db: Db;
  readonly services: Services;
  readonly afterCommit: (work: (process: Process) => Promise<void> | void) => void;
};

/** An offer between a startup and an investor, as it stands after something happened to it. */
export type MovedOffer = {
  readonly id: number;
  readonly startupId: number | null;
  readonly investorId: string | null;
  readonly step: 'proposed' | 'soft' | 'committed' | 'signed' | 'received';
  readonly endedAs: 'withdrawn' | 'expired' | null;
  readonly actor: Member;
  readonly services: Pick<Services, 'events'>;
  readonly enqueue: (name: string, data: Record<string, unknown>, key?: string) => Promise<void>;
  readonly now: Date;
};

/**
 * What a feature does with its own rows when something happens in another one, so that none writes the tables of others.
 * The composition collects them: `services.hooks`, in the order of the features.
 */
export type FeatureHooks = {
  /** What moderators hide, by the kind of the case. */
  readonly hide?: Readonly<Record<string, Hide>>;
  /** Suspends a person, or restores them: one feature keeps the case and tells whom it concerns. */
  readonly decideAboutPerson?: (
    call: Deciding,
    personId: string,
    decided: { readonly kind: 'freeze' | 'restore'; readonly reason: string },
  ) => Promise<void>;
  /** A statement that answers the `search` column of every row people may search for. */
  readonly searched?: string;
  /** The one figure of a pair, for searches by it. */
  readonly startupFits?: StartupFits;
  /** A startup was saved, and the matches of it made anew. */
  readonly startupChanged?: (services: Process) => Promise<void>;
  /** A person goes by a new name. */
  readonly renamed?: (db: Db, userId: UserId, to: { name: string; now: Date }) => Promise<void>;
  /** Startups that nobody else owns: what `left` deletes. */
  readonly findSoleOwned?: (db: Db, userId: UserId) => Promise<{ id: number; name: string }[]>;
  /** A person may not change things of a startup any more: what they let others see of it ends. */
  readonly endedEditing?: (db: Db, startupId: number, userId: string) => Promise<void>;
  /** A person shut another out: what is open between the two ends. */
  readonly blocked?: (db: Db, by: Deed, userId: string) => Promise<void>;
  /** An offer was made, changed, confirmed or withdrawn. */
  readonly offerMoved?: (db: Db, offer: MovedOffer) => Promise<void>;
  /** Startups are about to be deleted: what others have open with them ends. */
  readonly closing?: (db: Db, startupIds: readonly number[], parting: Parting) => Promise<void>;
  /**
   * A person leaves for good; rows that refer to them go with them, the rest is deleted here. Features that rest on others
   * are asked before them.
   */
  readonly left?: (db: Db, person: Leaver, parting: Parting) => Promise<void>;
  /** Whether an open invitation of the feature has this hash: its link lets somebody in where sign-up is not open to all. */
  readonly opensTheDoor?: (db: Db, tokenHash: string, now: Date) => Promise<boolean>;
  /** Rows that go when they are old, kind by kind. */
  readonly retained?: readonly Retained[];
  /** Figures for `/metrics`. */
  readonly measures?: readonly Measure[];
  /** The demo goes; answers the keys of files whose rows went. Features that rest on others are asked before them. */
  readonly forgetDemo?: (db: Db) => Promise<readonly string[]>;
};
