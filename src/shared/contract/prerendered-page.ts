/** Reads one address of the API as a visitor; null where it does not answer well. */
export type Ask = (url: string) => Promise<{
  readonly body: unknown;
  readonly total: number;
  readonly isCapped?: boolean;
} | null>;

/** An answer of the API under the key by which the browser keeps it. */
export type CachedAnswer = readonly [key: readonly unknown[], data: unknown];

/** A screen made ahead: the markup of `#root`, and what the browser needs to take it over. */
export type PrerenderedPage = {
  readonly html: string;
  readonly boot: Readonly<Record<string, unknown>> & {
    readonly answers?: readonly CachedAnswer[];
    /** The markup is what a member sees until their screen is there, and is replaced by it. */
    readonly isShell?: true;
  };
  /** Of the screen in it, as the table of screens has it: `/startups/:id`. */
  readonly route?: string;
};
