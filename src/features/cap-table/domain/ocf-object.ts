import type { Convertible } from './convertible.ts';
import { type CapTableEntry, entryType } from './entry.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { fixed, toText } from '#shared/domain/fixed.ts';

/** An object of an Open Cap Format file. Field names are the format's own. */
export type OcfObject = { readonly object_type: string; readonly id: string } & Readonly<
  Record<string, unknown>
>;

/** What the format has no field for, kept in an object's comments so that our own package reads back complete. */
export type Remark = Partial<
  Pick<
    CapTableEntry,
    | 'shareholderType'
    | 'shareClass'
    | 'classType'
    | 'antiDilution'
    | 'participation'
    | 'vesting'
    | 'investedAmount'
    | 'liquidationPreference'
    | 'originalIssuePrice'
    | 'seniority'
    | 'participationCap'
    | 'conversionRatio'
    | 'exercisePrice'
    | 'expiresOn'
    | 'leftOn'
    | 'exerciseDays'
  >
> &
  Pick<Convertible, 'onExit' | 'repaymentMultiple'> & {
    readonly row?: number;
    /** A convertible whose issue date is not known. */
    readonly undated?: boolean;
    readonly shareholderName?: string;
  };

const PREFIX = 'Kilele: ';

export function remarkOf(remark: Remark): readonly string[] {
  return [`${PREFIX}${JSON.stringify(remark)}`];
}

/** The remark of an object; {} where somebody else wrote the file. */
export function readRemark(comments: unknown): Remark {
  const lines: readonly unknown[] = Array.isArray(comments) ? comments : [];
  const line = lines.find((each) => typeof each === 'string' && each.startsWith(PREFIX));
  if (typeof line !== 'string') return {};
  try {
    const remark: unknown = JSON.parse(line.slice(PREFIX.length));
    // Rows read from it are checked like typed ones before they count.
    return typeof remark === 'object' && remark !== null ? remark : {};
  } catch {
    return {};
  }
}

/** The format's fixed-point text: at most 10 decimals. */
export const numeric = (value: Quantity): string => toText(fixed(value), 10);

export const monetary = (amount: Quantity, currency = 'USD') => ({ amount: numeric(amount), currency });
export const usd = (amount: Quantity) => monetary(amount);

const TERMS = [
  'originalIssuePrice',
  'liquidationPreference',
  'participationCap',
  'conversionRatio',
  'exercisePrice',
] as const;

/** Terms with more than the format's ten decimals, which it would cut. */
export function longTerms(entry: CapTableEntry): Remark {
  const long = TERMS.filter((term) => {
    const value = entry[term];
    return value !== undefined && fixed(numeric(value)) !== fixed(value);
  });
  return Object.fromEntries(long.map((term) => [term, entry[term]]));
}

/** `stakeholder-1` for the first name, and so on: the same table gives the same package. */
export function numbered<T>(prefix: string, keys: readonly T[]): ReadonlyMap<T, string> {
  return new Map([...new Set(keys)].map((key, index) => [key, `${prefix}-${index + 1}`]));
}

/** Rows of one class that state the same terms share a stock class. */
export function classKey(entry: CapTableEntry): string {
  const { shareClass, originalIssuePrice, liquidationPreference, seniority, participation } = entry;
  const { participationCap, conversionRatio } = entry;
  const terms = [originalIssuePrice, liquidationPreference, seniority, participation, participationCap];
  return JSON.stringify([shareClass, entryType(entry), ...terms, conversionRatio]);
}

export function vestingKey({ vesting }: CapTableEntry): string | null {
  return vesting
    ? JSON.stringify([
        vesting.schedule ?? '',
        vesting.cliff ?? 0,
        vesting.frequency ?? 1,
        vesting.steps ?? '',
        vesting.allocation ?? '',
      ])
    : null;
}
