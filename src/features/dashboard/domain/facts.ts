import { NO_FACTS, type ReadinessFacts } from './readiness-facts.ts';

/** The ten fields of the startup form; eight of them cannot be empty once it is sent. */
const REQUIRED_FIELDS = 8;

/** What all that is known of the company agrees on. */
type Figures = {
  readonly headcount: number | null;
  readonly users: number | null;
  readonly annualRevenueUsd: number | null;
  readonly foundersPercent: number | null;
  readonly documentRunwayMonths: number | null;
};

type KnownStartup = {
  readonly stageId: string;
  readonly logoUrl: string | null;
  readonly website: string | null;
  readonly figures: Figures;
};

type KnownCapTable = { readonly foundersVesting: boolean };

type KnownModel = Pick<ReadinessFacts, 'ltvCac' | 'runwayMonths' | 'cashPositive' | 'criticalFlags'>;

/** The latest of what the team generated; null before the first. */
type KnownTools = {
  readonly capTable?: KnownCapTable | null;
  readonly model?: KnownModel | null;
  readonly documents?: Pick<ReadinessFacts, 'deckScore' | 'documentKinds'>;
};

/** "2 exits" → 2, "Sold my first company" → 1, "none", "0" and nothing → 0. */
export function exitsIn(text: string | null): number {
  const said = text?.trim().toLowerCase() ?? '';
  if (said === '' || /^(none|no|nil|n\/?a|-)\b/.test(said)) return 0;
  const digits = /^\d{1,3}/.exec(said)?.[0];
  return digits === undefined ? 1 : Number(digits);
}

/** The cash and burn of a document count before those of the model, as they do in due diligence. */
const runwayOf = ({ documentRunwayMonths: months }: Figures) =>
  months === null ? {} : { runwayMonths: months, cashPositive: false };

/** What readiness may count of a published startup, its owners' own profiles, its latest cap table and model, and its documents. */
export function readinessFacts(
  startup: KnownStartup,
  exitsOfOwners: readonly (string | null)[],
  { capTable = null, model = null, documents }: KnownTools = {},
): ReadinessFacts {
  const optional = [
    ['Logo', startup.logoUrl],
    ['Website', startup.website],
  ] as const;
  const emptyFields = optional.filter(([, value]) => value === null).map(([label]) => label);
  const { figures } = startup;
  return {
    ...NO_FACTS,
    stage: startup.stageId,
    filledFields: REQUIRED_FIELDS + optional.length - emptyFields.length,
    emptyFields,
    teamSize: figures.headcount,
    founderProfile: exitsOfOwners.length > 0,
    previousExits: exitsOfOwners.reduce((sum, text) => sum + exitsIn(text), 0),
    users: figures.users,
    annualRevenue: figures.annualRevenueUsd,
    hasModel: model !== null,
    ...model,
    ...runwayOf(figures),
    ...documents,
    hasCapTable: capTable !== null,
    founderPercent: figures.foundersPercent,
    foundersVesting: capTable?.foundersVesting ?? false,
  };
}
