// The rule and a worked example: docs/rules/open-cap-format.md
import { type CapTableEntry, entryType } from './entry.ts';
import { div, fixed, toText } from '#shared/domain/fixed.ts';
import {
  classKey,
  longTerms,
  numbered,
  numeric,
  type OcfObject,
  remarkOf,
  usd,
  vestingKey,
} from './ocf-object.ts';
import type { StatedConvertible } from './stated-convertible.ts';
import { convertibleIssuance } from './ocf-convertible.ts';
import { vestingTerms } from './ocf-vesting.ts';

/** The company a package speaks of; the format asks for all three. */
export type Issuer = { readonly legalName: string; readonly formationDate: string; readonly country: string };

/** The objects of an Open Cap Format 1.2.0 package, by the file they belong to. */
export type OcfPackage = {
  readonly issuer: OcfObject;
  readonly files: readonly {
    readonly type: string;
    readonly name: string;
    readonly items: readonly OcfObject[];
  }[];
};

/** A table with its convertibles in the currency of their paper. */
export type StatedTable = {
  readonly entries: readonly CapTableEntry[];
  readonly convertibles: readonly StatedConvertible[];
};

type Ids = {
  readonly stakeholder: ReadonlyMap<string, string>;
  readonly stockClass: ReadonlyMap<string, string>;
  readonly vesting: ReadonlyMap<string | null, string>;
};

const COMMON_KEY = 'Common';

/** Writes a table as stakeholders, stock classes, plans, vesting terms and issuances, in the table's order. */
export function writeOcf({ entries, convertibles }: StatedTable, issuer: Issuer, asOf: string): OcfPackage {
  const issued = entries.filter(isIssued);
  const pools = entries.filter((entry) => entryType(entry) === 'UNISSUED_POOL');
  const holders = entries.filter((entry) => entryType(entry) !== 'UNISSUED_POOL');
  const names = [...holders.map(({ shareholderName }) => shareholderName), ...convertibles.map(holderOf)];
  const common = issued.find((entry) => entryType(entry) === 'COMMON');
  const converts = issued.some(({ conversionRatio }) => conversionRatio !== undefined);
  const needsCommon = common === undefined && (pools.length > 0 || converts);
  const classKeys = [...issued.map(classKey), ...(needsCommon ? [COMMON_KEY] : [])];
  const ids: Ids = {
    stakeholder: numbered('stakeholder', names),
    stockClass: numbered('stock-class', classKeys),
    vesting: numbered(
      'vesting-terms',
      holders.map(vestingKey).filter((key) => key !== null),
    ),
  };
  const commonId = ids.stockClass.get(common ? classKey(common) : COMMON_KEY) ?? '';
  const transactions = [
    ...entries.flatMap((entry, row) => (isPool(entry) ? [] : issuance(entry, row, ids, asOf))),
    ...convertibles.map((each, index) =>
      convertibleIssuance(each, { index, stakeholderId: ids.stakeholder.get(holderOf(each)), asOf }),
    ),
  ];
  const file = (name: string, type: string, items: readonly OcfObject[]) => ({ name, type, items });
  return {
    issuer: {
      object_type: 'ISSUER',
      id: 'issuer',
      legal_name: issuer.legalName,
      formation_date: issuer.formationDate,
      country_of_formation: issuer.country,
    },
    files: [
      file('Stakeholders', 'OCF_STAKEHOLDERS_FILE', stakeholders(entries, ids)),
      file('StockClasses', 'OCF_STOCK_CLASSES_FILE', stockClasses(issued, ids, { commonId, needsCommon })),
      file(
        'StockPlans',
        'OCF_STOCK_PLANS_FILE',
        entries.flatMap((entry, row) => (isPool(entry) ? [plan(entry, row, commonId)] : [])),
      ),
      file('VestingTerms', 'OCF_VESTING_TERMS_FILE', vestingTerms(holders, ids.vesting)),
      file('Transactions', 'OCF_TRANSACTIONS_FILE', transactions),
    ],
  };
}

const isPool = (entry: CapTableEntry) => entryType(entry) === 'UNISSUED_POOL';
const isIssued = (entry: CapTableEntry) => ['COMMON', 'PREFERRED'].includes(entryType(entry));
const holderOf = ({ holder, id }: StatedConvertible) => holder ?? id;

function relationship(type: string): string {
  const known = [
    [/^(ex|former)/i, 'EX_EMPLOYEE'],
    [/founder/i, 'FOUNDER'],
    [/investor|angel|fund|\bvc\b/i, 'INVESTOR'],
    [/employee|staff/i, 'EMPLOYEE'],
    [/advis/i, 'ADVISOR'],
    [/board/i, 'BOARD_MEMBER'],
  ] as const;
  return known.find(([pattern]) => pattern.test(type))?.[1] ?? 'OTHER';
}

function stakeholders(entries: readonly CapTableEntry[], ids: Ids): OcfObject[] {
  return [...ids.stakeholder].map(([name, id]) => {
    const type =
      entries.find(({ shareholderName }) => shareholderName === name)?.shareholderType ?? 'investor';
    const isFirm = /fund|ventures|capital|partners|\b(ltd|inc|llc|plc|gmbh)\b/i.test(name);
    return {
      object_type: 'STAKEHOLDER',
      id,
      name: { legal_name: name },
      stakeholder_type: isFirm ? 'INSTITUTION' : 'INDIVIDUAL',
      current_relationship: relationship(type),
    };
  });
}

type CommonClass = { readonly commonId: string; readonly needsCommon: boolean };

function stockClasses(issued: readonly CapTableEntry[], ids: Ids, common: CommonClass): OcfObject[] {
  const preferred = issued.filter((entry) => entryType(entry) === 'PREFERRED');
  const ranks = [...new Set(preferred.map(({ shareClass }) => shareClass))];
  const classes = [...Map.groupBy(issued, classKey)].map(([key, [first]]) =>
    stockClass(ids.stockClass.get(key) ?? '', common.commonId, ranks, first),
  );
  return common.needsCommon ? [...classes, stockClass(common.commonId, common.commonId, ranks)] : classes;
}

/** `ranks`: preferred classes by first appearance, later ones repaid first where no seniority is stated. */
function stockClass(
  id: string,
  commonId: string,
  ranks: readonly string[],
  entry?: CapTableEntry,
): OcfObject {
  const { originalIssuePrice, liquidationPreference, participationCap, conversionRatio } = entry ?? {};
  const name = entry?.shareClass ?? COMMON_KEY;
  const isPreferred = entry !== undefined && entryType(entry) === 'PREFERRED';
  return {
    object_type: 'STOCK_CLASS',
    id,
    name,
    class_type: isPreferred ? 'PREFERRED' : 'COMMON',
    default_id_prefix: `${id.toUpperCase()}-`,
    initial_shares_authorized: 'NOT APPLICABLE',
    votes_per_share: '1',
    seniority: numeric(isPreferred ? (entry.seniority ?? ranks.indexOf(name) + 1) : 0),
    ...(originalIssuePrice === undefined ? {} : { price_per_share: usd(originalIssuePrice) }),
    ...(liquidationPreference === undefined
      ? {}
      : { liquidation_preference_multiple: numeric(liquidationPreference) }),
    ...(participationCap === undefined ? {} : { participation_cap_multiple: numeric(participationCap) }),
    ...(conversionRatio === undefined
      ? {}
      : { conversion_rights: [ratioRight(commonId, conversionRatio, originalIssuePrice ?? 0)] }),
  };
}

type Ratio = NonNullable<CapTableEntry['conversionRatio']>;

function ratioRight(commonId: string, ratio: Ratio, price: string | number) {
  return {
    type: 'STOCK_CLASS_CONVERSION_RIGHT',
    converts_to_future_round: false,
    converts_to_stock_class_id: commonId,
    conversion_mechanism: {
      type: 'RATIO_CONVERSION',
      ratio: { numerator: numeric(ratio), denominator: '1' },
      conversion_price: usd(toText(div(fixed(price), fixed(ratio)))),
      rounding_type: 'NORMAL',
    },
  };
}

function plan(entry: CapTableEntry, row: number, commonId: string): OcfObject {
  const { shareClass, shares, ...rest } = entry;
  return {
    object_type: 'STOCK_PLAN',
    id: `stock-plan-${row + 1}`,
    plan_name: shareClass,
    initial_shares_reserved: numeric(shares),
    stock_class_ids: [commonId],
    comments: remarkOf({ row, ...rest }),
  };
}

function issuance(entry: CapTableEntry, row: number, ids: Ids, asOf: string): OcfObject[] {
  const { vesting, shareholderType, classType, antiDilution, participation, investedAmount, seniority } =
    entry;
  const securityId = `security-${row + 1}`;
  const isOption = entryType(entry) === 'OPTION';
  const remark = {
    row,
    shareholderType,
    classType,
    antiDilution,
    participation,
    vesting,
    investedAmount,
    seniority,
    ...(isOption
      ? {
          shareClass: entry.shareClass,
          liquidationPreference: entry.liquidationPreference,
          originalIssuePrice: entry.originalIssuePrice,
          participationCap: entry.participationCap,
          conversionRatio: entry.conversionRatio,
          exercisePrice: entry.exercisePrice,
          leftOn: entry.leftOn,
          exerciseDays: entry.exerciseDays,
        }
      : {
          expiresOn: entry.expiresOn,
          leftOn: entry.leftOn,
          exerciseDays: entry.exerciseDays,
          exercisePrice: entry.exercisePrice,
          ...longTerms(entry),
        }),
  };
  const shared = {
    id: `issuance-${row + 1}`,
    date: vesting?.startDate ?? asOf,
    security_id: securityId,
    custom_id: String(row + 1),
    stakeholder_id: ids.stakeholder.get(entry.shareholderName),
    security_law_exemptions: [],
    quantity: numeric(entry.shares),
    ...(vesting ? { vesting_terms_id: ids.vesting.get(vestingKey(entry)) } : {}),
    comments: remarkOf(remark),
  };
  const transaction: OcfObject = isOption
    ? {
        object_type: 'TX_EQUITY_COMPENSATION_ISSUANCE',
        compensation_type: 'OPTION',
        exercise_price: usd(entry.exercisePrice ?? 0),
        expiration_date: entry.expiresOn ?? null,
        termination_exercise_windows: [],
        ...shared,
      }
    : {
        object_type: 'TX_STOCK_ISSUANCE',
        stock_class_id: ids.stockClass.get(classKey(entry)),
        share_price: usd(entry.originalIssuePrice ?? 0),
        stock_legend_ids: [],
        ...shared,
      };
  if (!vesting?.startDate) return [transaction];
  const start = {
    object_type: 'TX_VESTING_START',
    id: `vesting-start-${row + 1}`,
    date: vesting.startDate,
    security_id: securityId,
    vesting_condition_id: 'start',
  };
  return [transaction, start];
}
