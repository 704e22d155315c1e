import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { capitalized } from '#shared/domain/text.ts';

/** What can happen in a scenario, in the order in which it is offered. */
export const STEP_KINDS = [
  { value: 'convertible', label: 'SAFE or note' },
  { value: 'round', label: 'round' },
  { value: 'secondary', label: 'secondary sale' },
  { value: 'exercise', label: 'option exercise' },
  { value: 'cancellation', label: 'cancellation' },
  { value: 'split', label: 'share split' },
] as const;
export type StepKind = (typeof STEP_KINDS)[number]['value'];

export type StepFieldName =
  | 'instrument'
  | 'holder'
  | 'amount'
  | 'currency'
  | 'issueDate'
  | 'repaymentMultiple'
  | 'cap'
  | 'discountPct'
  | 'ratePct'
  | 'compounding'
  | 'interestFrom'
  | 'interestTo'
  | 'dayCount'
  | 'onExit'
  | 'mfn'
  | 'poolTiming'
  | 'shareClass'
  | 'investor'
  | 'preMoney'
  | 'poolTargetPct'
  | 'method'
  | 'liquidationPreference'
  | 'participation'
  | 'participationCap'
  | 'antiDilution'
  | 'holding'
  | 'shares'
  | 'buyer'
  | 'factor';

export type StepValues = Readonly<Partial<Record<StepFieldName, string>>>;

/** A step as it is typed: text in every field. */
export type StepDraft = { readonly id: string; readonly kind: StepKind; readonly values: StepValues };

type Choice = { readonly value: string; readonly label: string };

/** One field of a step. `holding` offers what somebody holds by then; `when` hides it where it says nothing. */
export type StepField = {
  readonly name: StepFieldName;
  readonly label: string;
  readonly required?: true;
  readonly date?: true;
  readonly choices?: readonly Choice[];
  readonly holding?: 'any' | 'options';
  /** Also moved by a slider, from its least to its most. */
  readonly slider?: readonly [least: number, most: number, step: number];
  readonly when?: (values: StepValues) => boolean;
};

const CURRENCIES = CURRENCY_CODES.map((code) => ({ value: code, label: code }));
const INSTRUMENTS = [
  { value: 'SAFE_POST', label: 'SAFE, post-money' },
  { value: 'SAFE_PRE', label: 'SAFE, pre-money' },
  { value: 'NOTE', label: 'Convertible note' },
] as const;
const METHODS = [
  { value: 'percent-ownership', label: 'Founders bear the conversion' },
  { value: 'pre-money', label: 'Founders and new investors bear it' },
  { value: 'dollars-invested', label: 'Shared by dollars invested' },
] as const;
const COMPOUNDINGS = [
  { value: 'SIMPLE', label: 'Simple' },
  { value: 'COMPOUNDING', label: 'Compounding yearly' },
] as const;
const PARTICIPATIONS = [
  { value: 'none', label: 'None: preference or conversion' },
  { value: 'full', label: 'Full: preference and a share' },
  { value: 'capped', label: 'Capped' },
] as const;
const ANTI_DILUTIONS = [
  { value: 'None', label: 'None' },
  { value: 'Weighted Average', label: 'Weighted average' },
  { value: 'Full Ratchet', label: 'Full ratchet' },
] as const;

const DAY_COUNTS = [
  { value: 'ACTUAL_365', label: 'Actual days / 365' },
  { value: '30_360', label: '30 / 360' },
] as const;
const ON_EXIT = [
  { value: 'greater', label: 'The greater of both' },
  { value: 'repay', label: 'Repaid' },
  { value: 'convert', label: 'Converted' },
] as const;
const MFN = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes: takes the best later terms' },
] as const;
const POOL_TIMINGS = [
  { value: 'pre', label: 'In the pre-money: existing holders bear it' },
  { value: 'post', label: 'In the post-money: everyone bears it' },
] as const;
const isNote = ({ instrument }: StepValues) => instrument === 'NOTE';
const bearsInterest = (values: StepValues) => isNote(values) && (values.ratePct ?? '').trim() !== '';
const NOTE_FIELDS: readonly StepField[] = [
  { name: 'ratePct', label: 'Interest a year (%)', when: isNote },
  { name: 'interestFrom', label: 'Interest from', date: true, required: true, when: bearsInterest },
  { name: 'interestTo', label: 'Converts on', date: true, required: true, when: bearsInterest },
  { name: 'compounding', label: 'Interest is', choices: COMPOUNDINGS, required: true, when: bearsInterest },
  { name: 'dayCount', label: 'Days count', choices: DAY_COUNTS, required: true, when: bearsInterest },
  { name: 'onExit', label: 'At an exit', choices: ON_EXIT, required: true, when: isNote },
];
const HOLDING = { name: 'holding', label: 'Holding', required: true } as const;
const SHARES = { name: 'shares', label: 'Shares', required: true } as const;

/** What one SAFE or note states. In a scenario it is in dollars and has no issue date. */
export const CONVERTIBLE_FIELDS: readonly StepField[] = [
  { name: 'instrument', label: 'Kind', required: true, choices: INSTRUMENTS },
  { name: 'holder', label: 'Holder', required: true },
  { name: 'amount', label: 'Amount', required: true },
  { name: 'currency', label: 'Currency', required: true, choices: CURRENCIES },
  { name: 'cap', label: 'Valuation cap' },
  { name: 'discountPct', label: 'Discount (%)' },
  { name: 'issueDate', label: 'Issued on', date: true },
  ...NOTE_FIELDS,
  { name: 'repaymentMultiple', label: 'Repaid at an exit (× what is owed)', when: isNote },
  { name: 'mfn', label: 'Most favoured nation', choices: MFN, required: true },
];

/** The fields of each kind of step. */
export const STEP_FIELDS: Readonly<Record<StepKind, readonly StepField[]>> = {
  convertible: [
    { name: 'instrument', label: 'Kind', required: true, choices: INSTRUMENTS },
    { name: 'holder', label: 'Holder' },
    { name: 'amount', label: 'Amount (USD)', required: true },
    { name: 'cap', label: 'Valuation cap (USD)' },
    { name: 'discountPct', label: 'Discount (%)' },
    ...NOTE_FIELDS,
    { name: 'mfn', label: 'Most favoured nation', choices: MFN, required: true },
  ],
  round: [
    { name: 'shareClass', label: 'Round', required: true },
    { name: 'investor', label: 'Investor' },
    {
      name: 'preMoney',
      label: 'Pre-money valuation (USD)',
      required: true,
      slider: [500_000, 50_000_000, 100_000],
    },
    { name: 'amount', label: 'New money (USD)', required: true },
    { name: 'poolTargetPct', label: 'Pool after the round (%)' },
    { name: 'poolTiming', label: 'Pool increase', required: true, choices: POOL_TIMINGS },
    { name: 'method', label: 'Converting shares', required: true, choices: METHODS },
    { name: 'liquidationPreference', label: 'Preference (× price)' },
    { name: 'participation', label: 'Participation', required: true, choices: PARTICIPATIONS },
    {
      name: 'participationCap',
      label: 'Participation cap (× price)',
      required: true,
      when: ({ participation }) => participation === 'capped',
    },
    { name: 'antiDilution', label: 'Anti-dilution', required: true, choices: ANTI_DILUTIONS },
  ],
  secondary: [{ ...HOLDING, holding: 'any' }, SHARES, { name: 'buyer', label: 'Buyer', required: true }],
  exercise: [{ ...HOLDING, holding: 'options' }, SHARES],
  cancellation: [{ ...HOLDING, holding: 'any' }, SHARES],
  split: [{ name: 'factor', label: 'Shares for each share', required: true }],
};

const ROUND_NAMES = ['Seed', 'Series A', 'Series B', 'Series C'];

/** A step to begin with; `count` is how many of its kind there are. */
export function newStep(kind: StepKind, count: number, id: string): StepDraft {
  const round = ROUND_NAMES[count] ?? `Round ${count + 1}`;
  const values: Record<StepKind, StepValues> = {
    convertible: {
      instrument: 'SAFE_POST',
      holder: `SAFE ${count + 1}`,
      amount: '250,000',
      cap: '5,000,000',
      compounding: 'SIMPLE',
      dayCount: 'ACTUAL_365',
      onExit: 'greater',
      mfn: 'no',
    },
    round: {
      shareClass: round,
      investor: `${round} investors`,
      preMoney: '8,000,000',
      amount: '2,000,000',
      poolTargetPct: '10',
      poolTiming: 'pre',
      method: 'percent-ownership',
      liquidationPreference: '1',
      participation: 'none',
      antiDilution: 'None',
    },
    secondary: { buyer: 'Secondary buyer' },
    exercise: {},
    cancellation: {},
    split: { factor: '10' },
  };
  return { id, kind, values: values[kind] };
}

/** What a step is called: the holder's or the round's own name where it has one. */
export function stepTitle({ kind, values }: StepDraft): string {
  const own = kind === 'convertible' ? values.holder : kind === 'round' ? values.shareClass : '';
  const label = STEP_KINDS.find(({ value }) => value === kind)?.label ?? kind;
  return own?.trim() || capitalized(label);
}
