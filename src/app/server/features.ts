import type { Db, JobDefinition } from '#shared/server/context.ts';
import type { FeatureHooks } from '#shared/server/hooks.ts';
import type { RouteSet } from '#shared/server/implement.ts';
import type { ScreenMeta } from '#shared/server/pages.ts';
import { accountHooks } from '#features/accounts/server/hooks.ts';
import { documentHooks } from '#features/documents/server/hooks.ts';
import { investorHooks } from '#features/investors/server/hooks.ts';
import { jobHooks } from '#features/jobs/server/hooks.ts';
import { marketHooks } from '#features/market/server/hooks.ts';
import { profileHooks } from '#features/profile/server/hooks.ts';
import { startupHooks } from '#features/startups/server/hooks.ts';
import { viewHooks } from '#features/views/server/hooks.ts';
import { ledgerRoutes } from '#features/access-ledger/server/routes.ts';
import { administrationRoutes } from '#features/administration/server/routes.ts';
import { administrationJobs } from '#features/administration/server/jobs.ts';
import { systemRoutes } from '#features/administration/server/routes-system.ts';
import { peopleAdministrationRoutes } from '#features/administration/server/routes-people.ts';
import { accountRoutes } from '#features/accounts/server/routes.ts';
import { admissionRoutes } from '#features/accounts/server/routes-admission.ts';
import { accountJobs } from '#features/accounts/server/jobs.ts';
import { analystJobs } from '#features/analyst/server/jobs.ts';
import { analystRoutes } from '#features/analyst/server/routes.ts';
import { keepShippedTables } from '#features/benchmarks/server/parameter-tables.ts';
import { backupHooks } from '#features/backups/server/hooks.ts';
import { backupJobs } from '#features/backups/server/jobs.ts';
import { backupRoutes } from '#features/backups/server/routes.ts';
import { benchmarkRoutes } from '#features/benchmarks/server/routes.ts';
import { capTableRoutes } from '#features/cap-table/server/routes.ts';
import { factRoutes } from '#features/facts/server/routes.ts';
import { dueDiligenceRoutes } from '#features/due-diligence/server/routes.ts';
import { ecosystemJobs } from '#features/ecosystem/server/jobs.ts';
import { ecosystemRoutes } from '#features/ecosystem/server/routes.ts';
import { modelRoutes } from '#features/financial-model/server/routes.ts';
import { firmHooks } from '#features/firms/server/hooks.ts';
import { firmRoutes } from '#features/firms/server/routes.ts';
import { firmInvitationRoutes } from '#features/firms/server/routes-invitations.ts';
import { fundingRoutes } from '#features/funding-tracker/server/routes.ts';
import { currencyJobs } from '#features/currencies/server/jobs.ts';
import { currencyRoutes } from '#features/currencies/server/routes.ts';
import { keepShippedRates } from '#features/currencies/server/rates.ts';
import { roundImportRoutes } from '#features/market/server/routes-import.ts';
import { intelligenceRoutes } from '#features/market/server/routes-intelligence.ts';
import { peerRoutes } from '#features/market/server/routes-peers.ts';
import { marketRoutes } from '#features/market/server/routes.ts';
import { documentJobs } from '#features/documents/server/jobs.ts';
import { documentRoutes } from '#features/documents/server/routes.ts';
import { legalHooks } from '#features/legal/server/hooks.ts';
import { legalRoutes } from '#features/legal/server/routes.ts';
import { keepShippedTexts } from '#features/legal/server/texts.ts';
import { matchingHooks } from '#features/matching/server/hooks.ts';
import { matchingJobs } from '#features/matching/server/jobs.ts';
import { advancedRoutes } from '#features/matching/server/routes-advanced.ts';
import { feedbackRoutes } from '#features/matching/server/routes-feedback.ts';
import { matchRunRoutes } from '#features/matching/server/routes-runs.ts';
import { matchingRoutes } from '#features/matching/server/routes.ts';
import { roomJobs } from '#features/data-room/server/jobs.ts';
import { roomRoutes } from '#features/data-room/server/routes.ts';
import { roomContentRoutes } from '#features/data-room/server/routes-content.ts';
import { roomRecordRoutes } from '#features/data-room/server/routes-record.ts';
import { roomGuestRoutes } from '#features/data-room/server/routes-guests.ts';
import { dealHooks } from '#features/deal-flow/server/hooks.ts';
import { roomQuestionRoutes } from '#features/data-room/server/routes-questions.ts';
import { dealRoutes } from '#features/deal-flow/server/routes.ts';
import { dealFileRoutes } from '#features/deal-flow/server/routes-files.ts';
import { dealNoteRoutes } from '#features/deal-flow/server/routes-notes.ts';
import { dealReportRoutes } from '#features/deal-flow/server/routes-reports.ts';
import { dashboardRoutes } from '#features/dashboard/server/routes.ts';
import { moderationHooks } from '#features/moderation/server/hooks.ts';
import { moderationRoutes } from '#features/moderation/server/routes.ts';
import { notificationHooks } from '#features/notifications/server/hooks.ts';
import { notificationJobs } from '#features/notifications/server/jobs.ts';
import { notificationRoutes } from '#features/notifications/server/routes.ts';
import { investorJobs } from '#features/investors/server/jobs.ts';
import { jobBoardJobs } from '#features/jobs/server/jobs.ts';
import { jobPages } from '#features/jobs/server/pages.ts';
import { applicationRoutes } from '#features/jobs/server/routes-applications.ts';
import { savedJobRoutes } from '#features/jobs/server/routes-saved.ts';
import { jobRoutes } from '#features/jobs/server/routes.ts';
import { investorRoutes } from '#features/investors/server/routes.ts';
import { investorVerificationRoutes } from '#features/investors/server/routes-verification.ts';
import { peopleHooks } from '#features/people/server/hooks.ts';
import { exclusionRoutes } from '#features/people/server/routes-exclusions.ts';
import { networkRoutes } from '#features/people/server/routes-network.ts';
import { peopleRoutes } from '#features/people/server/routes.ts';
import { blockRoutes } from '#features/blocks/server/routes.ts';
import { introductionHooks } from '#features/introductions/server/hooks.ts';
import { introductionRoutes } from '#features/introductions/server/routes.ts';
import { messageRoutes } from '#features/messages/server/routes.ts';
import { offerHooks } from '#features/offers/server/hooks.ts';
import { offerJobs } from '#features/offers/server/jobs.ts';
import { offerRoutes } from '#features/offers/server/routes.ts';
import { onboardingRoutes } from '#features/onboarding/server/routes.ts';
import { companyRoutes } from '#features/portfolio/server/routes-company.ts';
import { eventRoutes } from '#features/portfolio/server/routes-events.ts';
import { portfolioFileRoutes } from '#features/portfolio/server/routes-files.ts';
import { portfolioRoutes } from '#features/portfolio/server/routes-overview.ts';
import { rateRoutes } from '#features/portfolio/server/routes-rates.ts';
import { investmentRoutes } from '#features/portfolio/server/routes.ts';
import { experienceRoutes } from '#features/profile/server/routes-experiences.ts';
import { suggestionRoutes } from '#features/profile/server/routes-suggestions.ts';
import { profileRoutes } from '#features/profile/server/routes.ts';
import { recommendationRoutes } from '#features/recommendations/server/routes.ts';
import { dealSummaryRoutes } from '#features/deal-summary/server/routes.ts';
import { valuationRoutes } from '#features/valuation/server/routes.ts';
import { savedSearchHooks } from '#features/saved-searches/server/hooks.ts';
import { savedSearchJobs } from '#features/saved-searches/server/jobs.ts';
import { savedSearchRoutes } from '#features/saved-searches/server/routes.ts';
import { uploadJobs } from '#shared/server/uploads.ts';
import { startupJobs } from '#features/startups/server/jobs.ts';
import { revalueRevenues } from '#features/startups/server/revenue.ts';
import { startupRoutes } from '#features/startups/server/routes.ts';
import { teamRoutes } from '#features/startups/server/routes-team.ts';
import { tractionRoutes } from '#features/startups/server/routes-traction.ts';

/** What a feature brings to the server: its calls, its background work, what it does on others’ behalf and what its pages say of themselves. */
export type FeatureServer = {
  readonly routes: readonly RouteSet[];
  /** What must be in the database before the first call; in one transaction. */
  readonly ready?: (db: Db) => Promise<void>;
  readonly jobs?: readonly JobDefinition[];
  readonly hooks?: FeatureHooks;
  readonly pages?: readonly ScreenMeta[];
};

const served = [
  { routes: [currencyRoutes], ready: keepShippedRates, jobs: currencyJobs },
  { routes: [benchmarkRoutes], ready: keepShippedTables },
  { routes: [ledgerRoutes] },
  { routes: [], jobs: uploadJobs },
  { routes: [administrationRoutes, peopleAdministrationRoutes, systemRoutes], jobs: administrationJobs },
  { routes: [backupRoutes], jobs: backupJobs, hooks: backupHooks },
  { routes: [accountRoutes, admissionRoutes], jobs: accountJobs, hooks: accountHooks },
  { routes: [onboardingRoutes] },
  { routes: [investorRoutes, investorVerificationRoutes], jobs: investorJobs, hooks: investorHooks },
  {
    routes: [startupRoutes, teamRoutes, tractionRoutes],
    ready: (db) => revalueRevenues(db, { unvalued: true }),
    jobs: startupJobs,
    hooks: startupHooks,
  },
  { routes: [profileRoutes, experienceRoutes, suggestionRoutes], hooks: profileHooks },
  { routes: [recommendationRoutes] },
  { routes: [peopleRoutes, exclusionRoutes, networkRoutes], hooks: peopleHooks },
  { routes: [blockRoutes] },
  { routes: [introductionRoutes], hooks: introductionHooks },
  { routes: [messageRoutes] },
  {
    routes: [jobRoutes, savedJobRoutes, applicationRoutes],
    jobs: jobBoardJobs,
    hooks: jobHooks,
    pages: jobPages,
  },
  { routes: [notificationRoutes], jobs: notificationJobs, hooks: notificationHooks },
  { routes: [moderationRoutes], hooks: moderationHooks },
  { routes: [legalRoutes], ready: keepShippedTexts, hooks: legalHooks },
  { routes: [dashboardRoutes] },
  { routes: [documentRoutes], jobs: documentJobs, hooks: documentHooks },
  {
    routes: [roomRoutes, roomContentRoutes, roomGuestRoutes, roomQuestionRoutes, roomRecordRoutes],
    jobs: roomJobs,
  },
  { routes: [offerRoutes], jobs: offerJobs, hooks: offerHooks },
  { routes: [capTableRoutes] },
  { routes: [modelRoutes] },
  { routes: [fundingRoutes] },
  { routes: [firmRoutes, firmInvitationRoutes], hooks: firmHooks },
  { routes: [dealRoutes, dealNoteRoutes, dealReportRoutes, dealFileRoutes], hooks: dealHooks },
  { routes: [valuationRoutes] },
  {
    routes: [investmentRoutes, eventRoutes, portfolioRoutes, companyRoutes, rateRoutes, portfolioFileRoutes],
  },
  { routes: [dueDiligenceRoutes] },
  { routes: [factRoutes] },
  { routes: [analystRoutes], jobs: analystJobs },
  { routes: [marketRoutes, intelligenceRoutes, peerRoutes, roundImportRoutes], hooks: marketHooks },
  { routes: [ecosystemRoutes], jobs: ecosystemJobs },
  { routes: [], hooks: viewHooks },
  { routes: [dealSummaryRoutes] },
  {
    routes: [matchingRoutes, advancedRoutes, feedbackRoutes, matchRunRoutes],
    jobs: matchingJobs,
    hooks: matchingHooks,
  },
  { routes: [savedSearchRoutes], jobs: savedSearchJobs, hooks: savedSearchHooks },
] as const satisfies readonly FeatureServer[];

export const features: readonly FeatureServer[] = served;

/** The calls that are served, a table for each set. */
export const servedTables = served.flatMap(({ routes }) => routes.map(({ table }) => table));
