import { daysBetween } from '#shared/domain/calendar.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import { type Due, isLate } from './due.ts';
import type { ReadinessKey } from './readiness-weights.ts';

type Named = { readonly name: string; readonly isDemo: boolean };

/** What is known of a person's own things when the dashboard suggests what to do next. */
export type NextStepFacts = {
  readonly userType: UserType | null;
  readonly startupId: number | null;
  readonly investorId: number | null;
  /** Requests to meet that wait for the person, and the oldest of them. */
  readonly waiting: {
    readonly total: number;
    readonly first: (Named & { readonly about: string | null }) | null;
  };
  /** What is due soonest. */
  readonly due: Due | null;
  /** Guests of the data room who ask for a document, and documents that were asked for. */
  readonly room: {
    readonly href: string;
    readonly accessRequests: number;
    readonly requestedDocuments: number;
  };
  readonly gap: { readonly text: string; readonly component: ReadinessKey } | null;
  readonly topMatch: (Named & { readonly href: string }) | null;
  readonly isVerified: boolean;
  /** A startup whose deal was closed and is not in the portfolio. */
  readonly unrecorded: (Named & { readonly startupId: number }) | null;
  readonly staleDeals: number;
};

export type NextStep = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A path, or null for the startup form that the dashboard opens in place. */
  readonly href: string | null;
  /** The title names somebody or something of the demo. */
  readonly isDemo: boolean;
};

const MOST_STEPS = 3;

const ONBOARD: NextStep = {
  title: 'Choose your role',
  text: 'Two short steps to get your matches.',
  action: 'Continue',
  href: '/onboarding',
  isDemo: false,
};

const CREATE_STARTUP: NextStep = {
  title: 'Publish your startup',
  text: 'Investors find it in the directory, and you get a ranked list of who fits and why.',
  action: 'Create Your Startup Profile',
  href: null,
  isDemo: false,
};

const COMPLETE_THESIS: NextStep = {
  title: 'Say what you are looking for',
  text: 'Add sectors, stages and tickets, and startups are ranked for you with reasons.',
  action: 'Complete your profile',
  href: '/onboarding',
  isDemo: false,
};

function answerStep({ total, first }: NextStepFacts['waiting']): NextStep | null {
  if (first === null) return null;
  const about = first.about === null ? '' : ` about ${first.about}`;
  const title = total === 1 ? `${first.name} waits for your answer` : `${total} people wait for your answer`;
  const asks = total === 1 ? `They ask to meet you${about}` : `${first.name} was first${about}`;
  return {
    title,
    text: `${asks}. No one can write to you before you say yes, and a no needs no reason.`,
    action: 'Answer',
    href: '/introductions',
    isDemo: first.isDemo,
  };
}

const lateText = (days: number): string => (days === 1 ? 'since yesterday' : `by ${days} days`);

/** What should have been done by today; what is due later is in the list of the week. */
function dueStep(due: Due | null, today: string): NextStep | null {
  if (due === null || due.day > today) return null;
  return {
    title: due.subject === null ? due.text : `${due.subject}: ${due.text}`,
    text: isLate(due, today) ? `Overdue ${lateText(daysBetween(due.day, today))}.` : 'Due today.',
    action: 'Open',
    href: due.href,
    isDemo: due.isDemo,
  };
}

function roomSteps(room: NextStepFacts['room']): NextStep[] {
  const { href, accessRequests, requestedDocuments } = room;
  const access: NextStep = {
    title:
      accessRequests === 1
        ? 'A guest asks for a document'
        : `Guests ask for documents: ${accessRequests} requests`,
    text: 'They are in your data room and cannot open it before you say so.',
    action: 'Answer',
    href,
    isDemo: false,
  };
  const requested: NextStep = {
    title:
      requestedDocuments === 1
        ? 'Add the document that was requested'
        : `Add ${requestedDocuments} documents that were requested`,
    text: 'They are marked as requested in your data room.',
    action: 'Open the data room',
    href,
    isDemo: false,
  };
  return [...(accessRequests > 0 ? [access] : []), ...(requestedDocuments > 0 ? [requested] : [])];
}

/** Where a part of the file is worked on. */
function placeOf(component: ReadinessKey, startupId: number): Pick<NextStep, 'action' | 'href'> {
  const tools = `/financial-tools?startup=${startupId}&tab=`;
  if (component === 'capTable') return { action: 'Open your cap table', href: `${tools}cap-table` };
  if (component === 'financials') return { action: 'Open your financial model', href: `${tools}model` };
  if (component === 'documents')
    return { action: 'Upload a document', href: `/ai-insights?startup=${startupId}&tab=documents` };
  return { action: 'Edit your startup', href: `/startups/${startupId}/edit` };
}

function founderSteps(facts: NextStepFacts): (NextStep | null)[] {
  const { startupId, gap, topMatch } = facts;
  if (startupId === null) return [CREATE_STARTUP];
  return [
    ...roomSteps(facts.room),
    gap && {
      title: 'Close your largest readiness gap',
      text: gap.text,
      isDemo: false,
      ...placeOf(gap.component, startupId),
    },
    matchStep(topMatch) ?? lookAround('/investors', 'Find investors'),
  ];
}

function recordStep(unrecorded: NextStepFacts['unrecorded']): NextStep | null {
  return (
    unrecorded && {
      title: `Record your investment in ${unrecorded.name}`,
      text: 'You closed the deal. In the portfolio it gets a value, returns and cash flows.',
      action: 'Record investment',
      href: `/portfolio?record=${unrecorded.startupId}`,
      isDemo: unrecorded.isDemo,
    }
  );
}

function staleStep(deals: number): NextStep | null {
  if (deals === 0) return null;
  return {
    title:
      deals === 1 ? 'Move on with a deal that stands still' : `Move on with ${deals} deals that stand still`,
    text: 'No activity for 14 days. Move them, pass, or set a next action.',
    action: 'Open the board',
    href: '/portfolio/deal-flow',
    isDemo: false,
  };
}

const VERIFY = {
  title: 'Get verified',
  text: 'Verify your firm’s domain, or ask two members to vouch for you. Founders answer verified investors first.',
  action: 'Verify your profile',
  isDemo: false,
};

function investorSteps(facts: NextStepFacts): (NextStep | null)[] {
  const { investorId, isVerified, topMatch, unrecorded, staleDeals } = facts;
  if (investorId === null) return [COMPLETE_THESIS];
  return [
    recordStep(unrecorded),
    isVerified ? null : { ...VERIFY, href: `/investors/${investorId}` },
    staleStep(staleDeals),
    matchStep(topMatch) ?? lookAround('/startups', 'Browse startups'),
  ];
}

function matchStep(match: NextStepFacts['topMatch']): NextStep | null {
  return (
    match && {
      title: `Look at ${match.name}`,
      text: 'Your closest match. See what speaks for and against it.',
      action: 'See why',
      href: match.href,
      isDemo: match.isDemo,
    }
  );
}

const lookAround = (href: string, action: string): NextStep => ({
  title: 'Look around',
  text: 'No close match yet. New profiles are matched as they arrive.',
  action,
  href,
  isDemo: false,
});

/**
 * What would help a person most now, the first first, one to three: who waits for them, what is late, then what their
 * own file or pipeline lacks, then who fits.
 */
export function nextSteps(facts: NextStepFacts, today: string): NextStep[] {
  const { userType, waiting, due } = facts;
  const ofSide = () => (userType === 'founder' ? founderSteps(facts) : investorSteps(facts));
  return [answerStep(waiting), ...(userType === null ? [ONBOARD] : [dueStep(due, today), ...ofSide()])]
    .filter((step) => step !== null)
    .slice(0, MOST_STEPS);
}
