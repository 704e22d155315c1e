import type { PortfolioEvent } from '../../contract/event.ts';
import { currencyOf } from '#shared/domain/currency.ts';

export type EventKind = PortfolioEvent['kind'];

export const LABELS = {
  date: 'Date',
  amount: 'Amount',
  currency: 'Currency',
  soldPercentage: 'Part of the holding sold, %',
  raised: 'Amount raised',
  postMoney: 'Post-money valuation',
  runwayMonths: 'Runway, months',
  reason: 'Reason',
  evidence: 'Evidence',
};

export type FieldName = keyof typeof LABELS;

/** What the form of a kind says and asks for. */
type Description = {
  readonly title: string;
  readonly note: string;
  readonly send: string;
  readonly sent: string;
  /** Its fields as they stand beside and below each other. */
  readonly rows: readonly (readonly FieldName[])[];
  /** Those that may be left empty. */
  readonly optional: readonly FieldName[];
  /** What the amount is, where it has a name. */
  readonly amount?: string;
};

export const EVENTS: Readonly<Record<EventKind, Description>> = {
  distribution: {
    title: 'Record a distribution',
    note: 'Money received without selling: a dividend, interest or a repayment.',
    send: 'Record distribution',
    sent: 'Distribution recorded',
    rows: [['date'], ['amount', 'currency'], ['reason'], ['evidence']],
    optional: ['reason', 'evidence'],
  },
  exit: {
    title: 'Record an exit',
    note: 'All or part of the holding. You can add the proceeds of a full exit later.',
    send: 'Record exit',
    sent: 'Exit recorded',
    rows: [['date', 'soldPercentage'], ['amount', 'currency'], ['reason'], ['evidence']],
    optional: ['amount', 'reason', 'evidence'],
    amount: 'Proceeds',
  },
  'write-off': {
    title: 'Write the company off',
    note: 'Its value becomes 0 from that day. This can be undone.',
    send: 'Write off',
    sent: 'Written off',
    rows: [['date'], ['reason'], ['evidence']],
    optional: ['evidence'],
  },
  mark: {
    title: 'Mark the holding',
    note: 'The value of your whole holding. A later round or mark replaces it.',
    send: 'Record mark',
    sent: 'Mark recorded',
    rows: [['date', 'runwayMonths'], ['amount', 'currency'], ['reason'], ['evidence']],
    optional: ['runwayMonths', 'evidence'],
    amount: 'Value of the holding',
  },
  round: {
    title: 'Record a priced round',
    note: 'A later round of the company. It dilutes your share and sets a price. Record your own follow-on as an investment.',
    send: 'Record round',
    sent: 'Round recorded',
    rows: [['date', 'currency'], ['raised', 'postMoney'], ['runwayMonths'], ['reason'], ['evidence']],
    optional: ['runwayMonths', 'reason', 'evidence'],
  },
};

const BLANK = {
  date: '',
  amount: null,
  soldPercentage: 100,
  raised: null,
  postMoney: null,
  runwayMonths: null,
  reason: '',
  evidence: '',
};

/** The form of a kind before anything is typed; it has no field of another kind. */
export function blankForm(kind: EventKind, currency: string): Partial<Record<FieldName, unknown>> {
  const start = { ...BLANK, currency: currencyOf(currency) ?? 'USD' };
  return Object.fromEntries(EVENTS[kind].rows.flat().map((name) => [name, start[name]]));
}
