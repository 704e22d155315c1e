import type { InvestorCard } from '#features/investors/contract/investor.ts';

/** An investor as the directory shows them; `more` takes the place of what is usual. */
export const investorCard = (more: Partial<InvestorCard> = {}): InvestorCard => ({
  id: 7,
  type: 'angel',
  investmentThesis: 'Payments and credit for informal trade.',
  minTicketSize: 10_000,
  averageTicketSize: 25_000,
  maxTicketSize: 100_000,
  preferredSectors: ['FinTech'],
  preferredGeographies: ['Nigeria'],
  preferredStages: ['Seed'],
  user: { firstName: 'Amina', lastName: 'Bello', profileImageUrl: null },
  firmName: 'Baobab Angels',
  country: 'NG',
  countryName: 'Nigeria',
  city: 'Lagos',
  verified: null,
  isDemo: false,
  ...more,
});
