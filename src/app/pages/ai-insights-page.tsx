import { lazy, type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { SubjectSelect } from './insights-subject.tsx';
import { type Subject, useSides, useSubject } from './insight-subjects.ts';
import { ChooseStartup, CreateStartupFirst } from './startup-choice.tsx';

// A member's: visitors never fetch it.
const MatchConnect = lazy(async () => ({ default: (await import('./match-connect.tsx')).MatchConnect }));
const SmartMatchingTab = lazy(async () => ({
  default: (await import('#features/matching/web/smart-matching-tab.tsx')).SmartMatchingTab,
}));
const DocumentTab = lazy(async () => ({
  default: (await import('#features/documents/web/document-tab.tsx')).DocumentTab,
}));
const DueDiligenceTab = lazy(async () => ({
  default: (await import('#features/due-diligence/web/due-diligence-tab.tsx')).DueDiligenceTab,
}));
const MarketTab = lazy(async () => ({
  default: (await import('#features/market/web/market-tab.tsx')).MarketTab,
}));

type Insight = {
  readonly value: string;
  readonly label: string;
  /** What the tool does, for visitors and for members with nothing to show yet. */
  readonly promise: string;
  /** A tab that is open to visitors and chooses for itself what it is about. */
  readonly general?: ReactNode;
  readonly about?: (subject: Subject) => ReactNode;
};

const INSIGHTS: readonly Insight[] = [
  {
    value: 'matching',
    label: 'Smart Matching',
    promise:
      'Investors for your startup, or startups for your thesis, ranked by what both sides look for. Every score shows what speaks for and against it, with both values.',
    about: (subject) =>
      subject.kind === 'thesis' ? (
        <SmartMatchingTab
          startupId={null}
          isOwn
          canSpeak
          renderConnect={(counterpart) => (
            <Suspense>
              <MatchConnect counterpart={counterpart} />
            </Suspense>
          )}
        />
      ) : (
        <SmartMatchingTab
          startupId={subject.id}
          isOwn={subject.isOwn}
          canSpeak={subject.canEdit}
          renderConnect={(counterpart) => (
            <Suspense>
              <MatchConnect counterpart={counterpart} />
            </Suspense>
          )}
        />
      ),
  },
  {
    value: 'documents',
    label: 'Document Intelligence',
    promise:
      'Decks, plans, statements and contracts: strengths, risk flags and figures with the words they rest on.',
    general: <DocumentTab />,
  },
  {
    value: 'due-diligence',
    label: 'Due Diligence',
    promise:
      'Team, market, product, financials, legal and traction checked by stage, sector and country. Missing evidence becomes a request you can send.',
    about: (subject) =>
      subject.kind === 'thesis' ? null : <DueDiligenceTab key={subject.id} startupId={subject.id} />,
  },
  {
    value: 'market',
    label: 'Market Analysis',
    promise: 'How a sector is developing in a country, based on its rounds.',
    general: <MarketTab />,
  },
];

const FIRST = 'matching';

function SignInFirst({ promise, label }: Insight) {
  return (
    <EmptyState
      title={`${label} is for members`}
      icon="lock"
      action={
        <>
          <LinkButton href="/api/login?redirect=%2Fai-insights" variant="primary">
            Sign In
          </LinkButton>
          <LinkButton href="/matching/accuracy">How accurate is it?</LinkButton>
        </>
      }
    >
      {promise} It works on your own data, with open definitions and no outside service.
    </EmptyState>
  );
}

function InsightTabs({
  contentOf,
  onlyIn,
}: {
  contentOf: (insight: Insight) => ReactNode;
  onlyIn?: ReactNode;
}) {
  const [search, change] = useAddress();
  const open = INSIGHTS.find(({ value }) => value === search.get('tab')) ?? INSIGHTS[0];
  return (
    <>
      {open?.general === undefined ? onlyIn : null}
      <Tabs
        label="AI insights"
        value={open?.value ?? FIRST}
        onChange={(tab) => change({ tab, version: null }, { push: true })}
        tabs={INSIGHTS.map((insight) => ({
          value: insight.value,
          label: insight.label,
          content: <Suspense fallback={<SkeletonCards count={4} />}>{contentOf(insight)}</Suspense>,
        }))}
      />
    </>
  );
}

const contentForVisitors = (insight: Insight): ReactNode => insight.general ?? <SignInFirst {...insight} />;

function MemberInsights() {
  const result = useSides();
  const { data: sides, error } = result;
  const subject = useSubject(sides ?? { startups: [], isInvestor: false });
  const contentOf = ({ general, about, promise }: Insight): ReactNode => {
    if (general !== undefined) return general;
    if (error && !sides) return <LoadError what="your startups" result={result} />;
    if (sides === undefined) return <SkeletonCards count={4} label="Loading your startups" />;
    const content = subject === undefined ? null : about?.(subject);
    if (content) return content;
    if (sides.startups.length === 0 && !sides.isInvestor)
      return <CreateStartupFirst>{promise}</CreateStartupFirst>;
    return <ChooseStartup>{promise}</ChooseStartup>;
  };
  return (
    <InsightTabs
      contentOf={contentOf}
      onlyIn={sides === undefined ? null : <SubjectSelect sides={sides} subject={subject} />}
    />
  );
}

/** `/ai-insights`: what can be worked out from what is known, each figure with its evidence. */
export function AiInsightsPage() {
  const isMember = useCurrentUser() !== null;
  return (
    <>
      <PageHeader
        title="AI Insights"
        note="Analysis that quotes its evidence, with open definitions and measured accuracy, and no outside model."
      />
      {isMember ? <MemberInsights /> : <InsightTabs contentOf={contentForVisitors} />}
    </>
  );
}
