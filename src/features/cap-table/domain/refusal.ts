/** Why the engine refuses an input. Terms it does not know are refused, never approximated. */
export type RefusalCode =
  | 'AMOUNT_INVALID'
  | 'CAP_INVALID'
  | 'CAPITALISATION_NOT_SUPPORTED'
  | 'CLASS_DUPLICATE'
  | 'CLASS_TYPE_NOT_SUPPORTED'
  | 'CONVERSION_RATIO_INVALID'
  | 'CONVERTIBLE_DUPLICATE'
  | 'CONVERTIBLE_KIND_NOT_SUPPORTED'
  | 'CONVERTIBLE_UNKNOWN'
  | 'CONVERTIBLES_EXCEED_PRE_MONEY'
  | 'DATE_INVALID'
  | 'DAY_COUNT_NOT_SUPPORTED'
  | 'DISCOUNT_OUT_OF_RANGE'
  | 'EXCHANGE_RATE_MISSING'
  | 'EXIT_VALUE_INVALID'
  | 'HOLDER_SHARES_NE_CLASS'
  | 'HOLDING_TOO_SMALL'
  | 'METHOD_NOT_SUPPORTED'
  | 'MULTIPLE_INVALID'
  | 'PARTICIPATION_CAP_MISSING'
  | 'PARTICIPATION_NOT_SUPPORTED'
  | 'PERCENT_OUT_OF_RANGE'
  | 'POOL_AMBIGUOUS'
  | 'POOL_TARGET_INFEASIBLE'
  | 'PORTION_INVALID'
  | 'PRE_MONEY_INVALID'
  | 'PRICE_INVALID'
  | 'RATE_INVALID'
  | 'ROUND_PRICE_NOT_FOUND'
  | 'SAFE_OVERSOLD'
  | 'SENIORITY_INVALID'
  | 'SHARES_EMPTY'
  | 'SHARES_INVALID'
  | 'SPLIT_INVALID'
  | 'STAKEHOLDER_MISSING'
  | 'TOO_MANY_ROWS'
  | 'VESTED_ABOVE_TOTAL'
  | 'VESTING_INVALID'
  | 'VESTING_TYPE_NOT_SUPPORTED';

/** An input the engine does not take: which rule, which field (dotted path), and a sentence for the person. */
export type Refusal = {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly path: string;
  readonly message: string;
};

export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

export function refuse(code: RefusalCode, path: string, message: string): Refusal {
  return { ok: false, code, path, message };
}

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** The value of an outcome that cannot be a refusal here; throws with the refusal's sentence when it is one. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code} at ${outcome.path}: ${outcome.message}`);
  return outcome.value;
}
