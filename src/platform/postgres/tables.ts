// Generated from the migrated database by `npm run db:types`; a test keeps it true.
import type { ColumnType } from 'kysely';

/** A column of a view: read by everybody, written by nobody. */
type Published<T> = ColumnType<T, never, never>;

/** Published by recommendations: those that profiles show. */
export type AcceptedRecommendations = {
  id: Published<number>;
  subject_id: Published<string>;
  author_id: Published<string>;
};

/** Owned by analyst. */
export type AnalystConsents = {
  version_id: number;
  model: string;
  host: string;
  given_by: ColumnType<string | null, string | null | undefined, string | null>;
  given_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by analyst. */
export type AnalystRuns = {
  id: ColumnType<number, number | undefined, number>;
  version_id: number;
  status: string;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  model: string;
  host: string;
  pages_read: ColumnType<number | null, number | null | undefined, number | null>;
  proposals: ColumnType<unknown, string | undefined, string>;
  unsupported: ColumnType<unknown, string | undefined, string>;
  asked_by: ColumnType<string | null, string | null | undefined, string | null>;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by analyst. */
export type AnalystUsage = {
  day: string;
  calls: ColumnType<number, number | undefined, number>;
  tokens: ColumnType<number, number | undefined, number>;
};

/** Published by blocks: who has blocked whom. */
export type BlockedPairs = {
  blocker_id: Published<string>;
  blocked_id: Published<string>;
  created_at: Published<Date>;
};

/** Owned by blocks. */
export type Blocks = {
  blocker_id: string;
  blocked_id: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by cap-table. */
export type CapTables = {
  startup_id: number;
  version: number;
  inputs: string;
  result: string;
  total_shares: number;
  shareholder_count: number;
  founder_percent: ColumnType<number | null, number | null | undefined, number | null>;
  founders_vest: boolean;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Published by people: connections that stand. */
export type ConnectedPairs = {
  requester_id: Published<string>;
  addressee_id: Published<string>;
};

/** Owned by people. */
export type Connections = {
  id: ColumnType<number, number | undefined, number>;
  requester_id: string;
  addressee_id: string;
  status: ColumnType<string, string | undefined, string>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  requested_at: ColumnType<Date, Date | string | undefined, Date | string>;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by accounts. */
export type Credentials = {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: ColumnType<string | null, string | null | undefined, string | null>;
  refresh_token: ColumnType<string | null, string | null | undefined, string | null>;
  id_token: ColumnType<string | null, string | null | undefined, string | null>;
  access_token_expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  refresh_token_expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  scope: ColumnType<string | null, string | null | undefined, string | null>;
  password: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by deal-flow. */
export type DealEvents = {
  id: ColumnType<number, number | undefined, number>;
  deal_id: number;
  kind: string;
  from_stage: ColumnType<string | null, string | null | undefined, string | null>;
  to_stage: ColumnType<string | null, string | null | undefined, string | null>;
  from_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  pass_reason: ColumnType<string | null, string | null | undefined, string | null>;
  fields: ColumnType<string[], string[] | undefined, string[]>;
  actor_id: ColumnType<string | null, string | null | undefined, string | null>;
  undo_of: ColumnType<number | null, number | null | undefined, number | null>;
  at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by deal-flow. */
export type DealImports = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: string;
  file_name: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by deal-flow. */
export type DealNotes = {
  id: ColumnType<number, number | undefined, number>;
  deal_id: number;
  author_id: string;
  body: string;
  visibility: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by deal-flow. */
export type DealViews = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: string;
  name: string;
  filters: ColumnType<unknown, string, string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by deal-flow. */
export type Deals = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: string;
  firm_id: ColumnType<number | null, number | null | undefined, number | null>;
  startup_id: ColumnType<number | null, number | null | undefined, number | null>;
  company_name: ColumnType<string | null, string | null | undefined, string | null>;
  company_domain: ColumnType<string | null, string | null | undefined, string | null>;
  company_key: string;
  sector_id: ColumnType<string | null, string | null | undefined, string | null>;
  region_id: ColumnType<string | null, string | null | undefined, string | null>;
  funding_stage_id: ColumnType<string | null, string | null | undefined, string | null>;
  stage: string;
  priority: string;
  interest_level: number;
  source_channel: ColumnType<string | null, string | null | undefined, string | null>;
  next_action: ColumnType<string | null, string | null | undefined, string | null>;
  next_action_due: ColumnType<string | null, string | null | undefined, string | null>;
  amount_minor: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  pass_reason: ColumnType<string | null, string | null | undefined, string | null>;
  stage_since: ColumnType<Date, Date | string, Date | string>;
  last_activity_at: ColumnType<Date, Date | string, Date | string>;
  import_id: ColumnType<number | null, number | null | undefined, number | null>;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by documents. */
export type DocumentAnalyses = {
  id: ColumnType<number, number | undefined, number>;
  version_id: ColumnType<number | null, number | null | undefined, number | null>;
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  type: string;
  pasted_pages: ColumnType<unknown | null, string | null | undefined, string | null>;
  score_percent: ColumnType<number | null, number | null | undefined, number | null>;
  analysis: ColumnType<unknown, string, string>;
  engine_version: number;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by documents. */
export type DocumentShares = {
  document_id: number;
  user_id: string;
  shared_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by documents. */
export type DocumentVersions = {
  id: ColumnType<number, number | undefined, number>;
  document_id: number;
  number: number;
  file_name: string;
  file_kind: string;
  file_key: string;
  sha256: string;
  size_bytes: number;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  status: string;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  page_unit: ColumnType<string | null, string | null | undefined, string | null>;
  pages: ColumnType<unknown | null, string | null | undefined, string | null>;
  page_count: ColumnType<number | null, number | null | undefined, number | null>;
  is_cut: ColumnType<boolean, boolean | undefined, boolean>;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by documents. */
export type Documents = {
  id: ColumnType<number, number | undefined, number>;
  startup_id: ColumnType<number | null, number | null | undefined, number | null>;
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  type: string;
  title: string;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by due-diligence. */
export type DueDiligenceMarks = {
  id: ColumnType<number, number | undefined, number>;
  startup_id: number;
  runner_id: ColumnType<string | null, string | null | undefined, string | null>;
  check_code: string;
  outcome: string;
  note: string;
  evidence: ColumnType<string | null, string | null | undefined, string | null>;
  marked_by: ColumnType<string | null, string | null | undefined, string | null>;
  marked_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by due-diligence. */
export type DueDiligenceRuns = {
  id: ColumnType<number, number | undefined, number>;
  startup_id: number;
  runner_id: ColumnType<string | null, string | null | undefined, string | null>;
  version: number;
  inputs: string;
  report: string;
  overall_score: number;
  risk_level: string;
  evidence_fraction: number;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by due-diligence. */
export type DueDiligenceScores = {
  startup_id: number;
  categories: ColumnType<unknown | null, string | null | undefined, string | null>;
  stale: ColumnType<boolean, boolean | undefined, boolean>;
  computed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by people. */
export type Exclusions = {
  id: ColumnType<number, number | undefined, number>;
  user_id: string;
  kind: string;
  value: string;
  label: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by profile. */
export type Experiences = {
  id: ColumnType<number, number | undefined, number>;
  user_id: string;
  type: string;
  title: string;
  company: string;
  company_folded: ColumnType<string | null, string | null | undefined, string | null>;
  start_date: string;
  end_date: ColumnType<string | null, string | null | undefined, string | null>;
  is_current: ColumnType<boolean, boolean | undefined, boolean>;
  description: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by financial-model. */
export type FinancialModels = {
  startup_id: number;
  version: number;
  inputs: string;
  result: string;
  ltv_cac: ColumnType<number | null, number | null | undefined, number | null>;
  runway_months: ColumnType<number | null, number | null | undefined, number | null>;
  is_cash_positive: boolean;
  critical_flag_count: number;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by firms. */
export type FirmInvitations = {
  id: ColumnType<number, number | undefined, number>;
  firm_id: number;
  token_hash: string;
  role: string;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  accepted_by: ColumnType<string | null, string | null | undefined, string | null>;
  accepted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by firms. */
export type FirmMembers = {
  user_id: string;
  firm_id: number;
  role: string;
  joined_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by firms. */
export type Firms = {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  domain: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by onboarding: what founders said of themselves when they joined. */
export type FounderBackgrounds = {
  user_id: Published<string>;
  previous_exits: Published<string | null>;
};

/** Owned by onboarding. */
export type FounderProfiles = {
  user_id: string;
  bio: string;
  location: string;
  linkedin_url: ColumnType<string | null, string | null | undefined, string | null>;
  previous_exits: ColumnType<string | null, string | null | undefined, string | null>;
  expertise_tags: string[];
  looking_for_cofounder: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by funding-tracker: rounds as the public sees them; what is signed is committed, too. */
export type FundingRounds = {
  startup_id: Published<number>;
  instrument: Published<string>;
  currency: Published<string>;
  target_minor: Published<number>;
  minimum_minor: Published<number | null>;
  committed_minor: Published<number>;
  received_minor: Published<number>;
  close_date: Published<string | null>;
};

/** Owned by portfolio. */
export type FxRates = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  base: string;
  quote: string;
  rate_date: string;
  rate: number;
  source: string;
  import_id: ColumnType<number | null, number | null | undefined, number | null>;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  version: ColumnType<number, number | undefined, number>;
};

/** Owned by shared. */
export type IdempotencyKeys = {
  user_id: string;
  key: string;
  endpoint: string;
  request_hash: string;
  status: ColumnType<number | null, number | null | undefined, number | null>;
  answer: ColumnType<unknown | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by introductions. */
export type IntroductionBudgets = {
  user_id: string;
  weekly_limit: number;
};

/** Published by introductions: requests with what became of them. */
export type IntroductionRequests = {
  id: Published<number>;
  sender_id: Published<string>;
  receiver_id: Published<string>;
  connector_id: Published<string | null>;
  reason: Published<string>;
  created_at: Published<Date>;
  withdrawn_at: Published<Date | null>;
  delivered_at: Published<Date | null>;
  answer: Published<string | null>;
  is_told: Published<boolean>;
  low_id: Published<string>;
  high_id: Published<string>;
};

/** Owned by introductions. */
export type IntroductionStates = {
  introduction_id: number;
  low_id: string;
  high_id: string;
  status: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decline_reason: ColumnType<string | null, string | null | undefined, string | null>;
  come_back_on: ColumnType<string | null, string | null | undefined, string | null>;
  is_told: ColumnType<boolean, boolean | undefined, boolean>;
  thread_id: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by introductions. */
export type Introductions = {
  id: ColumnType<number, number | undefined, number>;
  sender_id: string;
  receiver_id: string;
  connector_id: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  context_kind: string;
  context_id: ColumnType<number | null, number | null | undefined, number | null>;
  context_label: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by portfolio. */
export type Investments = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: string;
  firm_id: ColumnType<number | null, number | null | undefined, number | null>;
  startup_id: number;
  startup_name: string;
  deal_date: string;
  amount_minor: number;
  currency: string;
  round_type: string;
  equity_percentage: ColumnType<number | null, number | null | undefined, number | null>;
  valuation_minor: ColumnType<number | null, number | null | undefined, number | null>;
  lead_investor: ColumnType<boolean, boolean | undefined, boolean>;
  board_seat: ColumnType<boolean, boolean | undefined, boolean>;
  liquidation_preference: ColumnType<number, number | undefined, number>;
  anti_dilution_rights: ColumnType<string | null, string | null | undefined, string | null>;
  notes: ColumnType<string | null, string | null | undefined, string | null>;
  import_id: ColumnType<number | null, number | null | undefined, number | null>;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by investors. */
export type InvestorDeals = {
  id: ColumnType<number, number | undefined, number>;
  investor_id: number;
  company: string;
  sector_id: string;
  stage_id: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  deal_date: string;
  round_size_usd_minor: ColumnType<number | null, number | null | undefined, number | null>;
  led: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by investors: all of them, hidden ones included, for those who may know of them. */
export type InvestorProfiles = {
  id: Published<number>;
  user_id: Published<string>;
  type: Published<string>;
  firm_name: Published<string | null>;
  investment_thesis: Published<string>;
  min_ticket_minor: Published<number>;
  average_ticket_minor: Published<number>;
  max_ticket_minor: Published<number>;
  preferred_sectors: Published<string[]>;
  preferred_geographies: Published<string[]>;
  preferred_stages: Published<string[]>;
  excluded_sectors: Published<string[]>;
  lead_appetite: Published<string>;
  country: Published<string | null>;
  city: Published<string | null>;
  verified_at: Published<Date | null>;
  verified_by: Published<string | null>;
  is_demo: Published<boolean>;
  created_at: Published<Date>;
  updated_at: Published<Date>;
  is_hidden: Published<boolean>;
};

/** Owned by investors. */
export type InvestorVouches = {
  investor_id: number;
  voucher_id: string;
  statement: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by investors. */
export type Investors = {
  id: ColumnType<number, number | undefined, number>;
  user_id: string;
  type: string;
  firm_name: ColumnType<string | null, string | null | undefined, string | null>;
  investment_thesis: string;
  min_ticket_minor: number;
  average_ticket_minor: number;
  max_ticket_minor: number;
  preferred_sectors: string[];
  preferred_geographies: string[];
  preferred_stages: string[];
  excluded_sectors: ColumnType<string[], string[] | undefined, string[]>;
  lead_appetite: ColumnType<string, string | undefined, string>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  city: ColumnType<string | null, string | null | undefined, string | null>;
  linkedin_url: ColumnType<string | null, string | null | undefined, string | null>;
  website: ColumnType<string | null, string | null | undefined, string | null>;
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  verified_by: ColumnType<string | null, string | null | undefined, string | null>;
  domain_token: ColumnType<string | null, string | null | undefined, string | null>;
  hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  search: string;
  search_name: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  verified_domain: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by jobs. */
export type JobApplications = {
  id: ColumnType<number, number | undefined, number>;
  job_id: number;
  user_id: string;
  status: string;
  message: ColumnType<string | null, string | null | undefined, string | null>;
  snapshot: ColumnType<unknown, string, string>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by jobs: posts in every state, hidden ones included. */
export type JobPosts = {
  id: Published<number>;
  user_id: Published<string>;
  title: Published<string>;
  description: Published<string>;
  location: Published<string>;
  status: Published<string>;
  close_reason: Published<string | null>;
  is_hidden: Published<boolean>;
};

/** Owned by jobs. */
export type Jobs = {
  id: ColumnType<number, number | undefined, number>;
  user_id: string;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  title: string;
  description: string;
  job_type: string;
  category: string;
  tab: string;
  location: string;
  location_folded: string;
  is_remote: ColumnType<boolean, boolean | undefined, boolean>;
  salary_min_minor: ColumnType<number | null, number | null | undefined, number | null>;
  salary_max_minor: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  pay_period: ColumnType<string | null, string | null | undefined, string | null>;
  equity_min: ColumnType<number | null, number | null | undefined, number | null>;
  equity_max: ColumnType<number | null, number | null | undefined, number | null>;
  requirements: ColumnType<string | null, string | null | undefined, string | null>;
  benefits: ColumnType<string | null, string | null | undefined, string | null>;
  application_url: ColumnType<string | null, string | null | undefined, string | null>;
  application_email: ColumnType<string | null, string | null | undefined, string | null>;
  takes_applications: ColumnType<boolean, boolean | undefined, boolean>;
  status: string;
  close_reason: ColumnType<string | null, string | null | undefined, string | null>;
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  search: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by platform. */
export type MailOutbox = {
  id: ColumnType<number, number | undefined, number>;
  to_address: string;
  subject: string;
  body: string;
  attempts: ColumnType<number, number | undefined, number>;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  unsubscribe_url: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Published by market: rounds of the platform and rounds with a source, each once. */
export type MarketRounds = {
  id: Published<string>;
  origin: Published<string>;
  startup_id: Published<number | null>;
  company: Published<string>;
  company_key: Published<string>;
  sector_id: Published<string | null>;
  sector_text: Published<string>;
  stage_id: Published<string | null>;
  round_name: Published<string>;
  kind: Published<string>;
  round_date: Published<string>;
  date_precision: Published<string>;
  amount_minor: Published<number | null>;
  currency: Published<string | null>;
  country: Published<string | null>;
  country_incorporation: Published<string | null>;
  country_market: Published<string | null>;
  import_id: Published<number | null>;
  source_url: Published<string | null>;
  is_demo: Published<boolean>;
};

/** Owned by matching. */
export type MatchFeedback = {
  id: ColumnType<number, number | undefined, number>;
  side: string;
  startup_id: number;
  investor_id: number;
  reason: string;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by matching. */
export type MatchRefreshes = {
  side: string;
  subject_id: number;
  refreshed_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by matching. */
export type MatchRuns = {
  id: ColumnType<number, number | undefined, number>;
  status: string;
  phase: ColumnType<string, string | undefined, string>;
  startups_total: number;
  startups_done: ColumnType<number, number | undefined, number>;
  last_startup_id: ColumnType<number, number | undefined, number>;
  investors_total: number;
  investors_done: ColumnType<number, number | undefined, number>;
  pairs_compared: ColumnType<number, number | undefined, number>;
  work_ms: ColumnType<number, number | undefined, number>;
  best: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  leased_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  started_by: ColumnType<string | null, string | null | undefined, string | null>;
  started_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Published by matching: the kept score of a pair, 0 to 100. */
export type MatchScores = {
  startup_id: Published<number>;
  investor_id: Published<number>;
  mutual_score: Published<number>;
};

/** Owned by matching. */
export type Matches = {
  startup_id: number;
  investor_id: number;
  mutual_score: number;
  investor_score: number;
  startup_score: number;
  confidence: number;
  explanation: ColumnType<unknown | null, string | null | undefined, string | null>;
  computed_at: ColumnType<Date, Date | string, Date | string>;
  startup_rank: ColumnType<number | null, number | null | undefined, number | null>;
  investor_rank: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Published by profile: what members may find of people, whatever their visibility. */
export type MemberProfiles = {
  user_id: Published<string>;
  headline: Published<string | null>;
  location: Published<string | null>;
  bio: Published<string | null>;
  skills: Published<string[]>;
  interests: Published<string[]>;
  is_open_to_work: Published<boolean>;
  is_open_to_cofounder: Published<boolean>;
  is_open_to_invest: Published<boolean>;
  experience_level: Published<string | null>;
  visibility: Published<string>;
  search_opt_in: Published<boolean>;
  search: Published<string>;
  search_name: Published<string>;
  updated_at: Published<Date>;
};

/** Owned by messages. */
export type Messages = {
  id: ColumnType<number, number | undefined, number>;
  thread_id: number;
  sender_id: ColumnType<string | null, string | null | undefined, string | null>;
  client_id: string;
  content: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by moderation. */
export type ModerationActions = {
  id: ColumnType<number, number | undefined, number>;
  case_id: number;
  kind: string;
  actor_id: string;
  actor_name: string;
  person_id: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  before: ColumnType<unknown, string, string>;
  undoes_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by moderation. */
export type ModerationCases = {
  id: ColumnType<number, number | undefined, number>;
  subject_kind: string;
  subject_id: string;
  label: string;
  status: ColumnType<string, string | undefined, string>;
  opened_at: ColumnType<Date, Date | string, Date | string>;
  last_report_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by moderation. */
export type ModerationReports = {
  id: ColumnType<number, number | undefined, number>;
  case_id: number;
  author_id: ColumnType<string | null, string | null | undefined, string | null>;
  about_kind: string;
  about_id: string;
  reason: string;
  content: ColumnType<string | null, string | null | undefined, string | null>;
  quote: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by notifications. */
export type NotificationDigests = {
  user_id: string;
  sent_on: string;
  last_notification_id: number;
};

/** Owned by notifications. */
export type NotificationSettings = {
  user_id: string;
  inbox_off: ColumnType<string[], string[] | undefined, string[]>;
  digest_off: ColumnType<string[], string[] | undefined, string[]>;
  digest_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  muted_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: ColumnType<number, number | undefined, number>;
};

/** Owned by notifications. */
export type Notifications = {
  id: ColumnType<number, number | undefined, number>;
  user_id: string;
  kind: string;
  content: string;
  href: ColumnType<string | null, string | null | undefined, string | null>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by onboarding. */
export type OnboardingDrafts = {
  user_id: string;
  role: ColumnType<string | null, string | null | undefined, string | null>;
  answers: ColumnType<unknown, string | undefined, string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by views. */
export type PageViews = {
  subject: string;
  subject_id: number;
  day: string;
  viewer_key: string;
  viewer_id: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Published by accounts: when people were last here, once per session. */
export type PeopleActivity = {
  user_id: Published<string>;
  seen_at: Published<Date>;
};

/** Published by accounts: where mail to a person goes. */
export type PeopleAddresses = {
  id: Published<string>;
  email: Published<string>;
};

/** Published by accounts: people as screens show them, suspended ones included. */
export type PeopleCards = {
  id: Published<string>;
  name: Published<string>;
  first_name: Published<string>;
  last_name: Published<string>;
  image: Published<string | null>;
  user_type: Published<string | null>;
  is_admin: Published<boolean>;
  is_demo: Published<boolean>;
  is_suspended: Published<boolean>;
};

/** Owned by profile. */
export type PeopleMatches = {
  id: ColumnType<number, number | undefined, number>;
  user_id: string;
  target_id: string;
  match_type: string;
  score: number;
  summary: string;
  reasons: string[];
  status: ColumnType<string, string | undefined, string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by profile. */
export type PeopleWishes = {
  user_id: string;
  is_hiring: ColumnType<boolean, boolean | undefined, boolean>;
  is_raising: ColumnType<boolean, boolean | undefined, boolean>;
  wishes: ColumnType<unknown, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by portfolio. */
export type PortfolioEvents = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: string;
  firm_id: ColumnType<number | null, number | null | undefined, number | null>;
  startup_id: number;
  kind: string;
  event_date: string;
  currency: string;
  amount_minor: ColumnType<number | null, number | null | undefined, number | null>;
  sold_percentage: ColumnType<number | null, number | null | undefined, number | null>;
  raised_minor: ColumnType<number | null, number | null | undefined, number | null>;
  runway_months: ColumnType<number | null, number | null | undefined, number | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  evidence: ColumnType<string | null, string | null | undefined, string | null>;
  import_id: ColumnType<number | null, number | null | undefined, number | null>;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by portfolio. */
export type PortfolioImports = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: string;
  kind: string;
  file_name: string;
  row_count: number;
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by portfolio. */
export type PortfolioNotes = {
  id: ColumnType<number, number | undefined, number>;
  owner_id: string;
  firm_id: ColumnType<number | null, number | null | undefined, number | null>;
  startup_id: number;
  text: string;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Published by profile: the entries of people's careers. */
export type ProfileExperiences = {
  id: Published<number>;
  user_id: Published<string>;
  type: Published<string>;
};

/** Owned by people. */
export type ProfileViews = {
  person_id: string;
  day: string;
  viewer_id: string;
};

/** Owned by profile. */
export type Profiles = {
  user_id: string;
  headline: ColumnType<string | null, string | null | undefined, string | null>;
  location: ColumnType<string | null, string | null | undefined, string | null>;
  bio: ColumnType<string | null, string | null | undefined, string | null>;
  linkedin_url: ColumnType<string | null, string | null | undefined, string | null>;
  github_url: ColumnType<string | null, string | null | undefined, string | null>;
  twitter_url: ColumnType<string | null, string | null | undefined, string | null>;
  personal_website: ColumnType<string | null, string | null | undefined, string | null>;
  skills: ColumnType<string[], string[] | undefined, string[]>;
  interests: ColumnType<string[], string[] | undefined, string[]>;
  is_open_to_work: ColumnType<boolean, boolean | undefined, boolean>;
  is_open_to_cofounder: ColumnType<boolean, boolean | undefined, boolean>;
  is_open_to_invest: ColumnType<boolean, boolean | undefined, boolean>;
  experience_level: ColumnType<string | null, string | null | undefined, string | null>;
  remote_preference: ColumnType<string | null, string | null | undefined, string | null>;
  salary_expectation: ColumnType<string | null, string | null | undefined, string | null>;
  visibility: ColumnType<string, string | undefined, string>;
  search_opt_in: ColumnType<boolean, boolean | undefined, boolean>;
  search: ColumnType<string, string | undefined, string>;
  search_name: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by platform. */
export type RateLimits = {
  id: ColumnType<string, string | undefined, string>;
  key: string;
  count: number;
  last_request: number;
};

/** Owned by recommendations. */
export type Recommendations = {
  id: ColumnType<number, number | undefined, number>;
  subject_id: string;
  author_id: string;
  state: string;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  relationship: ColumnType<string | null, string | null | undefined, string | null>;
  title: ColumnType<string | null, string | null | undefined, string | null>;
  content: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by portfolio: exchange rates of the instance; what members keep for themselves is theirs. */
export type ReferenceRates = {
  id: Published<number>;
  base: Published<string>;
  quote: Published<string>;
  rate_date: Published<string>;
  rate: Published<number>;
  source: Published<string>;
};

/** Owned by market. */
export type RoundImports = {
  id: ColumnType<number, number | undefined, number>;
  source: string;
  licence: string;
  source_url: ColumnType<string | null, string | null | undefined, string | null>;
  imported_count: number;
  known_count: number;
  refused_count: number;
  imported_by: ColumnType<string | null, string | null | undefined, string | null>;
  imported_by_name: string;
  imported_at: ColumnType<Date, Date | string, Date | string>;
  undone_by_name: ColumnType<string | null, string | null | undefined, string | null>;
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by funding-tracker. */
export type RoundInvestors = {
  id: ColumnType<number, number | undefined, number>;
  startup_id: number;
  name: string;
  status: string;
  amount_minor: number;
  currency: string;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by funding-tracker. */
export type RoundMilestones = {
  id: ColumnType<number, number | undefined, number>;
  startup_id: number;
  task: string;
  due_date: string;
  done_date: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by jobs. */
export type SavedJobs = {
  user_id: string;
  job_id: number;
  status: string;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by shared. */
export type SearchWords = {
  word: string;
};

/** Owned by accounts. */
export type Sessions = {
  id: string;
  token: string;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  ip_address: ColumnType<string | null, string | null | undefined, string | null>;
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by market. */
export type SourcedRounds = {
  id: ColumnType<number, number | undefined, number>;
  import_id: ColumnType<number | null, number | null | undefined, number | null>;
  startup_id: ColumnType<number | null, number | null | undefined, number | null>;
  company: string;
  company_key: string;
  sector_id: ColumnType<string | null, string | null | undefined, string | null>;
  sector_text: string;
  stage_id: ColumnType<string | null, string | null | undefined, string | null>;
  round_name: string;
  kind: string;
  round_date: string;
  date_precision: string;
  amount_minor: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  country_incorporation: ColumnType<string | null, string | null | undefined, string | null>;
  country_market: ColumnType<string | null, string | null | undefined, string | null>;
  investors: ColumnType<string[], string[] | undefined, string[]>;
  source_url: ColumnType<string | null, string | null | undefined, string | null>;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
};

/** Owned by startups. */
export type StartupInvitations = {
  id: ColumnType<number, number | undefined, number>;
  startup_id: number;
  token_hash: string;
  role: string;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  accepted_by: ColumnType<string | null, string | null | undefined, string | null>;
  accepted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by startups. */
export type StartupMembers = {
  startup_id: number;
  user_id: string;
  role: string;
  title: ColumnType<string | null, string | null | undefined, string | null>;
  joined_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by startups: all startups, hidden ones included, for those who may know of them. */
export type StartupProfiles = {
  id: Published<number>;
  name: Published<string>;
  search_name: Published<string>;
  description: Published<string>;
  sector_id: Published<string>;
  region_id: Published<string>;
  stage_id: Published<string>;
  business_model: Published<string>;
  raising_text: Published<string>;
  raising_minor: Published<number | null>;
  raising_currency: Published<string | null>;
  team_size: Published<number>;
  logo_url: Published<string | null>;
  website: Published<string | null>;
  country: Published<string | null>;
  country_incorporation: Published<string | null>;
  country_market: Published<string | null>;
  city: Published<string | null>;
  founded_year: Published<number | null>;
  status: Published<string>;
  users_count: Published<number | null>;
  users_evidence: Published<string | null>;
  monthly_revenue_usd_minor: Published<number | null>;
  revenue_evidence: Published<string | null>;
  growth_percent: Published<number | null>;
  traction_tier: Published<string>;
  is_demo: Published<boolean>;
  created_at: Published<Date>;
  updated_at: Published<Date>;
  is_hidden: Published<boolean>;
};

/** Owned by funding-tracker. */
export type StartupRounds = {
  startup_id: number;
  instrument: string;
  currency: string;
  target_minor: number;
  minimum_minor: ColumnType<number | null, number | null | undefined, number | null>;
  committed_minor: ColumnType<number, number | undefined, number>;
  received_minor: ColumnType<number, number | undefined, number>;
  close_date: ColumnType<string | null, string | null | undefined, string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  soft_circled_minor: ColumnType<number, number | undefined, number>;
  signed_minor: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
};

/** Owned by startups. */
export type Startups = {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  description: string;
  sector_id: string;
  region_id: string;
  stage_id: string;
  business_model: string;
  raising_text: string;
  raising_minor: ColumnType<number | null, number | null | undefined, number | null>;
  raising_currency: ColumnType<string | null, string | null | undefined, string | null>;
  team_size: number;
  logo_url: ColumnType<string | null, string | null | undefined, string | null>;
  website: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  country_incorporation: ColumnType<string | null, string | null | undefined, string | null>;
  country_market: ColumnType<string | null, string | null | undefined, string | null>;
  city: ColumnType<string | null, string | null | undefined, string | null>;
  founded_year: ColumnType<number | null, number | null | undefined, number | null>;
  status: ColumnType<string, string | undefined, string>;
  hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  users_count: ColumnType<number | null, number | null | undefined, number | null>;
  monthly_revenue_usd_minor: ColumnType<number | null, number | null | undefined, number | null>;
  growth_percent: ColumnType<number | null, number | null | undefined, number | null>;
  search: string;
  search_name: string;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  users_evidence: ColumnType<string | null, string | null | undefined, string | null>;
  revenue_evidence: ColumnType<string | null, string | null | undefined, string | null>;
  traction_tier: ColumnType<string, string | undefined, string>;
};

/** Owned by platform. */
export type StoredFiles = {
  key: string;
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  content_type: string;
  size_bytes: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by startups: who is in which team, as what. */
export type TeamRoles = {
  startup_id: Published<number>;
  user_id: Published<string>;
  role: Published<string>;
  title: Published<string | null>;
  joined_at: Published<Date>;
};

/** Owned by messages. */
export type ThreadMembers = {
  thread_id: number;
  user_id: string;
  last_at: ColumnType<Date, Date | string, Date | string>;
  last_read_id: ColumnType<number, number | undefined, number>;
  unread_count: ColumnType<number, number | undefined, number>;
  muted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Published by messages: what was written in a conversation. */
export type ThreadMessages = {
  id: Published<number>;
  thread_id: Published<number>;
  sender_id: Published<string | null>;
  content: Published<string>;
};

/** Published by messages: who is in which conversation. */
export type ThreadPeople = {
  thread_id: Published<number>;
  user_id: Published<string>;
  last_at: Published<Date>;
};

/** Owned by messages. */
export type Threads = {
  id: ColumnType<number, number | undefined, number>;
  subject: string;
  subject_href: ColumnType<string | null, string | null | undefined, string | null>;
  message_count: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by startups: the dated figures of each series. */
export type TractionFigures = {
  id: Published<number>;
  startup_id: Published<number>;
  metric: Published<string>;
  as_of: Published<string>;
  value: Published<number>;
  currency: Published<string | null>;
  evidence: Published<string>;
};

/** Owned by startups. */
export type TractionPoints = {
  id: ColumnType<number, number | undefined, number>;
  startup_id: number;
  metric: string;
  as_of: string;
  value: number;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  evidence: string;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by accounts. */
export type TwoFactors = {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  failed_verification_count: ColumnType<number | null, number | null | undefined, number | null>;
  locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by accounts. */
export type Users = {
  id: string;
  name: string;
  first_name: ColumnType<string, string | undefined, string>;
  last_name: ColumnType<string, string | undefined, string>;
  email: string;
  email_verified: ColumnType<boolean, boolean | undefined, boolean>;
  image: ColumnType<string | null, string | null | undefined, string | null>;
  user_type: ColumnType<string | null, string | null | undefined, string | null>;
  is_admin: ColumnType<boolean, boolean | undefined, boolean>;
  is_demo: ColumnType<boolean, boolean | undefined, boolean>;
  suspended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  two_factor_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by valuation. */
export type Valuations = {
  startup_id: number;
  version: number;
  inputs: string;
  result: string;
  fair_value: ColumnType<number | null, number | null | undefined, number | null>;
  range_min: ColumnType<number | null, number | null | undefined, number | null>;
  range_max: ColumnType<number | null, number | null | undefined, number | null>;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by accounts. */
export type Verifications = {
  id: string;
  identifier: string;
  value: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by investors: those that everybody may see. */
export type VisibleInvestors = {
  id: Published<number>;
  user_id: Published<string>;
  type: Published<string>;
  firm_name: Published<string | null>;
  investment_thesis: Published<string>;
  min_ticket_minor: Published<number>;
  average_ticket_minor: Published<number>;
  max_ticket_minor: Published<number>;
  preferred_sectors: Published<string[]>;
  preferred_geographies: Published<string[]>;
  preferred_stages: Published<string[]>;
  excluded_sectors: Published<string[]>;
  lead_appetite: Published<string>;
  country: Published<string | null>;
  city: Published<string | null>;
  verified_at: Published<Date | null>;
  verified_by: Published<string | null>;
  is_demo: Published<boolean>;
  created_at: Published<Date>;
  updated_at: Published<Date>;
};

/** Published by startups: those that everybody may see. */
export type VisibleStartups = {
  id: Published<number>;
  name: Published<string>;
  search_name: Published<string>;
  description: Published<string>;
  sector_id: Published<string>;
  region_id: Published<string>;
  stage_id: Published<string>;
  business_model: Published<string>;
  raising_text: Published<string>;
  raising_minor: Published<number | null>;
  raising_currency: Published<string | null>;
  team_size: Published<number>;
  logo_url: Published<string | null>;
  website: Published<string | null>;
  country: Published<string | null>;
  country_incorporation: Published<string | null>;
  country_market: Published<string | null>;
  city: Published<string | null>;
  founded_year: Published<number | null>;
  status: Published<string>;
  users_count: Published<number | null>;
  users_evidence: Published<string | null>;
  monthly_revenue_usd_minor: Published<number | null>;
  revenue_evidence: Published<string | null>;
  growth_percent: Published<number | null>;
  traction_tier: Published<string>;
  is_demo: Published<boolean>;
  created_at: Published<Date>;
  updated_at: Published<Date>;
};

export type DB = {
  accepted_recommendations: AcceptedRecommendations;
  analyst_consents: AnalystConsents;
  analyst_runs: AnalystRuns;
  analyst_usage: AnalystUsage;
  blocked_pairs: BlockedPairs;
  blocks: Blocks;
  cap_tables: CapTables;
  connected_pairs: ConnectedPairs;
  connections: Connections;
  credentials: Credentials;
  deal_events: DealEvents;
  deal_imports: DealImports;
  deal_notes: DealNotes;
  deal_views: DealViews;
  deals: Deals;
  document_analyses: DocumentAnalyses;
  document_shares: DocumentShares;
  document_versions: DocumentVersions;
  documents: Documents;
  due_diligence_marks: DueDiligenceMarks;
  due_diligence_runs: DueDiligenceRuns;
  due_diligence_scores: DueDiligenceScores;
  exclusions: Exclusions;
  experiences: Experiences;
  financial_models: FinancialModels;
  firm_invitations: FirmInvitations;
  firm_members: FirmMembers;
  firms: Firms;
  founder_backgrounds: FounderBackgrounds;
  founder_profiles: FounderProfiles;
  funding_rounds: FundingRounds;
  fx_rates: FxRates;
  idempotency_keys: IdempotencyKeys;
  introduction_budgets: IntroductionBudgets;
  introduction_requests: IntroductionRequests;
  introduction_states: IntroductionStates;
  introductions: Introductions;
  investments: Investments;
  investor_deals: InvestorDeals;
  investor_profiles: InvestorProfiles;
  investor_vouches: InvestorVouches;
  investors: Investors;
  job_applications: JobApplications;
  job_posts: JobPosts;
  jobs: Jobs;
  mail_outbox: MailOutbox;
  market_rounds: MarketRounds;
  match_feedback: MatchFeedback;
  match_refreshes: MatchRefreshes;
  match_runs: MatchRuns;
  match_scores: MatchScores;
  matches: Matches;
  member_profiles: MemberProfiles;
  messages: Messages;
  moderation_actions: ModerationActions;
  moderation_cases: ModerationCases;
  moderation_reports: ModerationReports;
  notification_digests: NotificationDigests;
  notification_settings: NotificationSettings;
  notifications: Notifications;
  onboarding_drafts: OnboardingDrafts;
  page_views: PageViews;
  people_activity: PeopleActivity;
  people_addresses: PeopleAddresses;
  people_cards: PeopleCards;
  people_matches: PeopleMatches;
  people_wishes: PeopleWishes;
  portfolio_events: PortfolioEvents;
  portfolio_imports: PortfolioImports;
  portfolio_notes: PortfolioNotes;
  profile_experiences: ProfileExperiences;
  profile_views: ProfileViews;
  profiles: Profiles;
  rate_limits: RateLimits;
  recommendations: Recommendations;
  reference_rates: ReferenceRates;
  round_imports: RoundImports;
  round_investors: RoundInvestors;
  round_milestones: RoundMilestones;
  saved_jobs: SavedJobs;
  search_words: SearchWords;
  sessions: Sessions;
  sourced_rounds: SourcedRounds;
  startup_invitations: StartupInvitations;
  startup_members: StartupMembers;
  startup_profiles: StartupProfiles;
  startup_rounds: StartupRounds;
  startups: Startups;
  stored_files: StoredFiles;
  team_roles: TeamRoles;
  thread_members: ThreadMembers;
  thread_messages: ThreadMessages;
  thread_people: ThreadPeople;
  threads: Threads;
  traction_figures: TractionFigures;
  traction_points: TractionPoints;
  two_factors: TwoFactors;
  users: Users;
  valuations: Valuations;
  verifications: Verifications;
  visible_investors: VisibleInvestors;
  visible_startups: VisibleStartups;
};
