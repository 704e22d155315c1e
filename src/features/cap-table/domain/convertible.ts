import type { ConvertibleKind } from '#shared/domain/catalogue/convertibles.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, ONE, parseFixed } from '#shared/domain/fixed.ts';
import { type AccrualPeriod, accrueInterest, type InterestTerms } from './note-interest.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import { PROBLEMS } from './input-problem.ts';

/** What a cap is divided by: which shares the company's capitalisation counts. */
export type Capitalisation = {
  readonly unissuedPool: boolean;
  readonly poolIncrease: boolean;
  readonly convertingSecurities: boolean;
  readonly newMoney: boolean;
};

/**
 * The eight switches of Open Cap Format's CapitalizationDefinitionRules, in camel case. Shares and granted options always
 * count; this security and the other converting ones count together or not at all.
 */
export type CapitalisationRules = {
  readonly includeOutstandingShares: boolean;
  readonly includeOutstandingOptions: boolean;
  readonly includeOutstandingUnissuedOptions: boolean;
  readonly includeThisSecurity: boolean;
  readonly includeOtherConvertingSecurities: boolean;
  readonly includeOptionPoolTopupForPromisedOptions: boolean;
  readonly includeAdditionalOptionPoolTopup: boolean;
  readonly includeNewMoney: boolean;
};

/** A SAFE or note waiting for a round. `discount` is a fraction: 0.2 is 20%. */
export type Convertible = {
  readonly id: string;
  readonly kind: ConvertibleKind;
  readonly holder?: string;
  /** Purchase amount of a SAFE, principal of a note. */
  readonly amount: Quantity;
  readonly cap?: Quantity | null;
  readonly discount?: Quantity | null;
  /** Takes the best terms among convertibles issued later (all others, where issue dates are not known). */
  readonly mfn?: boolean;
  readonly issueDate?: string;
  readonly interest?: {
    readonly periods: readonly AccrualPeriod[];
    readonly dayCount?: InterestTerms['dayCount'];
    readonly compounding?: InterestTerms['compounding'];
  };
  readonly capitalisation?: CapitalisationRules;
  /** What a note takes at an exit: the greater of repayment and conversion (the default), or always the one. */
  readonly onExit?: 'greater' | 'repay' | 'convert';
  /** What a note repays at an exit, as a multiple of principal and interest; 1 where none is stated. */
  readonly repaymentMultiple?: Quantity;
};

/** One way a convertible may price: `share` of the capitalisation at its cap, `atPrice` worth of shares at the round. */
export type ConversionTerm = {
  readonly capFraction: Fixed;
  readonly atPrice: Fixed;
  readonly capitalisation: Capitalisation;
};

/** A convertible read and checked: what converts, and the terms among which its holder takes the best. */
export type ConvertingSecurity = {
  readonly id: string;
  readonly amount: Fixed;
  readonly terms: readonly ConversionTerm[];
};

const COUNTED: Record<ConvertibleKind, Capitalisation> = {
  SAFE_POST: { unissuedPool: true, poolIncrease: false, convertingSecurities: true, newMoney: false },
  SAFE_PRE: { unissuedPool: true, poolIncrease: true, convertingSecurities: false, newMoney: false },
  NOTE: { unissuedPool: true, poolIncrease: false, convertingSecurities: false, newMoney: false },
};

/** Checks convertibles and resolves interest and most-favoured-nation clauses. The order given does not matter. */
export function readConvertibles(convertibles: readonly Convertible[]): Outcome<ConvertingSecurity[]> {
  const ids = new Set(convertibles.map(({ id }) => id));
  if (ids.size !== convertibles.length) {
    return refuse('CONVERTIBLE_DUPLICATE', 'convertibles', 'Two convertibles have the same id.');
  }
  const securities: ConvertingSecurity[] = [];
  for (const [index, convertible] of convertibles.entries()) {
    const path = `convertibles.${index}`;
    const amount = convertingAmount(convertible, path);
    if (!amount.ok) return amount;
    const terms: ConversionTerm[] = [];
    for (const source of [convertible, ...favouredTerms(convertible, convertibles)]) {
      const term = readTerm(source, amount.value, path);
      if (!term.ok) return term;
      terms.push(term.value);
    }
    securities.push({ id: convertible.id, amount: amount.value, terms });
  }
  return isOversold(securities) ?? done(securities);
}

function isOversold(securities: readonly ConvertingSecurity[]) {
  const promised = securities.map(({ terms }) =>
    terms
      .filter(({ capitalisation }) => capitalisation.convertingSecurities)
      .reduce((most, { capFraction }) => (capFraction > most ? capFraction : most), 0n),
  );
  if (promised.reduce((total, part) => total + part, 0n) < ONE) return null;
  return refuse('SAFE_OVERSOLD', 'convertibles', 'Post-money SAFEs promise 100% of the company or more.');
}

/** Principal plus the interest that converts. */
function convertingAmount({ amount, interest }: Convertible, path: string): Outcome<Fixed> {
  const principal = parseFixed(amount);
  if (principal === null || principal <= 0n) {
    return refuse('AMOUNT_INVALID', `${path}.amount`, PROBLEMS.amountAboveZero);
  }
  if (!interest) return done(principal);
  const accrued = accrueInterest({ principal: amount, ...interest });
  return accrued.ok ? done(accrued.value.total) : { ...accrued, path: `${path}.interest.${accrued.path}` };
}

function favouredTerms(own: Convertible, all: readonly Convertible[]): Convertible[] {
  if (!own.mfn) return [];
  const { issueDate } = own;
  return all.filter((other) => {
    if (other.id === own.id || other.mfn) return false;
    return issueDate === undefined || other.issueDate === undefined || other.issueDate > issueDate;
  });
}

function readTerm(source: Convertible, amount: Fixed, path: string): Outcome<ConversionTerm> {
  const capitalisation = source.capitalisation ? readRules(source.capitalisation) : COUNTED[source.kind];
  if (capitalisation === undefined) {
    return refuse('CONVERTIBLE_KIND_NOT_SUPPORTED', `${path}.kind`, PROBLEMS.convertibleKind);
  }
  if (capitalisation === null) {
    return refuse(
      'CAPITALISATION_NOT_SUPPORTED',
      `${path}.capitalisation`,
      'This set of capitalisation switches is not supported.',
    );
  }
  const cap = source.cap === undefined || source.cap === null ? undefined : parseFixed(source.cap);
  if (cap === null || (cap !== undefined && cap <= 0n)) {
    return refuse('CAP_INVALID', `${path}.cap`, PROBLEMS.cap);
  }
  const discount = parseFixed(source.discount ?? 0);
  if (discount === null || discount < 0n || discount >= ONE) {
    return refuse('DISCOUNT_OUT_OF_RANGE', `${path}.discount`, PROBLEMS.discount);
  }
  const capFraction = cap === undefined ? 0n : div(amount, cap);
  return done({ capFraction, atPrice: div(amount, ONE - discount), capitalisation });
}

function readRules(rules: CapitalisationRules): Capitalisation | null {
  const supported =
    rules.includeOutstandingShares &&
    rules.includeOutstandingOptions &&
    rules.includeOptionPoolTopupForPromisedOptions &&
    rules.includeThisSecurity === rules.includeOtherConvertingSecurities;
  if (!supported) return null;
  return {
    unissuedPool: rules.includeOutstandingUnissuedOptions,
    poolIncrease: rules.includeAdditionalOptionPoolTopup,
    convertingSecurities: rules.includeThisSecurity,
    newMoney: rules.includeNewMoney,
  };
}

/** What part of the company the post-money SAFEs sell, as a fraction: the sum of amount / cap. */
export function safeOwnershipSold(
  safes: readonly { readonly amount: Quantity; readonly cap: Quantity }[],
): Outcome<Fixed> {
  let sold = 0n;
  for (const [index, safe] of safes.entries()) {
    const amount = parseFixed(safe.amount);
    const cap = parseFixed(safe.cap);
    if (amount === null || amount < 0n)
      return refuse('AMOUNT_INVALID', `safes.${index}.amount`, 'Not an amount.');
    if (cap === null || cap <= 0n)
      return refuse('CAP_INVALID', `safes.${index}.cap`, 'The cap must be above 0.');
    sold += div(amount, cap);
  }
  return sold < ONE ? done(sold) : refuse('SAFE_OVERSOLD', 'safes', 'These SAFEs promise 100% or more.');
}
