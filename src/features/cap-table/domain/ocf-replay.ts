// The rule and a worked example: docs/rules/open-cap-format.md
import { div, type Fixed, fixed, max, mul, ONE, parseFixed } from '#shared/domain/fixed.ts';
import { dayOf, type Item, itemOf, listOf, textOf, typeOf } from './ocf-item.ts';

/** A security as it stands on a day: its issuance, what is left of it, and what changed its terms. */
export type LiveSecurity = {
  readonly item: Item;
  /** Shares, or for a convertible its amount. */
  readonly quantity: Fixed;
  /** Prices are divided by it: the splits since the issuance. */
  readonly split: Fixed;
  /** A repricing since. */
  readonly exercisePrice: unknown;
};

export type Replayed = {
  readonly securities: readonly LiveSecurity[];
  /** Shares returned to a plan, by its id. */
  readonly returned: ReadonlyMap<string, Fixed>;
  /** What was ever granted under a plan, by its id. */
  readonly granted: ReadonlyMap<string, Fixed>;
  /** The last word of adjustments, by stock class or plan. */
  readonly authorised: ReadonlyMap<string, string>;
  readonly reserved: ReadonlyMap<string, string>;
  readonly ratios: ReadonlyMap<string, Item>;
  readonly relationships: ReadonlyMap<string, string>;
  readonly starts: ReadonlyMap<string, string>;
  /** What could not be used or does not close, in sentences. */
  readonly notes: readonly string[];
};

const ISSUANCE = /^TX_(STOCK|EQUITY_COMPENSATION|PLAN_SECURITY|WARRANT|CONVERTIBLE)_ISSUANCE$/;
const CLOSING =
  /^TX_(STOCK|EQUITY_COMPENSATION|PLAN_SECURITY|WARRANT|CONVERTIBLE)_(CANCELLATION|CONVERSION|EXERCISE|REISSUANCE|RELEASE|REPURCHASE|RETRACTION|TRANSFER)$/;
const ACCEPTANCE = /_ACCEPTANCE$/;
/** These take all of a security, whatever quantity they state. */
const WHOLE = /_(RETRACTION|REISSUANCE)$/;

type Holding = { item: Item; quantity: Fixed; split: Fixed; exercisePrice: unknown };

const amountField = (item: Item): Fixed | null =>
  parseFixed(item['quantity'] ?? item['quantity_converted'] ?? itemOf(item['amount'])['amount'] ?? undefined);

function issuedQuantity(item: Item): Fixed | null {
  return parseFixed(item['quantity']) ?? parseFixed(itemOf(item['investment_amount'])['amount']);
}

/** Within a day: what closes, then what splits, then what is issued. */
function rankOf(item: Item): number {
  const type = typeOf(item);
  if (type === 'TX_STOCK_CLASS_SPLIT') return 1;
  return ISSUANCE.test(type) ? 2 : CLOSING.test(type) || type === 'TX_STOCK_CONSOLIDATION' ? 0 : 3;
}

/**
 * Plays the transactions of a package up to a day, in the order of their dates. A security that is acted upon is reduced
 * by the quantity stated, or closed where a balance or all of it is issued anew.
 */
export function replay(items: readonly Item[], asOf: string): Replayed {
  const dated = items
    .filter((item) => /^(TX|CE)_/.test(typeOf(item)) && (dayOf(item) === '' || dayOf(item) <= asOf))
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || rankOf(a) - rankOf(b));
  const issuedEver = new Set(items.filter((item) => ISSUANCE.test(typeOf(item))).map(securityOf));
  const state = {
    held: new Map<string, Holding>(),
    waiting: new Map<string, Item[]>(),
    returned: new Map<string, Fixed>(),
    granted: new Map<string, Fixed>(),
    authorised: new Map<string, string>(),
    reserved: new Map<string, string>(),
    ratios: new Map<string, Item>(),
    relationships: new Map<string, string>(),
    starts: new Map<string, string>(),
    unused: new Map<string, number>(),
    notes: [] as string[],
    issuedEver,
  };
  for (const item of dated) apply(item, state);
  for (const [security] of state.waiting)
    state.notes.push(
      `There is a transaction for ${security}, which this package has not issued by then: left out.`,
    );
  for (const [type, count] of state.unused)
    state.notes.push(`Not used: ${count} × ${type.slice(3).toLowerCase().replaceAll('_', ' ')}.`);
  const securities = items.flatMap((item) => {
    const holding = ISSUANCE.test(typeOf(item)) ? state.held.get(securityOf(item)) : undefined;
    return holding?.item === item && holding.quantity > 0n ? [holding] : [];
  });
  return { ...state, securities };
}

type State = {
  readonly held: Map<string, Holding>;
  readonly waiting: Map<string, Item[]>;
  readonly returned: Map<string, Fixed>;
  readonly granted: Map<string, Fixed>;
  readonly authorised: Map<string, string>;
  readonly reserved: Map<string, string>;
  readonly ratios: Map<string, Item>;
  readonly relationships: Map<string, string>;
  readonly starts: Map<string, string>;
  readonly unused: Map<string, number>;
  readonly notes: string[];
  readonly issuedEver: ReadonlySet<string>;
};

const securityOf = (item: Item): string => textOf(item['security_id']);

function apply(item: Item, state: State): void {
  const type = typeOf(item);
  if (ISSUANCE.test(type)) return issue(item, state);
  if (CLOSING.test(type)) return close(item, securityOf(item), state);
  if (type === 'TX_STOCK_CONSOLIDATION') {
    for (const id of listOf(item['security_ids'])) close(item, textOf(id), state);
    return undefined;
  }
  const classId = textOf(item['stock_class_id']);
  switch (type) {
    case 'TX_STOCK_CLASS_SPLIT':
      return split(item, state);
    case 'TX_VESTING_START':
      return void state.starts.set(securityOf(item), dayOf(item));
    case 'TX_STOCK_CLASS_CONVERSION_RATIO_ADJUSTMENT':
      return void state.ratios.set(classId, itemOf(item['new_ratio_conversion_mechanism']));
    case 'TX_STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT':
      return void state.authorised.set(classId, textOf(item['new_shares_authorized']));
    case 'TX_STOCK_PLAN_POOL_ADJUSTMENT':
      return void state.reserved.set(textOf(item['stock_plan_id']), textOf(item['shares_reserved']));
    case 'TX_STOCK_PLAN_RETURN_TO_POOL':
      return add(state.returned, textOf(item['stock_plan_id']), parseFixed(item['quantity']) ?? 0n);
    case 'TX_EQUITY_COMPENSATION_REPRICING': {
      const holding = state.held.get(securityOf(item));
      if (holding) holding.exercisePrice = item['new_exercise_price'];
      return undefined;
    }
    case 'CE_STAKEHOLDER_RELATIONSHIP': {
      const started = textOf(item['relationship_started']);
      if (started !== '') state.relationships.set(textOf(item['stakeholder_id']), started);
      return undefined;
    }
    default:
      // An acceptance changes nothing of a table.
      if (!ACCEPTANCE.test(type)) state.unused.set(type, (state.unused.get(type) ?? 0) + 1);
      return undefined;
  }
}

function add(totals: Map<string, Fixed>, key: string, amount: Fixed): void {
  if (key !== '') totals.set(key, (totals.get(key) ?? 0n) + amount);
}

function issue(item: Item, state: State): void {
  const quantity = issuedQuantity(item);
  const security = securityOf(item);
  if (quantity === null) {
    state.notes.push(`${security || 'An issuance'} states no quantity: left out.`);
    return;
  }
  state.held.set(security, { item, quantity, split: ONE, exercisePrice: undefined });
  add(state.granted, textOf(item['stock_plan_id']), quantity);
  for (const closing of state.waiting.get(security) ?? []) close(closing, security, state);
  state.waiting.delete(security);
}

function close(item: Item, security: string, state: State): void {
  const holding = state.held.get(security);
  if (!holding) {
    const waiting = state.waiting.get(security);
    if (waiting === undefined) state.waiting.set(security, [item]);
    else waiting.push(item);
    return;
  }
  const balance = textOf(item['balance_security_id']);
  const stated = WHOLE.test(typeOf(item)) ? null : amountField(item);
  const isWhole = stated === null || state.issuedEver.has(balance);
  const taken = isWhole ? holding.quantity : stated;
  if (!isWhole && taken > holding.quantity)
    state.notes.push(`${security}: ${nameOf(item)} of ${dayOf(item)} exceeds what is left.`);
  holding.quantity = max(0n, holding.quantity - taken);
  const missing = listOf(item['resulting_security_ids'])
    .map(textOf)
    .filter((id) => !state.issuedEver.has(id));
  if (missing.length > 0)
    state.notes.push(
      `${nameOf(item)} of ${dayOf(item)} results in ${missing.join(', ')}, which this package does not issue: not counted.`,
    );
}

const nameOf = (item: Item): string =>
  typeOf(item)
    .replace(/^TX_/, '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Stock that is still there on the day was not reissued by it, so its count is multiplied. */
function split(item: Item, state: State): void {
  const ratio = itemOf(item['split_ratio']);
  const [numerator, denominator] = [parseFixed(ratio['numerator']), parseFixed(ratio['denominator'])];
  if (numerator === null || denominator === null || denominator <= 0n || numerator <= 0n) {
    state.notes.push(`The split of ${dayOf(item)} states no ratio: left out.`);
    return;
  }
  const classId = textOf(item['stock_class_id']);
  for (const holding of state.held.values()) {
    const isOfClass = textOf(holding.item['stock_class_id']) === classId && holding.quantity > 0n;
    if (!isOfClass) continue;
    if (typeOf(holding.item) !== 'TX_STOCK_ISSUANCE') {
      state.notes.push(
        `${securityOf(holding.item)} was not issued again at the split of ${dayOf(item)}: check its number and price.`,
      );
      continue;
    }
    const factor = div(numerator, denominator);
    holding.quantity = mul(holding.quantity, factor);
    holding.split = mul(holding.split, factor);
  }
}

/** A ratio of two texts as a fraction; null where it is none. */
export function ratioOf(value: unknown): Fixed | null {
  const ratio = itemOf(value);
  const [numerator, denominator] = [parseFixed(ratio['numerator']), parseFixed(ratio['denominator'] ?? '1')];
  if (numerator === null || denominator === null || denominator <= fixed(0)) return null;
  return div(numerator, denominator);
}
