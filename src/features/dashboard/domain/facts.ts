import { NO_FACTS, type ReadinessFacts } from './readiness-facts.ts';

/** The ten fields of the startup form; eight of them cannot be empty once it is sent. */
const REQUIRED_FIELDS = 8;

type KnownStartup = {
  readonly stageId: string;
  readonly teamSize: number;
  readonly logoUrl: string | null;
  readonly website: string | null;
  readonly users: number | null;
  readonly monthlyRevenueUsdMinor: number | null;
};

type KnownCapTable = { readonly founderPercent: number | null; readonly foundersVesting: boolean };

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
  const { monthlyRevenueUsdMinor } = startup;
  return {
    ...NO_FACTS,
    stage: startup.stageId,
    filledFields: REQUIRED_FIELDS + optional.length - emptyFields.length,
    emptyFields,
    teamSize: startup.teamSize,
    founderProfile: exitsOfOwners.length > 0,
    previousExits: exitsOfOwners.reduce((sum, text) => sum + exitsIn(text), 0),
    users: startup.users,
    annualRevenue: monthlyRevenueUsdMinor === null ? null : (monthlyRevenueUsdMinor * 12) / 100,
    hasModel: model !== null,
    ...model,
    ...documents,
    hasCapTable: capTable !== null,
    founderPercent: capTable?.founderPercent ?? null,
    foundersVesting: capTable?.foundersVesting ?? false,
  };
}
