export const LABELS = {
  startupId: 'Startup',
  dealDate: 'Deal date',
  investmentAmount: 'Investment amount',
  currency: 'Currency',
  roundType: 'Round type',
  equityPercentage: 'Equity percentage',
  valuation: 'Valuation, post-money',
  leadInvestor: 'Lead investor',
  boardSeat: 'Board seat',
  liquidationPreference: 'Liquidation preference',
  antiDilutionRights: 'Anti-dilution rights',
  notes: 'Notes',
};
