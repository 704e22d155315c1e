import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import type { ReadinessKey } from './readiness-weights.ts';

/** What is known of a person's own things when the dashboard suggests what to do next. */
export type NextStepFacts = {
  readonly userType: UserType | null;
  readonly startupId: number | null;
  readonly investorId: number | null;
  readonly gap: { readonly text: string; readonly component: ReadinessKey } | null;
  readonly topMatch: { readonly name: string; readonly href: string } | null;
  readonly isVerified: boolean;
};

export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A path, or null for the startup form that the dashboard opens in place. */
  readonly href: string | null;
};

const ONBOARD: NextStep = {
  title: 'Choose your role',
  text: 'Two short steps to get your matches.',
  action: 'Continue',
  href: '/onboarding',
};

const CREATE_STARTUP: NextStep = {
  title: 'Publish your startup',
  text: 'Investors find it in the directory, and you get a ranked list of who fits and why.',
  action: 'Create Your Startup Profile',
  href: null,
};

const COMPLETE_THESIS: NextStep = {
  title: 'Say what you are looking for',
  text: 'Add sectors, stages and tickets, and startups are ranked for you with reasons.',
  action: 'Complete your profile',
  href: '/onboarding',
};

/** Where a part of the file is worked on. */
function placeOf(component: ReadinessKey, startupId: number): Pick<NextStep, 'action' | 'href'> {
  const tools = `/financial-tools?startup=${startupId}&tab=`;
  if (component === 'capTable') return { action: 'Open your cap table', href: `${tools}cap-table` };
  if (component === 'financials') return { action: 'Open your financial model', href: `${tools}model` };
  if (component === 'documents')
    return { action: 'Upload a document', href: `/ai-insights?startup=${startupId}&tab=documents` };
  return { action: 'Edit your startup', href: `/startups/${startupId}/edit` };
}

function founderStep({ startupId, gap, topMatch }: NextStepFacts): NextStep {
  if (startupId === null) return CREATE_STARTUP;
  if (gap) {
    return {
      title: 'Close your largest readiness gap',
      text: gap.text,
      ...placeOf(gap.component, startupId),
    };
  }
  return viewMatch(topMatch, '/investors', 'Find investors');
}

function investorStep({ investorId, isVerified, topMatch }: NextStepFacts): NextStep {
  if (investorId === null) return COMPLETE_THESIS;
  if (!isVerified) {
    return {
      title: 'Get verified',
      text: 'Verify your firm’s domain, or ask two members to vouch for you. Founders answer verified investors first.',
      action: 'Verify your profile',
      href: `/investors/${investorId}`,
    };
  }
  return viewMatch(topMatch, '/startups', 'Browse startups');
}

function viewMatch(match: NextStepFacts['topMatch'], href: string, action: string): NextStep {
  if (!match) {
    return {
      title: 'Look around',
      text: 'No close match yet. New profiles are matched as they arrive.',
      action,
      href,
    };
  }
  return {
    title: `Look at ${match.name}`,
    text: 'Your closest match. See what speaks for and against it.',
    action: 'See why',
    href: match.href,
  };
}

/** The one thing that would help this person most now. */
export function nextStep(facts: NextStepFacts): NextStep {
  if (facts.userType === null) return ONBOARD;
  return facts.userType === 'founder' ? founderStep(facts) : investorStep(facts);
}
