import type { SummaryFacts } from '#features/deal-summary/domain/summary.ts';

const long = (words: string, length: number) =>
  `${words} `.repeat(Math.ceil(length / words.length)).slice(0, length);
const CHECK = { finding: long('The register of members names everybody.', 400), weight: 1, isCritical: true };
const CATEGORY = {
  score: 100,
  coverageFraction: 1,
  checks: [
    ...Array.from({ length: 9 }, () => ({ ...CHECK, outcome: 'pass' })),
    { ...CHECK, outcome: 'fail' },
  ],
};

/** A startup of which everything is known, and everything as long as its form allows. */
export const FULLEST: SummaryFacts = {
  today: '2026-11-22',
  company: {
    name: long('Coopérative Ouest-Africaine', 120),
    description: long('Nous finançons les semences; ₦, ₵ and KSh payments for Ọyọ́ and Thiès.', 5000),
    sector: 'Climate & Sustainability',
    stage: 'Series A',
    businessModel: 'Transaction Fee',
    country: 'CF',
    city: long('Grand-Bassam', 100),
    incorporatedIn: 'CD',
    foundedYear: 2019,
    teamSize: 1_000_000,
    website: `https://${'agriculture-'.repeat(5)}africa.example/`,
    raisingText: long('₦450,000,000 or more', 100),
    team: Array.from({ length: 14 }, (_, index) => ({
      name: long(`Thandiwe Phiri ${index}`, 100),
      title: long('Responsable des opérations', 100),
    })),
    traction: Array.from({ length: 30 }, (_, index) => [
      {
        metric: 'monthly_revenue' as const,
        date: `20${String(24 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}-01`,
        value: 999_999_999_999 - index,
        currency: 'XOF',
        evidence: 'confirmed-by-counterparty' as const,
      },
      {
        metric: 'users' as const,
        date: '2026-10-01',
        value: 123_456_789,
        currency: null,
        evidence: 'third-party-document' as const,
      },
      {
        metric: 'growth' as const,
        date: '2026-10-01',
        value: 12.5,
        currency: null,
        evidence: 'system-export' as const,
      },
    ]).flat(),
    revenueGrowthText: long('Monthly revenue since 1 January: +40% in naira, +2% in dollars.', 400),
  },
  round: {
    label: 'SAFE',
    currency: 'NGN',
    targetMinor: 999_999_999_999_99,
    minimumMinor: 99_999_999_999_99,
    softCircledMinor: 499_999_999_999_99,
    committedMinor: 299_999_999_999_99,
    signedMinor: 199_999_999_999_99,
    receivedMinor: 99_999_999_999_99,
    closeDate: '2026-12-31',
    dollars: {
      targetMinor: 65_000_000_000,
      rateText: long('1 USD = 1,538 NGN on 20 November 2026, reference rate.', 120),
    },
  },
  diligence: {
    isRun: true,
    categories: {
      team: CATEGORY,
      market: CATEGORY,
      product: CATEGORY,
      financials: CATEGORY,
      legal: CATEGORY,
      traction: CATEGORY,
    },
  },
  team: {
    capTable: {
      version: 12,
      day: '2026-11-20',
      holdings: Array.from({ length: 30 }, (_, index) => ({
        name: long(`Société de capital-risque ${index}`, 120),
        shares: 123_456_789_012,
        percent: 100 / 30,
        isConvertible: index % 2 === 0,
      })),
      uncapped: 12,
    },
    model: {
      version: 7,
      day: '2026-11-20',
      currency: 'XOF',
      years: Array.from({ length: 5 }, (_, index) => ({
        year: 2027 + index,
        revenue: 1e12,
        ebitda: -1e12,
        cashFlow: -1e12,
      })),
      runwayMonths: 10.4,
      monthlyBurn: 1e11,
    },
    valuation: {
      version: 3,
      day: '2026-11-20',
      fairValue: 123_456_789_012,
      range: { min: 100_000_000_000, max: 150_000_000_000 },
    },
  },
  own: {
    fitPercent: 83,
    notes: Array.from({ length: 20 }, () => ({
      author: long('Amara Diallo', 100),
      day: '2026-11-01',
      body: long('Ask about the licence.', 4000),
    })),
  },
};
