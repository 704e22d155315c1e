import type { Deal } from '#features/deal-flow/contract/deal.ts';

/** A deal as its owner's pipeline shows it. */
export const dealOf = (more: Partial<Deal> = {}): Deal => ({
  id: 7,
  stage: 'sourced',
  priority: 'high',
  interestLevel: 8,
  lastActivity: '2026-11-05T09:00:00.000Z',
  sourceChannel: null,
  nextAction: null,
  startup: {
    id: 3,
    name: 'Kora Solar',
    sector: null,
    region: null,
    fundingStage: null,
    logoUrl: null,
    domain: null,
    isDemo: false,
  },
  nextActionDue: null,
  amountMinor: null,
  currency: null,
  passReason: null,
  stageSince: '2026-11-05T09:00:00.000Z',
  shared: false,
  ownerName: 'Nala Kamau',
  isMine: true,
  offer: null,
  version: 4,
  ...more,
});
