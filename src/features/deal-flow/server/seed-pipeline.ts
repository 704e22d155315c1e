import type { DealPriority, DealStage } from '../domain/stages.ts';

/** A deal of the demo: when it entered each stage, in days before the demo is made, the first when it was added. */
export type DemoDeal = {
  readonly startup: string;
  readonly path: readonly (readonly [stage: DealStage, daysAgo: number])[];
  readonly priority: DealPriority;
  readonly interest: number;
  readonly source: string;
  readonly next?: readonly [action: string, dueInDays: number];
  readonly ticketUsd?: number;
  readonly passReason?: string;
  readonly note?: string;
  /** Days since anything happened, when later than the last move. */
  readonly quietDays?: number;
};

export const DEMO_PIPELINE: readonly DemoDeal[] = [
  {
    startup: 'Owosheet',
    path: [
      ['sourced', 41],
      ['reviewed', 33],
      ['due-diligence', 20],
      ['term-sheet', 4],
    ],
    priority: 'high',
    interest: 9,
    source: 'Inbound',
    next: ['Send the signed term sheet back', 3],
    ticketUsd: 250_000,
    note: 'Retention after month six is better than the deck says. Ask for the cohort file before signing.',
  },
  {
    startup: 'Mvua Index',
    path: [
      ['sourced', 30],
      ['reviewed', 21],
      ['due-diligence', 9],
    ],
    priority: 'high',
    interest: 8,
    source: 'Nairobi demo day',
    next: ['Call the two reinsurers', 2],
    ticketUsd: 300_000,
  },
  {
    startup: 'Umgalelo Savings',
    path: [
      ['sourced', 52],
      ['reviewed', 40],
      ['due-diligence', 26],
    ],
    priority: 'medium',
    interest: 7,
    source: 'Co-investor',
    next: ['Licence status from the regulator', -4],
    ticketUsd: 200_000,
    quietDays: 17,
    note: 'The licence is the whole question. No point in further calls before it is answered.',
  },
  {
    startup: 'Birrbridge',
    path: [
      ['sourced', 19],
      ['reviewed', 11],
    ],
    priority: 'medium',
    interest: 7,
    source: 'Founder referral',
    next: ['Second call with both founders', 5],
    ticketUsd: 150_000,
  },
  {
    startup: 'Qirsh Lane',
    path: [
      ['sourced', 24],
      ['reviewed', 16],
    ],
    priority: 'high',
    interest: 8,
    source: 'Matches',
    next: ['Read the unit economics', 1],
    ticketUsd: 200_000,
  },
  {
    startup: 'Mulimi Credit',
    path: [
      ['sourced', 35],
      ['reviewed', 22],
    ],
    priority: 'low',
    interest: 5,
    source: 'Newsletter',
    quietDays: 22,
  },
  {
    startup: 'Isanwo Desk',
    path: [['sourced', 6]],
    priority: 'medium',
    interest: 6,
    source: 'Inbound',
    next: ['Book a first call', 4],
  },
  { startup: 'Chop Ledger', path: [['sourced', 3]], priority: 'low', interest: 5, source: 'Matches' },
  {
    startup: 'Mbongo Switch',
    path: [['sourced', 2]],
    priority: 'high',
    interest: 7,
    source: 'Co-investor',
    next: ['Ask for the deck', 1],
    ticketUsd: 100_000,
  },
  {
    startup: 'Ubwizi Save',
    path: [['sourced', 18]],
    priority: 'low',
    interest: 4,
    source: 'Event',
    quietDays: 18,
  },
  {
    startup: 'Betri Bora',
    path: [
      ['sourced', 88],
      ['reviewed', 80],
      ['due-diligence', 66],
      ['term-sheet', 45],
      ['closed', 31],
    ],
    priority: 'high',
    interest: 9,
    source: 'Co-investor',
    ticketUsd: 250_000,
  },
  {
    startup: 'Oja Haul',
    path: [
      ['sourced', 97],
      ['reviewed', 85],
      ['due-diligence', 60],
      ['passed', 49],
    ],
    priority: 'medium',
    interest: 4,
    source: 'Inbound',
    passReason: 'Valuation',
  },
  {
    startup: 'Darasani Live',
    path: [
      ['sourced', 58],
      ['reviewed', 50],
      ['passed', 47],
    ],
    priority: 'low',
    interest: 3,
    source: 'Event',
    passReason: 'Not our thesis',
  },
  {
    startup: 'Wouri Freight',
    path: [
      ['sourced', 44],
      ['passed', 38],
    ],
    priority: 'low',
    interest: 3,
    source: 'Inbound',
    passReason: 'Too early',
  },
];
