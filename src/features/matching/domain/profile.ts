/**
 * A place from narrowest to widest in one vocabulary, e.g. `['NG', 'west-africa', 'africa']`; an investor's stated
 * region is a path that starts there, e.g. `['africa']`, and the whole world is `['global']`.
 */
export type PlacePath = readonly string[];

/** What matching knows of a startup. `null` and empty lists are "not known". No school, employer, age or gender. */
export type StartupProfile = {
  id: string;
  name: string;
  description: string;
  sectors: readonly string[];
  stage: string | null;
  place: PlacePath;
  raiseUsd: number | null;
  /** The raise as it was stated, where that is not in dollars: "₦450M". */
  raiseStated: string | null;
  /** Share of comparable startups it is ahead of, 0–1. */
  tractionFraction: number | null;
  /** Startups that count as its competitors. */
  competitorIds: readonly string[];
  /**
   * False for a SAFE, a convertible, debt or a grant: others may follow without anybody setting terms. `null` where the
   * instrument is not stated.
   */
  needsLead: boolean | null;
  /** ISO date of the profile's last change. */
  updatedOn: string | null;
  /** Whether a round is open now. */
  isRaising: boolean | null;
  isDemo: boolean;
};

/** One past investment. `on` is an ISO date; `tractionFraction` the company's traction at entry, 0–1. */
export type PastDeal = {
  on: string;
  startupId: string;
  sectors: readonly string[];
  stage: string | null;
  place: PlacePath;
  roundUsd: number | null;
  description: string;
  led: boolean;
  tractionFraction: number | null;
};

/** What matching knows of an investor: stated preferences, past deals, or both. */
export type InvestorProfile = {
  id: string;
  name: string;
  thesis: string;
  sectors: readonly string[];
  excludedSectors: readonly string[];
  stages: readonly string[];
  places: readonly PlacePath[];
  ticketMinUsd: number | null;
  ticketTypicalUsd: number | null;
  ticketMaxUsd: number | null;
  /** Whether the investor says to lead rounds. */
  leads: boolean | null;
  deals: readonly PastDeal[];
  isDemo: boolean;
};

/** A startup of which nothing is known: callers spread it and fill in what they have. */
export const UNKNOWN_STARTUP: StartupProfile = {
  id: '',
  name: '',
  description: '',
  sectors: [],
  stage: null,
  place: [],
  raiseUsd: null,
  raiseStated: null,
  tractionFraction: null,
  competitorIds: [],
  needsLead: null,
  updatedOn: null,
  isRaising: null,
  isDemo: false,
};

/** A deal of which nothing is known but that it happened. */
export const UNKNOWN_DEAL: PastDeal = {
  on: '1970-01-01',
  startupId: '',
  sectors: [],
  stage: null,
  place: [],
  roundUsd: null,
  description: '',
  led: false,
  tractionFraction: null,
};

/** An investor of whom nothing is known. */
export const UNKNOWN_INVESTOR: InvestorProfile = {
  id: '',
  name: '',
  thesis: '',
  sectors: [],
  excludedSectors: [],
  stages: [],
  places: [],
  ticketMinUsd: null,
  ticketTypicalUsd: null,
  ticketMaxUsd: null,
  leads: null,
  deals: [],
  isDemo: false,
};
