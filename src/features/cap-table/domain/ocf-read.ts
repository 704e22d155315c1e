import type { Convertible } from './convertible.ts';
import { type DraftRow, draftOf } from './draft.ts';
import { type CapTableEntry, entryTypeByName } from './entry.ts';
import { readRules } from './ocf-convertible.ts';
import { readRemark } from './ocf-object.ts';
import { done, type Outcome, refuse } from './refusal.ts';

type Item = Readonly<Record<string, unknown>>;

/** What a package says: rows as if typed, to be checked like those, and its convertibles. */
export type ParsedOcf = {
  readonly rows: readonly DraftRow[];
  readonly convertibles: readonly Convertible[];
};

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;
const itemOf = (value: unknown): Item => (isItem(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const amountOf = (value: unknown): string | undefined => textOf(itemOf(value)['amount']) || undefined;

/**
 * Reads the objects of an Open Cap Format package. Transactions that change earlier ones (transfers, retractions,
 * cancellations, exercises, conversions) are refused: this reads a table as issued, it does not replay events.
 */
export function readOcf(objects: readonly unknown[]): Outcome<ParsedOcf> {
  const items = objects.filter(isItem);
  const of = (type: string) => items.filter((item) => item['object_type'] === type);
  const unread = items.find(
    ({ object_type: type }) => textOf(type).startsWith('TX_') && !READ.has(textOf(type)),
  );
  if (unread) {
    const type = textOf(unread['object_type']);
    return refuse('METHOD_NOT_SUPPORTED', 'transactions', `Transactions of the type ${type} are not read.`);
  }
  const byId = new Map(items.map((item) => [textOf(item['id']), item]));
  const starts = new Map(
    of('TX_VESTING_START').map((item) => [textOf(item['security_id']), textOf(item['date'])]),
  );
  const rows = [
    ...of('TX_STOCK_ISSUANCE').map((item) => stockRow(item, byId, starts)),
    ...of('TX_EQUITY_COMPENSATION_ISSUANCE').map((item) => optionRow(item, byId, starts)),
    ...of('STOCK_PLAN').map(poolRow),
  ];
  if (rows.length === 0) return refuse('SHARES_EMPTY', 'shares', 'There is no issuance in this package.');
  const ordered = rows.toSorted((a, b) => a.row - b.row);
  return done({
    rows: ordered.map(({ entry }) => draftOf(entry)),
    convertibles: of('TX_CONVERTIBLE_ISSUANCE').map((item) => convertibleOf(item, byId)),
  });
}

const READ = new Set([
  'TX_STOCK_ISSUANCE',
  'TX_EQUITY_COMPENSATION_ISSUANCE',
  'TX_CONVERTIBLE_ISSUANCE',
  'TX_VESTING_START',
]);

type Placed = { readonly row: number; readonly entry: CapTableEntry };

function holderOf(item: Item, byId: ReadonlyMap<string, Item>) {
  const stakeholder = byId.get(textOf(item['stakeholder_id'])) ?? {};
  return {
    shareholderName: textOf(itemOf(stakeholder['name'])['legal_name']),
    shareholderType: textOf(stakeholder['current_relationship']).toLowerCase().replaceAll('_', '-'),
  };
}

function sharesOf(value: unknown): number {
  return Number(textOf(value) || Number.NaN);
}

/** The vesting an issuance states, `vested` where we wrote it; a package does not say how much has vested. */
function vestingOf(
  item: Item,
  byId: ReadonlyMap<string, Item>,
  starts: ReadonlyMap<string, string>,
): Pick<CapTableEntry, 'vesting'> {
  const { vesting } = readRemark(item['comments']);
  const terms = byId.get(textOf(item['vesting_terms_id']));
  if (!terms) return {};
  const startDate = starts.get(textOf(item['security_id']));
  if (vesting) return { vesting: { ...vesting, startDate: startDate ?? vesting.startDate } };
  const schedule = /^\d+ months/.exec(textOf(terms['name']))?.[0];
  return { vesting: { total: sharesOf(item['quantity']), vested: 0, schedule, startDate } };
}

function stockRow(item: Item, byId: ReadonlyMap<string, Item>, starts: ReadonlyMap<string, string>): Placed {
  const stock = byId.get(textOf(item['stock_class_id'])) ?? {};
  const shareClass = textOf(stock['name']);
  const isPreferred = stock['class_type'] === 'PREFERRED';
  const isTold = entryTypeByName(shareClass) === (isPreferred ? 'PREFERRED' : 'COMMON');
  const [right] = Array.isArray(stock['conversion_rights']) ? stock['conversion_rights'] : [];
  const ratio = itemOf(itemOf(itemOf(right)['conversion_mechanism'])['ratio']);
  const { row = Number.MAX_SAFE_INTEGER, ...remark } = readRemark(item['comments']);
  const isOurs = row !== Number.MAX_SAFE_INTEGER;
  const entry = {
    ...holderOf(item, byId),
    shares: sharesOf(item['quantity']),
    shareClass,
    classType: isTold ? undefined : isPreferred ? ('PREFERRED' as const) : ('COMMON' as const),
    originalIssuePrice:
      amountOf(stock['price_per_share']) ??
      (isOurs || !isPreferred ? undefined : amountOf(item['share_price'])),
    liquidationPreference: textOf(stock['liquidation_preference_multiple']) || undefined,
    participationCap: textOf(stock['participation_cap_multiple']) || undefined,
    conversionRatio: textOf(ratio['numerator']) || undefined,
    seniority: isPreferred && !isOurs ? Number(textOf(stock['seniority'])) : undefined,
    ...remark,
    ...vestingOf(item, byId, starts),
  };
  return { row, entry };
}

function optionRow(item: Item, byId: ReadonlyMap<string, Item>, starts: ReadonlyMap<string, string>): Placed {
  const { row = Number.MAX_SAFE_INTEGER, ...remark } = readRemark(item['comments']);
  const price = amountOf(item['exercise_price']);
  const entry = {
    ...holderOf(item, byId),
    shares: sharesOf(item['quantity']),
    shareClass: 'Options',
    exercisePrice: price === '0' ? undefined : price,
    ...remark,
    ...vestingOf(item, byId, starts),
  };
  return { row, entry };
}

function poolRow(item: Item): Placed {
  const { row = Number.MAX_SAFE_INTEGER, ...remark } = readRemark(item['comments']);
  const shareClass = textOf(item['plan_name']);
  const entry = {
    shareholderName: 'Option pool',
    shareholderType: 'pool',
    shares: sharesOf(item['initial_shares_reserved']),
    shareClass,
    classType: entryTypeByName(shareClass) === 'UNISSUED_POOL' ? undefined : ('UNISSUED_POOL' as const),
    ...remark,
  };
  return { row, entry };
}

function convertibleOf(item: Item, byId: ReadonlyMap<string, Item>): Convertible {
  const [trigger] = Array.isArray(item['conversion_triggers']) ? item['conversion_triggers'] : [];
  const mechanism = itemOf(itemOf(itemOf(trigger)['conversion_right'])['conversion_mechanism']);
  const rules = readRules(itemOf(mechanism['capitalization_definition_rules']));
  const isNote = item['convertible_type'] === 'NOTE';
  const rates: readonly unknown[] = Array.isArray(mechanism['interest_rates'])
    ? mechanism['interest_rates']
    : [];
  const periods = rates.map(itemOf).map((rate) => ({
    rate: textOf(rate['rate']),
    startDate: textOf(rate['accrual_start_date']),
    endDate: textOf(rate['accrual_end_date']),
  }));
  return {
    id: textOf(item['custom_id']) || textOf(item['id']),
    kind: isNote ? 'NOTE' : mechanism['conversion_timing'] === 'PRE_MONEY' ? 'SAFE_PRE' : 'SAFE_POST',
    holder: holderOf(item, byId).shareholderName,
    amount: amountOf(item['investment_amount']) ?? '',
    ...(amountOf(mechanism['conversion_valuation_cap'])
      ? { cap: amountOf(mechanism['conversion_valuation_cap']) }
      : {}),
    ...(textOf(mechanism['conversion_discount'])
      ? { discount: textOf(mechanism['conversion_discount']) }
      : {}),
    ...(mechanism['conversion_mfn'] === true ? { mfn: true } : {}),
    ...(readRemark(item['comments']).undated ? {} : { issueDate: textOf(item['date']) }),
    ...(rules ? { capitalisation: rules } : {}),
    ...(periods.length === 0
      ? {}
      : {
          interest: {
            periods,
            dayCount:
              mechanism['day_count_convention'] === '30_360' ? ('30_360' as const) : ('ACTUAL_365' as const),
            compounding:
              mechanism['compounding_type'] === 'COMPOUNDING'
                ? ('COMPOUNDING' as const)
                : ('SIMPLE' as const),
          },
        }),
  };
}
