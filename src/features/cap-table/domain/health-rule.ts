type HealthRule = {
  readonly code: string;
  /** In a few words, for a list. */
  readonly title: string;
  /** Percent of fully diluted, or a multiple; null for a rule that any holder breaks. */
  readonly limit: number | null;
  readonly side: 'above' | 'below' | 'any';
  readonly severity: 'warning' | 'critical';
  readonly why: string;
  readonly remedy: string;
};

/** What a healthy table looks like, with the reason and the way to mend it. Limits are strict: exactly at the limit is fine. */
export const HEALTH_RULES = [
  {
    code: 'FOUNDERS_BELOW_50_PRE_A',
    title: 'Founders hold less than half',
    limit: 50,
    side: 'below',
    severity: 'critical',
    why: 'Founders hold less than half before a Series A, so later rounds may leave them too little to stay for.',
    remedy:
      'Raise less or at a higher cap, or agree a founder top-up with the existing holders before the next round.',
  },
  {
    code: 'SINGLE_INVESTOR_ABOVE_30_PRE_SEED',
    title: 'One investor holds more than 30%',
    limit: 30,
    side: 'above',
    severity: 'warning',
    why: 'One investor holds more than 30% before a seed round, which can block later investors.',
    remedy: 'Offer the investor a partial buy-back, or bring the stake below 30% with the next round.',
  },
  {
    code: 'POOL_BELOW_5',
    title: 'The pool is below 5%',
    limit: 5,
    side: 'below',
    severity: 'warning',
    why: 'Less than 5% is reserved for hires, so the next round will ask for a pool increase paid by today’s holders.',
    remedy: 'Plan the hires of the next 18 months and reserve a pool for them.',
  },
  {
    code: 'POOL_ABOVE_20',
    title: 'The pool is above 20%',
    limit: 20,
    side: 'above',
    severity: 'warning',
    why: 'More than 20% is reserved and unissued; existing holders were diluted for grants that are not planned.',
    remedy: 'Cancel the part of the pool that no hiring plan needs.',
  },
  {
    code: 'FOUNDER_WITHOUT_VESTING',
    title: 'A founder does not vest',
    limit: null,
    side: 'any',
    severity: 'critical',
    why: 'A founder who leaves would keep everything.',
    remedy: 'Agree a vesting schedule, usually four years with a one-year cliff and credit for time served.',
  },
  {
    code: 'DEAD_EQUITY_ABOVE_10',
    title: 'Leavers hold more than 10%',
    limit: 10,
    side: 'above',
    severity: 'critical',
    why: 'More than 10% belongs to people who no longer work on the company.',
    remedy: 'Buy back unvested and, where possible, vested shares of those who left.',
  },
  {
    code: 'CONVERTIBLES_ABOVE_25',
    title: 'SAFEs and notes take more than a quarter',
    limit: 25,
    side: 'above',
    severity: 'warning',
    why: 'SAFEs and notes will take more than a quarter of the company at their caps.',
    remedy: 'Stop stacking convertibles and convert them in a priced round.',
  },
  {
    code: 'PREFERENCE_STACK_ABOVE_LAST_POST',
    title: 'Preferences exceed the last valuation',
    limit: 1,
    side: 'above',
    severity: 'critical',
    why: 'Preferences add up to more than the last post-money valuation: at that price common holders receive nothing.',
    remedy: 'Negotiate multiples down to 1x or convert junior series to common in the next round.',
  },
  {
    code: 'RATCHET_PRESENT',
    title: 'A full ratchet',
    limit: null,
    side: 'any',
    severity: 'warning',
    why: 'A full ratchet reprices the whole series at the price of any cheaper round, at the cost of everyone else.',
    remedy: 'Replace it by a broad-based weighted average.',
  },
  {
    code: 'MULTIPLE_ABOVE_1',
    title: 'A preference above 1×',
    limit: 1,
    side: 'above',
    severity: 'warning',
    why: 'A preference above 1x takes more than was invested before anyone else is paid.',
    remedy: 'Renegotiate to 1x, or trade it for a small price concession.',
  },
] as const satisfies readonly HealthRule[];

export type HealthCode = (typeof HEALTH_RULES)[number]['code'];

/** What a finding is called; its code where an earlier version knew another rule. */
export const healthTitle = (code: string): string =>
  HEALTH_RULES.find((rule) => rule.code === code)?.title ?? code;
