/** A startup to invest in, as its founder sends it; `more` takes the place of what is usual. */
export const startupForm = (name: string, more: object = {}) => ({
  name,
  description: 'Something people pay for',
  sector: 'FinTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$500K',
  teamSize: 4,
  businessModel: 'B2B SaaS',
  country: 'NG',
  ...more,
});
