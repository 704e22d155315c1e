import type { Investment } from './investment.ts';
import type { PortfolioCompany } from './overview.ts';

/** A company held, as the portfolio shows it, and the cheque it was bought with. */
export const COMPANY: PortfolioCompany = {
  id: 2,
  startup: {
    id: 2,
    name: 'Owosheet',
    sector: 'FinTech',
    logoUrl: null,
    country: 'Nigeria',
    stage: 'Seed',
    isDemo: false,
    isListed: true,
  },
  mine: true,
  status: 'active',
  totalInvested: 200_000,
  currentValuation: 400_000,
  proceeds: 0,
  ownershipPercentage: 8,
  moic: 2,
  performanceScore: 56,
  scoreParts: [{ key: 'moic', points: 36, maximum: 60 }],
  riskLevel: 'Low',
  runwayMonths: 14,
  basis: 'round',
  markedOn: '2025-06-30',
  ownCurrency: 'USD',
  missingRates: [],
  notes: [],
};

export const INVESTMENT: Investment = {
  id: 7,
  startupId: 2,
  startupName: 'Owosheet',
  dealDate: '2024-01-31',
  investmentAmount: 50_000,
  currency: 'USD',
  roundType: 'Seed',
  equityPercentage: 5,
  valuation: null,
  leadInvestor: false,
  boardSeat: true,
  liquidationPreference: 1,
  antiDilutionRights: 'Full Ratchet',
  notes: null,
  shared: false,
  mine: true,
  isDemo: false,
  version: 1,
};
