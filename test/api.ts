import type { accountEndpoints } from '#features/accounts/contract.ts';
import type { administrationEndpoints } from '#features/administration/contract.ts';
import type { analystEndpoints } from '#features/analyst/contract.ts';
import type { blockEndpoints } from '#features/blocks/contract.ts';
import type { capTableEndpoints } from '#features/cap-table/contract.ts';
import type { dashboardEndpoints } from '#features/dashboard/contract.ts';
import type {
  dealEndpoints,
  dealNoteEndpoints,
  dealReportEndpoints,
  dealFileEndpoints,
} from '#features/deal-flow/contract.ts';
import type { documentEndpoints } from '#features/documents/contract.ts';
import type { dueDiligenceEndpoints } from '#features/due-diligence/contract.ts';
import type { ecosystemEndpoints } from '#features/ecosystem/contract.ts';
import type { modelEndpoints } from '#features/financial-model/contract.ts';
import type { firmEndpoints, firmInvitationEndpoints } from '#features/firms/contract.ts';
import type { fundingEndpoints } from '#features/funding-tracker/contract.ts';
import type { introductionEndpoints } from '#features/introductions/contract.ts';
import type { investorEndpoints, investorVerificationEndpoints } from '#features/investors/contract.ts';
import type { jobEndpoints, savedJobEndpoints, applicationEndpoints } from '#features/jobs/contract.ts';
import type {
  marketEndpoints,
  intelligenceEndpoints,
  roundImportEndpoints,
  peerEndpoints,
} from '#features/market/contract.ts';
import type { matchingEndpoints } from '#features/matching/contract.ts';
import type { advancedEndpoints } from '#features/matching/contract/advanced.ts';
import type { feedbackEndpoints } from '#features/matching/contract/feedback.ts';
import type { runEndpoints } from '#features/matching/contract/run.ts';
import type { messageEndpoints } from '#features/messages/contract.ts';
import type { moderationEndpoints } from '#features/moderation/contract.ts';
import type { notificationEndpoints } from '#features/notifications/contract.ts';
import type { onboardingEndpoints } from '#features/onboarding/contract.ts';
import type { peopleEndpoints, exclusionEndpoints, networkEndpoints } from '#features/people/contract.ts';
import type {
  investmentEndpoints,
  eventEndpoints,
  portfolioEndpoints,
  companyEndpoints,
  rateEndpoints,
  portfolioFileEndpoints,
} from '#features/portfolio/contract.ts';
import type {
  profileEndpoints,
  experienceEndpoints,
  suggestionEndpoints,
} from '#features/profile/contract.ts';
import type { recommendationEndpoints } from '#features/recommendations/contract.ts';
import type { startupEndpoints, tractionEndpoints, teamEndpoints } from '#features/startups/contract.ts';
import type { valuationEndpoints } from '#features/valuation/contract.ts';
import type { accountCalls } from '#shared/contract/account.ts';
import type { Answer, Endpoint } from '#shared/contract/endpoint.ts';

/** Every call of the product. */
export type Api = typeof accountCalls &
  typeof accountEndpoints &
  typeof administrationEndpoints &
  typeof analystEndpoints &
  typeof blockEndpoints &
  typeof capTableEndpoints &
  typeof dashboardEndpoints &
  typeof dealEndpoints &
  typeof dealNoteEndpoints &
  typeof dealReportEndpoints &
  typeof dealFileEndpoints &
  typeof documentEndpoints &
  typeof dueDiligenceEndpoints &
  typeof ecosystemEndpoints &
  typeof modelEndpoints &
  typeof firmEndpoints &
  typeof firmInvitationEndpoints &
  typeof fundingEndpoints &
  typeof introductionEndpoints &
  typeof investorEndpoints &
  typeof investorVerificationEndpoints &
  typeof jobEndpoints &
  typeof savedJobEndpoints &
  typeof applicationEndpoints &
  typeof marketEndpoints &
  typeof intelligenceEndpoints &
  typeof roundImportEndpoints &
  typeof peerEndpoints &
  typeof matchingEndpoints &
  typeof advancedEndpoints &
  typeof feedbackEndpoints &
  typeof runEndpoints &
  typeof messageEndpoints &
  typeof moderationEndpoints &
  typeof notificationEndpoints &
  typeof onboardingEndpoints &
  typeof peopleEndpoints &
  typeof exclusionEndpoints &
  typeof networkEndpoints &
  typeof investmentEndpoints &
  typeof eventEndpoints &
  typeof portfolioEndpoints &
  typeof companyEndpoints &
  typeof rateEndpoints &
  typeof portfolioFileEndpoints &
  typeof profileEndpoints &
  typeof experienceEndpoints &
  typeof suggestionEndpoints &
  typeof recommendationEndpoints &
  typeof startupEndpoints &
  typeof tractionEndpoints &
  typeof teamEndpoints &
  typeof valuationEndpoints;

/** `/api/startups/{id}/team`, `/api/startups/7/team` and `/api/startups/${id}/team` have one shape. */
type Segment<S extends string> = string extends S ? '{}' : S extends `${number}` | `{${string}}` ? '{}' : S;
type Shape<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${Segment<First>}/${Shape<Rest>}`
  : Segment<Path>;
type WithoutQuery<Url extends string> = Url extends `${infer Path}?${string}` ? Path : Url;

type ByShape = { [Key in keyof Api as Key extends string ? Shape<Key> : never]: Api[Key] };

/** What the contract says a call answers on success; of an address it does not know, nothing is known. */
export type AnswerTo<
  Method extends string,
  Url extends string,
> = `${Method} ${Shape<WithoutQuery<Url>>}` extends infer Key extends keyof ByShape
  ? ByShape[Key] extends infer E extends Endpoint
    ? Answer<E>
    : unknown
  : unknown;
