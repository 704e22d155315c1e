/** What the startup form lists. */
export const BUSINESS_MODELS = [
  'B2B SaaS',
  'B2C Marketplace',
  'E-commerce',
  'Subscription',
  'Freemium',
  'Transaction-based',
  'Advertising',
  'Enterprise',
] as const;

export const USER_TYPES = ['founder', 'investor', 'vc_fund'] as const;
export type UserType = (typeof USER_TYPES)[number];
export const USER_TYPE_LABELS: Readonly<Record<UserType, string>> = {
  founder: 'Founder',
  investor: 'Investor',
  vc_fund: 'VC Fund',
};

export const INVESTOR_TYPES = ['angel', 'vc_partner', 'institutional'] as const;
export type InvestorType = (typeof INVESTOR_TYPES)[number];
export const INVESTOR_TYPE_LABELS: Readonly<Record<InvestorType, string>> = {
  angel: 'Angel Investor',
  vc_partner: 'VC Partner',
  institutional: 'Institutional',
};

/** What a founder chooses from at onboarding. */
export const EXPERTISE_TAGS = [
  'Technology',
  'Marketing',
  'Sales',
  'Operations',
  'Finance',
  'Product',
  'Design',
  'Engineering',
  'Business Development',
  'Strategy',
] as const;

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];
export const EXPERIENCE_LEVEL_LABELS: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry',
  mid: 'Mid',
  senior: 'Senior',
  executive: 'Executive',
};

export const EXPERIENCE_TYPES = ['work', 'education', 'project'] as const;
export type ExperienceType = (typeof EXPERIENCE_TYPES)[number];

/** How well a figure is backed, weakest first. */
export const EVIDENCE_LEVELS = [
  'claimed',
  'document',
  'third-party-document',
  'system-export',
  'confirmed-by-counterparty',
] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];
export const EVIDENCE_LABELS: Readonly<Record<EvidenceLevel, string>> = {
  claimed: 'claimed',
  document: 'document',
  'third-party-document': 'third-party document',
  'system-export': 'system export',
  'confirmed-by-counterparty': 'confirmed by a counterparty',
};

/** What a series counts: people using the product, customers who pay, revenue in a month, its growth over the month before in percent. */
export const TRACTION_METRICS = ['users', 'paying_customers', 'monthly_revenue', 'growth'] as const;
export type TractionMetric = (typeof TRACTION_METRICS)[number];
export const TRACTION_METRIC_LABELS: Readonly<Record<TractionMetric, string>> = {
  users: 'Users',
  paying_customers: 'Paying customers',
  monthly_revenue: 'Monthly revenue',
  growth: 'Monthly growth',
};
/** Whether a series counts people or customers, who are whole. */
export const countsPeople = (metric: TractionMetric): boolean =>
  metric === 'users' || metric === 'paying_customers';

/** What due diligence looks at. */
export const DILIGENCE_CATEGORIES = ['team', 'market', 'product', 'financials', 'legal', 'traction'] as const;
export type DiligenceCategory = (typeof DILIGENCE_CATEGORIES)[number];
export const DILIGENCE_CATEGORY_LABELS: Readonly<Record<DiligenceCategory, string>> = {
  team: 'Team',
  market: 'Market',
  product: 'Product',
  financials: 'Financials',
  legal: 'Legal',
  traction: 'Traction',
};
