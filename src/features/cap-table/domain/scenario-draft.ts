import { isCalendarDate } from '#shared/domain/calendar.ts';
import { plainNumber } from './draft.ts';
import type { ConvertibleKind } from '#shared/domain/catalogue/convertibles.ts';
import { type CapTableEntry, entryType } from './entry.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { div, fixed, HUNDRED, mul, toText } from '#shared/domain/fixed.ts';
import { accrueInterest, type InterestTerms } from './note-interest.ts';
import { done, type Outcome, type RefusalCode, refuse } from './refusal.ts';
import type { RoundMethod } from './round-terms.ts';
import type { ScenarioStep } from './scenario.ts';
import {
  newStep,
  type StepDraft,
  type StepFieldName,
  type StepKind,
  type StepValues,
} from './scenario-field.ts';
import type { ShareMove } from './secondary.ts';
import type { StatedConvertible } from './stated-convertible.ts';
import type { Table } from './table.ts';
import { PROBLEMS } from './input-problem.ts';

/** "1,500,000", "$1.5M" and "500k" as plain digits; null for anything else. */
export function readMoney(text: string): string | null {
  const [, digits = '', unit = ''] = /^(.*?)\s*([km]?)$/i.exec(text.trim()) ?? [];
  const plain = plainNumber(digits);
  if (plain === null || plain.startsWith('-')) return null;
  const zeros = { k: 3, m: 6 }[unit.toLowerCase()] ?? 0;
  const [whole = '', fraction = ''] = plain.split('.');
  const moved = `${whole}${fraction.slice(0, zeros).padEnd(zeros, '0')}`;
  const rest = fraction.slice(zeros);
  return rest === '' ? moved : `${moved}.${rest}`;
}

/** What somebody holds in one class, as a choice: the value is what a step's `holding` keeps. */
export function holdingChoices({ entries }: Table, of: 'any' | 'options') {
  const held = new Map<string, { holder: string; shareClass: string; shares: number }>();
  for (const entry of entries.filter((each) => isOffered(each, of))) {
    const { shareholderName: holder, shareClass, shares } = entry;
    const key = JSON.stringify([holder, shareClass]);
    held.set(key, { holder, shareClass, shares: (held.get(key)?.shares ?? 0) + shares });
  }
  return [...held].map(([value, { holder, shareClass, shares }]) => ({
    value,
    label: `${holder}, ${shareClass}: ${shares.toLocaleString('en')}`,
    shares,
  }));
}

function isOffered(entry: CapTableEntry, of: 'any' | 'options'): boolean {
  const type = entryType(entry);
  return of === 'options' ? type === 'OPTION' : type !== 'UNISSUED_POOL';
}

/** The steps typed drafts stand for, in their order. A refusal's path is the step's id and its field. */
export function stepsOf(drafts: readonly StepDraft[]): Outcome<ScenarioStep[]> {
  const steps: ScenarioStep[] = [];
  for (const draft of drafts) {
    const step = READERS[draft.kind](draft);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return done(steps);
}

const READERS: Record<StepKind, (draft: StepDraft) => Outcome<ScenarioStep>> = {
  convertible: convertibleStep,
  round: roundStep,
  secondary: (draft) => {
    const buyer = textOf(draft, 'buyer');
    if (buyer === '') return refuseAt(draft, 'buyer', 'STAKEHOLDER_MISSING', 'Name who buys the shares.');
    const move = moveOf(draft);
    return move.ok ? done({ kind: 'secondary', sale: { ...move.value, buyer } }) : move;
  },
  exercise: (draft) => {
    const move = moveOf(draft);
    return move.ok ? done({ kind: 'exercise', exercise: move.value }) : move;
  },
  cancellation: (draft) => {
    const move = moveOf(draft);
    return move.ok ? done({ kind: 'cancellation', cancellation: move.value }) : move;
  },
  split: (draft) => {
    const factor = plainNumber(textOf(draft, 'factor'));
    if (factor === null || !(Number(factor) > 0))
      return refuseAt(
        draft,
        'factor',
        'SPLIT_INVALID',
        'Shares for each share: a number above 0, such as 10.',
      );
    return done({ kind: 'split', factor });
  },
};

const textOf = ({ values }: { values: StepValues }, field: StepFieldName) => (values[field] ?? '').trim();

const refuseAt = ({ id }: StepDraft, field: StepFieldName, code: RefusalCode, message: string) =>
  refuse(code, `${id}.${field}`, message);

function moveOf(draft: StepDraft): Outcome<ShareMove> {
  const [holder, shareClass] = readHolding(textOf(draft, 'holding'));
  if (holder === undefined || shareClass === undefined)
    return refuseAt(draft, 'holding', 'HOLDING_TOO_SMALL', 'Choose whose shares move.');
  const shares = Number(plainNumber(textOf(draft, 'shares')) ?? Number.NaN);
  if (!Number.isSafeInteger(shares) || shares <= 0)
    return refuseAt(draft, 'shares', 'SHARES_INVALID', PROBLEMS.shares);
  return done({ holder, shareClass, shares });
}

/** A choice of `holdingChoices`, written as a JSON pair. */
function readHolding(text: string): string[] {
  return text === '' ? [] : (JSON.parse(text) as string[]);
}

/** A percentage as a fraction; null unless it is from 0 to below 100. */
function fractionOf(text: string): string | null {
  const percent = plainNumber(text === '' ? '0' : text);
  if (percent === null || percent.startsWith('-') || Number(percent) >= 100) return null;
  return toText(div(fixed(percent), fixed(100)));
}

const ON_EXIT = ['greater', 'repay', 'convert'] as const;

function convertibleStep(draft: StepDraft): Outcome<ScenarioStep> {
  const read = readConvertible(draft);
  return read.ok ? done({ kind: 'convertible', convertible: read.value }) : read;
}

/** A SAFE or note as typed; what is left empty is not stated. */
export function readConvertible(draft: StepDraft): Outcome<StatedConvertible> {
  const name = textOf(draft, 'holder') || 'The convertible';
  const amount = readMoney(textOf(draft, 'amount'));
  if (amount === null)
    return refuseAt(draft, 'amount', 'AMOUNT_INVALID', `${name}: the amount must be a number.`);
  const typedCap = textOf(draft, 'cap');
  const cap = typedCap === '' ? undefined : readMoney(typedCap);
  if (cap === null) return refuseAt(draft, 'cap', 'CAP_INVALID', `${name}: the cap must be a number.`);
  const discount = textOf(draft, 'discountPct') === '' ? undefined : fractionOf(textOf(draft, 'discountPct'));
  if (discount === null) {
    const message = `${name}: a discount is from 0% to below 100%.`;
    return refuseAt(draft, 'discountPct', 'DISCOUNT_OUT_OF_RANGE', message);
  }
  const interest = interestOf(draft, name);
  if (!interest.ok) return interest;
  // The form offers these three.
  const kind = textOf(draft, 'instrument') as ConvertibleKind;
  const onExit = kind === 'NOTE' ? ON_EXIT.find((each) => each === textOf(draft, 'onExit')) : undefined;
  const issueDate = textOf(draft, 'issueDate');
  if (issueDate !== '' && !isCalendarDate(issueDate))
    return refuseAt(draft, 'issueDate', 'DATE_INVALID', `${name}: say on which day it was issued.`);
  const typedMultiple = kind === 'NOTE' ? textOf(draft, 'repaymentMultiple') : '';
  const repaymentMultiple = typedMultiple === '' ? undefined : plainNumber(typedMultiple);
  if (repaymentMultiple === null || Number(repaymentMultiple) <= 0)
    return refuseAt(draft, 'repaymentMultiple', 'MULTIPLE_INVALID', PROBLEMS.repaymentMultiple);
  const currency = currencyOf(textOf(draft, 'currency')) ?? 'USD';
  return done({
    id: draft.id,
    kind,
    holder: name,
    amount,
    ...(currency === 'USD' ? {} : { currency }),
    ...(cap === undefined ? {} : { cap }),
    ...(discount === undefined ? {} : { discount }),
    ...(textOf(draft, 'mfn') === 'yes' ? { mfn: true } : {}),
    ...(issueDate === '' ? {} : { issueDate }),
    ...(onExit === undefined ? {} : { onExit }),
    ...(repaymentMultiple === undefined ? {} : { repaymentMultiple }),
    ...interest.value,
  });
}

/** A SAFE in dollars with nothing said of it yet; its id is one that is free. */
export function newConvertible(taken: readonly string[]): StepDraft {
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => `SAFE or note ${index + 1}`);
  const id = numbers.find((each) => !taken.includes(each)) ?? '';
  const values = {
    ...newStep('convertible', 0, id).values,
    holder: '',
    amount: '',
    cap: '',
    currency: 'USD',
  };
  return { id, kind: 'convertible', values };
}

/** The fields of a stored SAFE or note, which `readConvertible` reads back; interest of several periods is not among them. */
export function convertibleDraft(convertible: StatedConvertible): StepDraft {
  const { id, kind, holder = id, amount, cap, discount, currency = 'USD' } = convertible;
  const { interest, issueDate = '', onExit = 'greater', repaymentMultiple, mfn = false } = convertible;
  const plain = (value: Quantity | null | undefined) =>
    value === undefined || value === null ? '' : toText(fixed(value));
  const percent = (value: Quantity | null | undefined) =>
    value === undefined || value === null ? '' : toText(mul(HUNDRED, fixed(value)));
  const [period] = interest?.periods.length === 1 ? interest.periods : [];
  const values: StepValues = {
    instrument: kind,
    holder,
    amount: plain(amount),
    currency,
    cap: plain(cap),
    discountPct: percent(discount),
    issueDate,
    ratePct: percent(period?.rate),
    interestFrom: period?.startDate ?? '',
    interestTo: period?.endDate ?? '',
    compounding: interest?.compounding ?? 'SIMPLE',
    dayCount: interest?.dayCount ?? 'ACTUAL_365',
    onExit,
    repaymentMultiple: plain(repaymentMultiple),
    mfn: mfn ? 'yes' : 'no',
  };
  return { id, kind: 'convertible', values };
}

type Interest = { readonly interest?: Omit<InterestTerms, 'principal'> };

/** A note's interest from one day to another; nothing without a rate. */
function interestOf(draft: StepDraft, name: string): Outcome<Interest> {
  const typed = textOf(draft, 'ratePct');
  if (draft.values.instrument !== 'NOTE' || typed === '') return done({});
  const rate = fractionOf(typed);
  if (rate === null)
    return refuseAt(draft, 'ratePct', 'RATE_INVALID', `${name}: interest is from 0% to below 100% a year.`);
  const [startDate, endDate] = [textOf(draft, 'interestFrom'), textOf(draft, 'interestTo')];
  const compounding = textOf(draft, 'compounding') === 'COMPOUNDING' ? 'COMPOUNDING' : 'SIMPLE';
  const dayCount = textOf(draft, 'dayCount') === '30_360' ? '30_360' : 'ACTUAL_365';
  const interest = { periods: [{ rate, startDate, endDate }], compounding, dayCount } as const;
  if (!isCalendarDate(startDate))
    return refuseAt(draft, 'interestFrom', 'DATE_INVALID', `${name}: say from which day interest runs.`);
  if (!accrueInterest({ principal: 1, ...interest }).ok)
    return refuseAt(draft, 'interestTo', 'DATE_INVALID', `${name}: it converts on that day or a later one.`);
  return done({ interest });
}

function roundStep(draft: StepDraft): Outcome<ScenarioStep> {
  const name = textOf(draft, 'shareClass');
  if (name === '') return refuseAt(draft, 'shareClass', 'AMOUNT_INVALID', 'Name the round, such as Seed.');
  const preMoney = readMoney(textOf(draft, 'preMoney'));
  if (preMoney === null) {
    const message = `${name}: the pre-money valuation must be a number.`;
    return refuseAt(draft, 'preMoney', 'PRE_MONEY_INVALID', message);
  }
  const amount = readMoney(textOf(draft, 'amount'));
  if (amount === null)
    return refuseAt(draft, 'amount', 'AMOUNT_INVALID', `${name}: the new money must be a number.`);
  const typedPool = textOf(draft, 'poolTargetPct');
  const poolTargetPct = typedPool === '' ? undefined : plainNumber(typedPool);
  if (poolTargetPct === null) {
    const message = `${name}: the pool must be a percentage.`;
    return refuseAt(draft, 'poolTargetPct', 'PERCENT_OUT_OF_RANGE', message);
  }
  const rights = rightsOf(draft, name);
  if (!rights.ok) return rights;
  const investor = textOf(draft, 'investor') || `${name} investors`;
  const shareClass = /preferred|series|seed/i.test(name) ? name : `${name} Preferred`;
  const poolTiming = textOf(draft, 'poolTiming') === 'post' ? ('post' as const) : ('pre' as const);
  // The form offers these three.
  const method = textOf(draft, 'method') as RoundMethod;
  const round = { shareClass, preMoney, newMoney: [{ investor, amount }], poolTargetPct, poolTiming, method };
  return done({ kind: 'round', round: { ...round, ...rights.value } });
}

type Rights = Pick<
  CapTableEntry,
  'liquidationPreference' | 'participation' | 'participationCap' | 'antiDilution'
>;

/** What the new class is entitled to; 1× its price, no participation and no anti-dilution unless stated. */
function rightsOf(draft: StepDraft, name: string): Outcome<Rights> {
  const multiple = (field: 'liquidationPreference' | 'participationCap') => {
    const plain = plainNumber(textOf(draft, field) || '1');
    return plain === null || plain.startsWith('-') ? null : plain;
  };
  const liquidationPreference = multiple('liquidationPreference');
  if (liquidationPreference === null) {
    const message = `${name}: the preference is a multiple of the price, such as 1.`;
    return refuseAt(draft, 'liquidationPreference', 'MULTIPLE_INVALID', message);
  }
  const participation = textOf(draft, 'participation') || 'none';
  const antiDilution = textOf(draft, 'antiDilution') || 'None';
  const rights = { liquidationPreference, participation, antiDilution };
  if (participation !== 'capped') return done(rights);
  const participationCap = multiple('participationCap');
  if (participationCap === null || textOf(draft, 'participationCap') === '') {
    const message = `${name}: state the cap as a multiple of the price, such as 3.`;
    return refuseAt(draft, 'participationCap', 'PARTICIPATION_CAP_MISSING', message);
  }
  return done({ ...rights, participationCap });
}
