// The rule and a worked example: docs/rules/open-cap-format.md
import { div, fixed, floorToInteger, ONE, parseFixed, toText } from '#shared/domain/fixed.ts';
import type { AuthorisedShares } from './authorised.ts';
import type { Convertible } from './convertible.ts';
import type { StatedConvertible } from './stated-convertible.ts';
import { type DraftRow, draftOf } from './draft.ts';
import { type CapTableEntry, entryTypeByName } from './entry.ts';
import { readRules } from './ocf-convertible.ts';
import { dollarsOf, type Item, isItem, itemOf, listOf, moneyOf, textOf, typeOf } from './ocf-item.ts';
import { readRemark, type Remark } from './ocf-object.ts';
import { type LiveSecurity, type Replayed, ratioOf, replay } from './ocf-replay.ts';
import { readSchedule } from './ocf-schedule.ts';
import { done, type Outcome, refuse } from './refusal.ts';

/** What a package says: rows as if typed, to be checked like those, its convertibles, and what could not be used. */
export type ParsedOcf = {
  readonly rows: readonly DraftRow[];
  readonly convertibles: readonly StatedConvertible[];
  readonly authorised: readonly AuthorisedShares[];
  /** The day the table is of. */
  readonly asOf: string;
  readonly notes: readonly string[];
};

/** Objects that say nothing of who holds what. */
const BESIDE = new Set([
  'ISSUER',
  'STAKEHOLDER',
  'STOCK_CLASS',
  'STOCK_PLAN',
  'VESTING_TERMS',
  'STOCK_LEGEND_TEMPLATE',
]);

/**
 * Reads the objects of an Open Cap Format package as the table of a day: transfers, repurchases, conversions, exercises,
 * cancellations, reissues, retractions, splits and adjustments are replayed in the order of their dates. What cannot be
 * used is named in `notes`; nothing is left out in silence.
 */
export function readOcf(objects: readonly unknown[], asOf = LAST_DAY): Outcome<ParsedOcf> {
  const items = objects.filter(isItem);
  const state = replay(items, asOf);
  const book: Book = {
    byId: new Map(items.map((item) => [textOf(item['id']), item])),
    state,
    notes: [...state.notes],
    ids: new Set(),
    until: (startDate) => (asOf === LAST_DAY || asOf < startDate ? startDate : asOf),
  };
  const rows = [
    ...state.securities.flatMap((security) => rowsOf(security, book)),
    ...items.filter((item) => typeOf(item) === 'STOCK_PLAN').flatMap((item) => poolRow(item, book)),
  ];
  if (rows.length === 0)
    return refuse('SHARES_EMPTY', 'shares', 'Nothing is held on this day: the package contains no issuance.');
  const others = Map.groupBy(
    items.filter((item) => !/^(TX|CE)_/.test(typeOf(item)) && !BESIDE.has(typeOf(item))),
    typeOf,
  );
  for (const [type, found] of others)
    book.notes.push(
      `Not used: ${found.length} × ${type === '' ? 'an object without a type' : type.toLowerCase().replaceAll('_', ' ')}.`,
    );
  if (objects.length > items.length)
    book.notes.push(`Not used: ${objects.length - items.length} × something that is no object.`);
  const ordered = rows.toSorted((a, b) => a.row - b.row);
  return done({
    rows: ordered.map(({ entry }) => draftOf(entry)),
    convertibles: state.securities.flatMap((security) => convertibleOf(security, book)),
    authorised: authorisedShares(items, state),
    asOf,
    notes: [...new Set(book.notes)],
  });
}

export const LAST_DAY = '9999-12-31';

type Book = {
  readonly byId: ReadonlyMap<string, Item>;
  readonly state: Replayed;
  readonly notes: string[];
  /** Ids of convertibles given so far. */
  readonly ids: Set<string>;
  /** Until when interest runs that states no end: the day of the table, or where none is asked its first day. */
  readonly until: (startDate: string) => string;
};
type Placed = { readonly row: number; readonly entry: CapTableEntry };

function holderOf(item: Item, { byId, state }: Book) {
  const id = textOf(item['stakeholder_id']);
  const stakeholder = byId.get(id) ?? {};
  const [newer] = listOf(stakeholder['current_relationships']);
  const told = state.relationships.get(id) ?? textOf(stakeholder['current_relationship'] ?? newer);
  return {
    shareholderName: textOf(itemOf(stakeholder['name'])['legal_name']),
    shareholderType: told.toLowerCase().replaceAll('_', '-'),
  };
}

/** The vesting an issuance states; a package says how much has vested only by its schedule, unless we wrote it. */
function vestingOf(item: Item, shares: number, book: Book): Pick<CapTableEntry, 'vesting'> {
  const { vesting } = readRemark(item['comments']);
  const terms = book.byId.get(textOf(item['vesting_terms_id']));
  if (!terms) return {};
  const startDate = book.state.starts.get(textOf(item['security_id']));
  if (vesting) return { vesting: { ...vesting, startDate: startDate ?? vesting.startDate } };
  const schedule = readSchedule(terms);
  if (schedule === null) {
    book.notes.push(
      `${textOf(item['security_id'])} vests by “${textOf(terms['name'])}”, which waits for an event or a day: vesting left out.`,
    );
    return {};
  }
  return { vesting: { total: shares, ...schedule, ...(startDate === undefined ? {} : { startDate }) } };
}

function rowsOf(security: LiveSecurity, book: Book): Placed[] {
  switch (typeOf(security.item)) {
    case 'TX_STOCK_ISSUANCE':
      return [stockRow(security, book)];
    case 'TX_EQUITY_COMPENSATION_ISSUANCE':
    case 'TX_PLAN_SECURITY_ISSUANCE':
      return [optionRow(security, book, compensationClass(security.item))];
    case 'TX_WARRANT_ISSUANCE':
      return [optionRow(security, book, 'Warrants')];
    default:
      return [];
  }
}

/** Whole shares; what a split or a release left of one is cut and named. */
function sharesOf({ item, quantity }: LiveSecurity, { notes }: Book): number {
  const shares = floorToInteger(quantity);
  if (fixed(shares) !== quantity)
    notes.push(
      `${textOf(item['security_id'])} has a fraction of a share: ${toText(quantity, 10)} is read as ${shares}.`,
    );
  return shares;
}

const UNPLACED = Number.MAX_SAFE_INTEGER;

/** A price of the package in dollars, per share as it is now. */
function priceOf(value: unknown, { item, split }: LiveSecurity, { notes }: Book): string | undefined {
  const stated = itemOf(value);
  const dollars = dollarsOf(value);
  if (dollars === undefined && stated['amount'] !== undefined)
    notes.push(
      `${textOf(item['security_id'])}: its price is in ${textOf(stated['currency'])}, not in US dollars: left out.`,
    );
  const price = dollars === undefined ? null : parseFixed(dollars);
  return price === null ? undefined : split === ONE ? dollars : toText(div(price, split));
}

function stockRow(security: LiveSecurity, book: Book): Placed {
  const { item } = security;
  const classId = textOf(item['stock_class_id']);
  const stock = book.byId.get(classId) ?? {};
  const shareClass = textOf(stock['name']);
  const isPreferred = stock['class_type'] === 'PREFERRED';
  const isTold = entryTypeByName(shareClass) === (isPreferred ? 'PREFERRED' : 'COMMON');
  const { row = UNPLACED, ...remark } = readRemark(item['comments']);
  const isOurs = row !== UNPLACED;
  const shares = sharesOf(security, book);
  const entry = {
    ...holderOf(item, book),
    shares,
    shareClass,
    classType: isTold ? undefined : isPreferred ? ('PREFERRED' as const) : ('COMMON' as const),
    originalIssuePrice:
      priceOf(stock['price_per_share'], security, book) ??
      (isOurs || !isPreferred ? undefined : priceOf(item['share_price'], security, book)),
    liquidationPreference: textOf(stock['liquidation_preference_multiple']) || undefined,
    participationCap: textOf(stock['participation_cap_multiple']) || undefined,
    conversionRatio: conversionRatio(classId, stock, book),
    seniority: isPreferred && !isOurs ? Number(textOf(stock['seniority'])) : undefined,
    ...remark,
    ...vestingOf(item, shares, book),
  };
  return { row, entry };
}

function conversionRatio(classId: string, stock: Item, { state }: Book): string | undefined {
  const [right] = listOf(stock['conversion_rights']);
  const adjusted = state.ratios.get(classId);
  const ratio = itemOf((adjusted ?? itemOf(itemOf(right)['conversion_mechanism']))['ratio']);
  if ((ratio['denominator'] ?? '1') === '1') return textOf(ratio['numerator']) || undefined;
  const value = ratioOf(ratio);
  return value === null ? undefined : toText(value);
}

const COMPENSATION: Readonly<Record<string, string>> = { RSU: 'RSU', SSAR: 'Stock appreciation options' };
const compensationClass = (item: Item): string =>
  COMPENSATION[textOf(item['compensation_type'])] ?? 'Options';

function optionRow(security: LiveSecurity, book: Book, shareClass: string): Placed {
  const { item } = security;
  const { row = UNPLACED, ...remark } = readRemark(item['comments']);
  const price = priceOf(security.exercisePrice ?? item['exercise_price'], security, book);
  const shares = sharesOf(security, book);
  if (textOf(item['compensation_type']) === 'CSAR')
    book.notes.push(
      `${textOf(item['security_id'])} is settled in cash: read as options, take it out if it is no share.`,
    );
  const expiresOn = textOf(item['expiration_date']) || undefined;
  const entry = {
    ...holderOf(item, book),
    shares,
    shareClass,
    exercisePrice: price === undefined || fixed(price) === 0n ? undefined : price,
    expiresOn,
    ...remark,
    ...vestingOf(item, shares, book),
  };
  return { row, entry };
}

/** What is left of a plan: reserved, less what was granted under it, more what received. */
function poolRow(item: Item, { state, notes }: Book): Placed[] {
  const { row = UNPLACED, ...remark } = readRemark(item['comments']);
  const shareClass = textOf(item['plan_name']);
  const id = textOf(item['id']);
  const reserved = parseFixed(state.reserved.get(id) ?? item['initial_shares_reserved']) ?? 0n;
  const left = reserved - (state.granted.get(id) ?? 0n) + (state.returned.get(id) ?? 0n);
  if (left < 0n)
    notes.push(`More is granted under ${shareClass} than it reserves: its unissued pool is read as 0.`);
  if (left <= 0n) return [];
  const entry = {
    shareholderName: 'Option pool',
    shareholderType: 'pool',
    shares: floorToInteger(left),
    shareClass,
    classType: entryTypeByName(shareClass) === 'UNISSUED_POOL' ? undefined : ('UNISSUED_POOL' as const),
    ...remark,
  };
  return [{ row, entry }];
}

function authorisedShares(items: readonly Item[], { authorised }: Replayed): AuthorisedShares[] {
  const stated = items
    .filter((item) => typeOf(item) === 'STOCK_CLASS')
    .flatMap((item): AuthorisedShares[] => {
      const shares = Number(authorised.get(textOf(item['id'])) ?? textOf(item['initial_shares_authorized']));
      return Number.isSafeInteger(shares) && shares > 0 ? [{ shareClass: textOf(item['name']), shares }] : [];
    });
  return [...new Map(stated.map((each) => [each.shareClass, each])).values()];
}

function convertibleOf(security: LiveSecurity, book: Book): StatedConvertible[] {
  const { item, quantity } = security;
  if (typeOf(item) !== 'TX_CONVERTIBLE_ISSUANCE') return [];
  const [trigger] = listOf(item['conversion_triggers']);
  const mechanism = itemOf(itemOf(itemOf(trigger)['conversion_right'])['conversion_mechanism']);
  const rules = readRules(itemOf(mechanism['capitalization_definition_rules']));
  const isNote = item['convertible_type'] === 'NOTE';
  const periods = listOf(mechanism['interest_rates'])
    .map(itemOf)
    .map((rate) => {
      const startDate = textOf(rate['accrual_start_date']);
      return {
        rate: textOf(rate['rate']),
        startDate,
        endDate: textOf(rate['accrual_end_date']) || book.until(startDate),
      };
    });
  noteTerms(item, itemOf(mechanism), book);
  const { undated, ...remark } = readRemark(item['comments']);
  const custom = textOf(item['custom_id']) || textOf(item['id']);
  const id = book.ids.has(custom) ? `${custom} (${textOf(item['security_id'])})` : custom;
  book.ids.add(id);
  const { currency = 'USD' } = moneyOf(item['investment_amount']) ?? {};
  const cap = moneyOf(mechanism['conversion_valuation_cap']);
  const convertible: StatedConvertible = {
    id,
    kind: isNote ? 'NOTE' : mechanism['conversion_timing'] === 'PRE_MONEY' ? 'SAFE_PRE' : 'SAFE_POST',
    holder: holderOf(item, book).shareholderName,
    amount: toText(quantity),
    ...(currency === 'USD' ? {} : { currency }),
    ...(cap?.currency === currency ? { cap: cap.amount } : {}),
    ...(textOf(mechanism['conversion_discount'])
      ? { discount: textOf(mechanism['conversion_discount']) }
      : {}),
    ...(mechanism['conversion_mfn'] === true ? { mfn: true } : {}),
    ...(undated === true ? {} : { issueDate: textOf(item['date']) }),
    ...convertibleRemark(remark),
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
  return [convertible];
}

function convertibleRemark({ onExit, repaymentMultiple }: Remark): Partial<Convertible> {
  return {
    ...(onExit === undefined ? {} : { onExit }),
    ...(repaymentMultiple === undefined ? {} : { repaymentMultiple }),
  };
}

const MECHANISMS = new Set(['SAFE_CONVERSION', 'CONVERTIBLE_NOTE_CONVERSION']);

/** What of a convertible's terms a table cannot say. */
function noteTerms(item: Item, mechanism: Item, { notes }: Book): void {
  const security = textOf(item['security_id']);
  const triggers = listOf(item['conversion_triggers']).length;
  if (triggers > 1) notes.push(`${security} converts in ${triggers} ways: the first is read.`);
  if (!MECHANISMS.has(textOf(mechanism['type'])))
    notes.push(
      `${security} converts by ${textOf(mechanism['type']) || 'no stated rule'}: its cap and discount are not read.`,
    );
  const amount = moneyOf(item['investment_amount']);
  if (amount === undefined)
    notes.push(
      `${security} is in ${textOf(itemOf(item['investment_amount'])['currency'])}, and its amount is read as US dollars: correct it.`,
    );
  const cap = moneyOf(mechanism['conversion_valuation_cap']);
  if (cap !== undefined && cap.currency !== (amount?.currency ?? 'USD'))
    notes.push(`${security}: its cap is in ${cap.currency}, its amount is not: the cap is left out.`);
}
