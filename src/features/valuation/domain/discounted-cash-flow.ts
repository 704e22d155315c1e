import {
  exact,
  ONE,
  sumExact,
  toNumber,
  ZERO,
  type Exact,
  type Note,
  type Quantity,
} from '#shared/domain/exact.ts';

export type DiscountedCashFlowInputs = {
  /** USD at the end of years 1, 2, … */
  cashFlows: readonly Quantity[];
  /** Discount rate a year, a fraction. */
  rate: Quantity;
  /** Growth after the last year for ever; below the rate and at most the risk-free rate where that is given. */
  terminalGrowth?: Quantity | null;
  riskFree?: Quantity | null;
  /** Instead of growth for ever: a multiple of a figure of the last year, its cash flow unless stated. */
  exitMultiple?: Quantity | null;
  exitMetric?: Quantity | null;
  /** Chance to survive a year, or to be alive at the end of each year. Never together with a hurdle rate. */
  survival?: Quantity | readonly Quantity[] | null;
  /** Flows arrive half a year earlier; growth for ever moves with them, an exit multiple does not. */
  midYear?: boolean | null;
  cash?: Quantity | null;
  debt?: Quantity | null;
};

export type DiscountedCashFlowValue = {
  pvExplicit: number | null;
  terminalValue: number | null;
  pvTerminal: number | null;
  enterpriseValue: number | null;
  equityValue: number | null;
  notes: Note[];
};

type Terminal = { value: Exact; shifts: boolean } | Note;

const GROWTH_TOO_HIGH: Note = {
  code: 'TERMINAL_GROWTH_NOT_BELOW_RATE',
  message: 'Perpetual growth must stay below the discount rate.',
};
const GROWTH_ABOVE_RISK_FREE: Note = {
  code: 'TERMINAL_GROWTH_ABOVE_RISK_FREE',
  message: 'Perpetual growth above the risk-free rate would outgrow the economy.',
};
const NO_TERMINAL: Note = {
  code: 'NO_TERMINAL_VALUE',
  message: 'Neither growth after the last year nor an exit multiple is known.',
};

function terminalOf(inputs: DiscountedCashFlowInputs): Terminal {
  const last = inputs.cashFlows.at(-1);
  if (inputs.exitMultiple != null) {
    return { value: exact(inputs.exitMultiple).times(inputs.exitMetric ?? last ?? 0), shifts: false };
  }
  if (inputs.terminalGrowth == null || last === undefined) return NO_TERMINAL;
  const growth = exact(inputs.terminalGrowth);
  const spread = exact(inputs.rate).minus(growth);
  if (!spread.greaterThan(ZERO)) return GROWTH_TOO_HIGH;
  if (inputs.riskFree != null && growth.greaterThan(inputs.riskFree)) return GROWTH_ABOVE_RISK_FREE;
  return { value: ONE.plus(growth).times(last).div(spread), shifts: true };
}

function survivalTo(year: number, survival: DiscountedCashFlowInputs['survival']): Exact {
  if (survival == null || year === 0) return ONE;
  if (typeof survival === 'object') return exact(survival[year - 1] ?? survival.at(-1) ?? 1);
  return exact(survival).pow(year);
}

/**
 * Discounted cash flow: sum CF_t S_t / (1 + r)^t plus the terminal value of year n treated the same way; equity is
 * the enterprise value plus cash less debt. USD. An undefined terminal value leaves the totals null with a note.
 */
export function discountedCashFlow(inputs: DiscountedCashFlowInputs): DiscountedCashFlowValue {
  const growth = ONE.plus(inputs.rate);
  const years = inputs.cashFlows.length;
  const early = inputs.midYear === true ? exact('0.5') : ZERO;
  const factor = (year: number, shift: Exact): Exact =>
    survivalTo(year, inputs.survival).div(growth.pow(exact(year).minus(shift)));
  if (years === 0 || !growth.greaterThan(ZERO)) {
    const note = { code: 'NO_CASH_FLOWS', message: 'Nothing to discount: no cash flows or no usable rate.' };
    const none = { pvExplicit: null, terminalValue: null, pvTerminal: null };
    return { ...none, enterpriseValue: null, equityValue: null, notes: [note] };
  }
  const explicit = sumExact(inputs.cashFlows.map((flow, index) => factor(index + 1, early).times(flow)));
  const terminal = terminalOf(inputs);
  if ('code' in terminal) {
    const none = { terminalValue: null, pvTerminal: null, enterpriseValue: null, equityValue: null };
    return { pvExplicit: toNumber(explicit), ...none, notes: [terminal] };
  }
  const pvTerminal = terminal.value.times(factor(years, terminal.shifts ? early : ZERO));
  const enterprise = explicit.plus(pvTerminal);
  const equity = enterprise.plus(inputs.cash ?? 0).minus(inputs.debt ?? 0);
  return {
    pvExplicit: toNumber(explicit),
    terminalValue: toNumber(terminal.value),
    pvTerminal: toNumber(pvTerminal),
    enterpriseValue: toNumber(enterprise),
    equityValue: toNumber(equity),
    notes: [],
  };
}
