import { adjustConversionPrice, type DilutiveIssue } from '#features/cap-table/domain/anti-dilution.ts';
import { buildCapTable, type CapTableRequest } from '#features/cap-table/domain/cap-table.ts';
import { type Convertible, safeOwnershipSold } from '#features/cap-table/domain/convertible.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { div, fixed, HUNDRED, mul, toNumber, toText } from '#shared/domain/fixed.ts';
import {
  type AccrualPeriod,
  accrueInterest,
  type InterestTerms,
} from '#features/cap-table/domain/note-interest.ts';
import { proRata } from '#features/cap-table/domain/pro-rata.ts';
import { priceRound } from '#features/cap-table/domain/round.ts';
import type { RoundTerms } from '#features/cap-table/domain/round-terms.ts';
import { conversionPoints } from '#features/cap-table/domain/conversion-point.ts';
import { exitClaims } from '#features/cap-table/domain/exit-claim.ts';
import { distribute, planWaterfall } from '#features/cap-table/domain/waterfall.ts';
import type { WaterfallClass } from '#features/cap-table/domain/waterfall-class.ts';
import { type Holding, holderPayouts, readHoldings } from '#features/cap-table/domain/waterfall-holders.ts';
import { answer, asGiven, field, type Given, list, numeric } from './equity-given.ts';

function interestTerms(given: Given): Omit<InterestTerms, 'principal'> {
  const startDate = field<string>(given, 'startDate issueDate start', '');
  const endDate = field<string>(given, 'endDate conversionDate asOf end', '');
  const steps = list(
    given,
    'rateSteps',
    'rates',
    'interestRates',
    'interest_rates',
    'periods',
    'steps',
    'accrualPeriods',
  );
  const starts = steps.map((step) =>
    field<string | undefined>(step, 'startDate accrualStartDate accrual_start_date from start', undefined),
  );
  const periods: AccrualPeriod[] = steps.map((step, index) => ({
    rate: numeric(step, 'rate') ?? '',
    startDate: starts[index] ?? startDate,
    endDate:
      field<string | undefined>(step, 'endDate accrualEndDate accrual_end_date to end', undefined) ??
      starts[index + 1] ??
      endDate,
  }));
  const compounding = field<string | undefined>(
    given,
    'compounding compoundingType interestType type',
    undefined,
  )?.toUpperCase();
  const dayCount = field<string | undefined>(
    given,
    'dayCount dayCountType day_count',
    undefined,
  )?.toUpperCase();
  return {
    periods: periods.length > 0 ? periods : [{ rate: numeric(given, 'rate') ?? '', startDate, endDate }],
    compounding: compounding === 'COMPOUND' ? 'COMPOUNDING' : (compounding as InterestTerms['compounding']),
    dayCount:
      dayCount === '30/360'
        ? '30_360'
        : dayCount?.startsWith('ACT')
          ? 'ACTUAL_365'
          : (dayCount as InterestTerms['dayCount']),
  };
}

function convertibleOf(given: Given): Convertible {
  const amount = numeric(given, 'amount', 'principal', 'investmentAmount') ?? '';
  const interest = numeric(given, 'interest', 'accruedInterest');
  const kind = field<string>(given, 'kind type', 'SAFE_POST').toUpperCase();
  const accrues = field<unknown>(given, 'rate rates rateSteps interestRates', undefined) !== undefined;
  return {
    id: field<string>(given, 'id', ''),
    kind: kind.includes('MFN') ? 'SAFE_POST' : (kind as Convertible['kind']),
    holder: field<string | undefined>(given, 'holder investor shareholder shareholderName', undefined),
    amount: interest === undefined ? amount : toNumber(fixed(amount) + fixed(interest)),
    cap: numeric(given, 'cap', 'valuationCap'),
    discount: numeric(given, 'discount', 'discountRate'),
    mfn: kind.includes('MFN') || field<boolean>(given, 'mfn', false),
    issueDate: field<string | undefined>(given, 'issueDate date', undefined),
    interest: accrues ? interestTerms(given) : undefined,
    capitalisation: field<Convertible['capitalisation'] | undefined>(given, 'capitalisation', undefined),
    onExit: field<Convertible['onExit']>(given, 'onExit', undefined),
    repaymentMultiple: numeric(given, 'repaymentMultiple', 'multiple'),
  };
}

function roundOp(given: Given): unknown {
  const { poolUnissued = 0, ...existing } = asGiven(field<unknown>(given, 'pre', {}));
  const terms: RoundTerms = {
    existingShares: toNumber(
      Object.values(existing).reduce((total: bigint, each) => total + fixed(each as Quantity), 0n),
    ),
    poolUnissued: poolUnissued as Quantity,
    preMoney: numeric(given, 'preMoney') ?? '',
    newMoney: field<RoundTerms['newMoney']>(given, 'newMoney', []),
    convertibles: list(given, 'convertibles').map(convertibleOf),
    poolTargetPct: numeric(given, 'poolTargetPct'),
    poolIncrease: numeric(given, 'poolIncrease'),
    poolTiming: field<'pre' | 'post' | undefined>(given, 'poolTiming', undefined),
    method: field<RoundTerms['method'] | undefined>(given, 'method', undefined),
  };
  return answer(priceRound(terms));
}

function proRataOp(given: Given): unknown {
  const input = {
    holderShares: numeric(given, 'holderShares') ?? '',
    preFullyDiluted: numeric(given, 'preFullyDiluted') ?? '',
    roundShares: numeric(given, 'roundShares') ?? '',
    pricePerShare: numeric(given, 'pricePerShare') ?? 0,
    fraction: numeric(given, 'fraction', 'superProRata', 'superProRataFraction'),
  };
  return answer(proRata(input), (right) => ({
    ...right,
    proRataPct: mul(right.fraction, HUNDRED),
    ownershipAfterPct: mul(right.ownershipAfter, HUNDRED),
    ownershipAfterWithoutPct: mul(right.ownershipAfterWithout, HUNDRED),
  }));
}

function ownershipSoldOp(given: Given): unknown {
  const groups = field<Parameters<typeof safeOwnershipSold>[0][]>(given, 'safes', []);
  const sold = groups.map((group) => safeOwnershipSold(group));
  const refused = sold.find((outcome) => !outcome.ok);
  if (refused) return answer(refused);
  return { ownershipPct: sold.map((outcome) => (outcome.ok ? toNumber(mul(outcome.value, HUNDRED)) : null)) };
}

function adjustOp(given: Given): unknown {
  const consideration = numeric(given, 'consideration');
  const newShares = numeric(given, 'newShares') ?? 0;
  const newPrice = numeric(given, 'newPrice') ?? toText(div(fixed(consideration ?? 0), fixed(newShares)));
  const base = field<DilutiveIssue['base']>(given, 'base', {});
  return answer(adjustConversionPrice({ ...(given as unknown as DilutiveIssue), base, newShares, newPrice }));
}

function classTypeOf(text: string): WaterfallClass['type'] {
  return /pool|unissued/i.test(text) ? 'UNISSUED_POOL' : (text.toUpperCase() as WaterfallClass['type']);
}

function classesOf(given: Given): WaterfallClass[] {
  return list(given, 'classes').map((one) => ({
    ...(one as unknown as WaterfallClass),
    type: classTypeOf(field<string>(one, 'type classType kind', 'COMMON')),
    liquidationMultiple: numeric(one, 'liquidationMultiple', 'multiple'),
    participationCapMultiple: numeric(one, 'participationCapMultiple', 'participationCap', 'capMultiple'),
    conversionRatio: numeric(one, 'conversionRatio', 'ratio'),
    accruedDividendPerShare: numeric(
      one,
      'accruedDividendPerShare',
      'dividendPerShare',
      'accruedDividend',
      'dividend',
    ),
    strike: numeric(one, 'strike', 'exercisePrice'),
  }));
}

function distributeOp(given: Given): unknown {
  const plan = planWaterfall(classesOf(given), given);
  if (!plan.ok) return answer(plan);
  const holdings = field<(Omit<Holding, 'shares'> & { shares: Quantity })[] | undefined>(
    given,
    'holders',
    undefined,
  );
  const whole = holdings?.map((each) => ({ ...each, shares: Number(each.shares) }));
  const book = whole ? readHoldings(plan.value, whole) : null;
  if (book && !book.ok) return answer(book);
  const scenarios = field<Quantity[]>(given, 'exitValues', []).map((exitValue) =>
    answer(distribute(plan.value, exitValue), (exit) => ({
      ...exit,
      byClass: Object.fromEntries(plan.value.claims.map(({ id }, index) => [id, exit.byClass[index]])),
      byHolder: book && named(book.value.names, holderPayouts(plan.value, book.value, exit)),
    })),
  );
  return { scenarios, warnings: plan.value.warnings.map(({ code }) => code) };
}

/** Holders by name, common as one; a convertible and its class go by their holder's name. */
function exitOp(given: Given): unknown {
  const preferred = list(given, 'preferred').map((one): WaterfallClass => {
    const shares = numeric(one, 'shares') ?? 0;
    return {
      id: field<string>(one, 'name', ''),
      type: 'PREFERRED',
      shares,
      originalIssuePrice: toText(div(fixed(numeric(one, 'preference') ?? 0), fixed(shares))),
    };
  });
  const convertibles = list(given, 'convertibles').map((one) => {
    const kind = field<string>(one, 'kind', 'SAFE').toUpperCase();
    return convertibleOf({ ...one, id: one['name'], kind: kind === 'SAFE' ? 'SAFE_POST' : kind });
  });
  const claims = exitClaims(convertibles);
  if (!claims.ok) return answer(claims);
  const common = numeric(given, 'common') ?? 0;
  const classes: WaterfallClass[] =
    Number(common) > 0 ? [{ id: 'common', type: 'COMMON', shares: common }] : [];
  const plan = planWaterfall([...classes, ...preferred], given, claims.value);
  if (!plan.ok) return answer(plan);
  return answer(distribute(plan.value, numeric(given, 'exitValue') ?? ''), (exit) => {
    const own = plan.value.claims.map(({ id }, index) => [id, exit.byClass[index]] as const);
    const held = exit.convertibles.map(({ id, payout }) => [id, payout] as const);
    const converting = exit.convertibles.filter(({ takes }) => takes === 'conversion').map(({ id }) => id);
    return {
      payouts: Object.fromEntries([...own, ...held]),
      converts: [...own.map(([id]) => id).filter((id) => exit.converted.includes(id)), ...converting],
    };
  });
}

function named<T>(names: readonly string[], values: readonly T[]): Record<string, T | undefined> {
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

function buildOp(given: Given): unknown {
  const request = {
    ...(given as unknown as CapTableRequest),
    convertibles: list(given, 'convertibles').map(convertibleOf),
  };
  return answer(buildCapTable(request));
}

export const ops: Record<string, (given: unknown) => unknown> = {
  'capTable.build': (given) => buildOp(asGiven(given)),
  'safe.ownershipSold': (given) => ownershipSoldOp(asGiven(given)),
  'note.interest': (given) =>
    answer(
      accrueInterest({
        principal: numeric(asGiven(given), 'principal', 'amount') ?? '',
        ...interestTerms(asGiven(given)),
      }),
    ),
  'round.price': (given) => roundOp(asGiven(given)),
  'round.proRata': (given) => proRataOp(asGiven(given)),
  'antiDilution.adjust': (given) => adjustOp(asGiven(given)),
  'exit.withConvertibles': (given) => exitOp(asGiven(given)),
  'waterfall.distribute': (given) => distributeOp(asGiven(given)),
  'waterfall.conversionPoints': (given) =>
    answer(planWaterfall(classesOf(asGiven(given)), asGiven(given)), (plan) => ({
      points: conversionPoints(plan),
    })),
};
