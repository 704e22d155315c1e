/** A request of the load: sent over and over, each time with the next version where the body asks for one. */
export type LoadRequest = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `VERSION` in it stands for the version that is changed. */
  readonly body?: string;
  readonly firstVersion?: number;
};

/**
 * The servers compared. `thin` is the yardstick: bare node:http and pg with the least SQL that answers the same question.
 * `former` is another working copy of this repository.
 */
export const SIDES = ['thin', 'ours', 'former'] as const;
export type Side = (typeof SIDES)[number];

/** One kind of call, as requests to each server. */
export type LoadCase = {
  readonly name: string;
  readonly requests: Readonly<Record<Side, readonly LoadRequest[]>>;
  /** What was asked before, each once: nobody's first call is to save something. */
  readonly before?: readonly LoadRequest[];
  /** Whether every request is another question, so that no answer can have been kept; null where it makes no difference. */
  readonly isMissed: boolean | null;
  /** The ratio to the yardstick that is aimed at. */
  readonly aim: number | null;
};

/** What the generator is told before it drives a case; the requests stay with it. */
export type Plan = { readonly kind: 'plan'; readonly load: LoadCase };
export type Before = { readonly kind: 'before'; readonly port: number };
export type Drive = {
  readonly kind: 'drive';
  readonly side: Side;
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
};
export type Measured = {
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
  readonly latenciesMs: readonly number[];
};

export const CONNECTIONS = [1, 16, 64] as const;
/** Connections to the database: of our pool, and of the yardstick's. */
export const POOL = 16;

/** What a server process spent between two questions. */
export type Spent = {
  readonly cpuMs: number;
  readonly residentBytes: number;
  /** Shares of the processor time by what it was spent on, adding up to 1. */
  readonly shares: Readonly<Record<string, number>>;
};
