import { type ReactNode, useState } from 'react';
import { useParams } from 'wouter';
import { documentHref } from '#features/documents/contract/document-link.ts';
import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { formatCount } from '#shared/web/format.ts';
import { quoted } from '#shared/domain/french-text.ts';
import { remedyLabel } from '#shared/web/remedy-label.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Skeleton, SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { isStatus } from '#shared/web/api-error.ts';
import {
  type Contradiction,
  type Difference,
  type Fact,
  type factEndpoints,
  type FactQuestion,
  type FactsAnswer,
  METRIC_LABELS,
  type MetricFacts,
} from '../contract.ts';
import { actionFor, wordsHref } from './fact-actions.ts';
import { factSeries } from './fact-series.ts';
import { newestFirst } from '../domain/agreement.ts';
import { aboutText, whenText } from '../domain/fact-text.ts';
import {
  aboutHeading,
  amountShort,
  amountText,
  levelText,
  limitText,
  listedText,
  sideText,
  standingText,
  statedText,
} from './fact-words.ts';

const { useCall } = endpointHooks<typeof factEndpoints>();

/** What of a fact its card does not say: when, and of what where the two sides differ in it. */
function Side({
  fact,
  other,
  converted,
  language,
}: {
  fact: Fact;
  other: Fact;
  converted: number | null;
  language: Contradiction['language'];
}) {
  const href = wordsHref(fact);
  const about = sideText(fact, other);
  const limit = limitText(fact);
  return (
    <div className="grid content-start gap-2">
      <p className="grid">
        <span>
          <b className="tabular text-2xl font-semibold">{statedText(fact)}</b>
          {limit === null ? null : <span className="text-soft text-sm"> {limit}</span>}
        </span>
        <span className="text-soft text-sm">
          {about === null ? levelText(fact) : `${about}. ${levelText(fact)}`}
        </span>
      </p>
      {converted === null ? null : (
        <p className="text-soft tabular text-sm">
          Converted: {amountShort({ value: converted, unit: 'money', currency: other.currency })}
        </p>
      )}
      {fact.quote === null ? null : (
        <blockquote className="border-l-2 pl-3 text-sm italic [overflow-wrap:anywhere]">
          {quoted(language, fact.quote.text.trim())}
        </blockquote>
      )}
      <p className="text-soft text-sm">
        {href === null ? fact.source.label : <TextLink href={href}>{placeOf(fact)}</TextLink>}
      </p>
    </div>
  );
}

const placeOf = ({ source, quote }: Fact) =>
  quote === null ? source.label : `${source.label}, page ${quote.page}`;

const SEVERITIES: Readonly<Record<Contradiction['severity'], string>> = {
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

type Shown = { readonly startupId: number; readonly isTeam: boolean };

/** Both figures with their words, the believed one last. */
function Sides({ difference }: { difference: Contradiction | FactQuestion }) {
  const { believed, against, converted, language } = difference;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Side fact={against} other={believed} converted={converted} language={language} />
      <Side fact={believed} other={against} converted={null} language={language} />
    </div>
  );
}

/** What is said under the two figures, and what to do about them. */
function Settle({
  difference,
  startupId,
  isTeam,
  children,
}: Shown & { difference: Difference; children: ReactNode }) {
  const action = actionFor(difference, { startupId, isTeam });
  return (
    <p className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t pt-3 text-sm">
      <span className="min-w-0 flex-1 basis-64">{children}</span>
      <LinkButton href={action.href} className="max-w-full">
        <span className="min-w-0 py-1 whitespace-normal [overflow-wrap:anywhere]">{action.label}</span>
      </LinkButton>
    </p>
  );
}

/** Two figures that may be of two things. */
function QuestionCard({ question, ...shown }: Shown & { question: FactQuestion }) {
  const { language, wording } = question;
  return (
    <Card>
      <CardHeader
        level={2}
        title={<span lang={language}>{wording.title}</span>}
        actions={<Tag>Question</Tag>}
      />
      <Sides difference={question} />
      <Settle difference={question} {...shown}>
        <span lang={language}>{wording.reason}</span>
      </Settle>
    </Card>
  );
}

function Remedy({ language, isTeam, mend }: Pick<Shown, 'isTeam'> & Told) {
  return (
    <span className="mt-1 block [overflow-wrap:anywhere]">
      <b className="font-semibold">{remedyLabel(language, !isTeam)}</b> {mend}
    </span>
  );
}
type Told = { readonly language: Contradiction['language']; readonly mend: string };

function ContradictionCard({ contradiction, ...shown }: Shown & { contradiction: Contradiction }) {
  const { severity, language, wording } = contradiction;
  return (
    <Card>
      <CardHeader
        level={2}
        title={
          <span className="flex gap-2">
            <Icon
              name="alert"
              className={classNames('mt-0.5 shrink-0', severity === 'critical' ? 'text-red' : 'text-amber')}
            />
            <span lang={language}>{wording.title}</span>
          </span>
        }
        actions={<Tag tone={severity === 'critical' ? 'bad' : 'warn'}>{SEVERITIES[severity]}</Tag>}
      />
      <Sides difference={contradiction} />
      <Settle difference={contradiction} {...shown}>
        <span lang={language}>
          <b className="font-semibold">{wording.stands}.</b>{' '}
          <span className="text-soft">{wording.because}</span>
          <Remedy language={language} isTeam={shown.isTeam} mend={wording.mend} />
        </span>
      </Settle>
    </Card>
  );
}

/** A metric over time, a line a source. */
function Course({ metric, label }: { metric: MetricFacts; label: string }) {
  const drawn = factSeries(metric);
  if (drawn === null) return null;
  const { unit, currency, isMonthly, series, rows } = drawn;
  const name = `${label}${isMonthly ? ' a month' : ''} by source`;
  return (
    <Card>
      <CardHeader
        level={2}
        title={`${label} over time`}
        note={isMonthly ? 'What each source says, per month' : 'What each source says'}
      />
      <LineChart
        label={name}
        series={series}
        rows={rows}
        format={(value) => amountText({ value, unit, currency })}
        formatShort={(value) => amountShort({ value, unit, currency })}
      />
    </Card>
  );
}

/** A document about another company, or with another registration number. */
function PaperCard({ paper, isTeam }: Pick<Shown, 'isTeam'> & { paper: FactsAnswer['papers'][number] }) {
  const { documentId: id, version, quote, text, language, heading, mend } = paper;
  return (
    <Card>
      <CardHeader
        level={2}
        title={<span lang={language}>{heading}</span>}
        actions={<Tag tone="bad">Critical</Tag>}
      />
      <p lang={language}>{text}.</p>
      <blockquote className="mt-2 border-l-2 pl-3 text-sm italic [overflow-wrap:anywhere]">
        {quoted(language, quote.text.trim())}
      </blockquote>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t pt-3 text-sm">
        <span lang={language} className="min-w-0 flex-1 basis-64">
          <Remedy language={language} isTeam={isTeam} mend={mend} />
        </span>
        <LinkButton href={documentHref({ id, version, quote })}>Open the document</LinkButton>
      </p>
    </Card>
  );
}

/** Where a figure stands, and what that is worth as evidence. */
function From({ fact }: { fact: Fact }) {
  const href = wordsHref(fact);
  return (
    <>
      {href === null ? fact.source.label : <TextLink href={href}>{placeOf(fact)}</TextLink>}
      <span className="text-soft block">{levelText(fact)}</span>
    </>
  );
}

/** A row of the table on a phone: the figure first, then of when and of what, then where it stands. */
function FactLine({ fact }: { fact: Fact }) {
  const about = aboutText(fact);
  return (
    <div className="grid gap-0.5 border-b pb-3 text-sm [li:last-child>&]:border-0 [li:last-child>&]:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="tabular text-base font-semibold">{statedText(fact)}</b>
        <span>{whenText(fact)}</span>
      </p>
      {about === null ? null : <p>{about}</p>}
      <div>
        <From fact={fact} />
      </div>
    </div>
  );
}

function MetricPanel({ metric, ...shown }: Shown & { metric: MetricFacts }) {
  const label = METRIC_LABELS[metric.metric];
  const rows = metric.facts.toSorted(newestFirst);
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3">
      {metric.contradictions.map((contradiction) => (
        <ContradictionCard
          key={`${contradiction.period}:${contradiction.against.about}:${contradiction.against.source.label}`}
          contradiction={contradiction}
          {...shown}
        />
      ))}
      {metric.questions.map((question) => (
        <QuestionCard
          key={`${question.period}:${question.against.about}:${question.against.source.label}`}
          question={question}
          {...shown}
        />
      ))}
      <Course metric={metric} label={label} />
      <Card>
        <CardHeader level={2} title={label} note="Every source, newest first" />
        <DataTable
          label={`${label} by source`}
          rows={rows}
          keyOf={(_, index) => index}
          renderCard={(fact) => <FactLine fact={fact} />}
          columns={[
            {
              name: 'Source',
              className: 'font-normal',
              render: (fact) => <From fact={fact} />,
            },
            ...(metric.facts.some((fact) => aboutText(fact) !== null)
              ? [{ name: aboutHeading(metric.metric), render: (fact: Fact) => aboutText(fact) ?? '' }]
              : []),
            { name: 'When', render: whenText },
            {
              name: 'Figure',
              isNumber: true,
              className: 'font-semibold whitespace-nowrap',
              render: statedText,
            },
          ]}
        />
      </Card>
    </section>
  );
}

/** Where nothing but the profile is known: what would make a claim more than that. */
function NoPapers({ startupId }: { startupId: number }) {
  return (
    <Card>
      <CardHeader
        level={2}
        title="No figures from documents yet"
        note="A deck, accounts or a bank statement puts its figures here beside those of the profile, and shows where they differ."
        actions={
          <LinkButton href={`/ai-insights?tab=documents&startup=${startupId}`}>Upload a document</LinkButton>
        }
      />
    </Card>
  );
}

function MetricList({
  metrics,
  chosen,
  onChoose,
}: {
  metrics: readonly MetricFacts[];
  chosen: MetricFacts['metric'];
  onChoose: (metric: MetricFacts['metric']) => void;
}) {
  const stated = metrics.filter(({ status }) => status !== 'none');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Metric</legend>
      <div className="grid content-start gap-1 max-lg:-mx-4 max-lg:flex max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1">
        {stated.map((entry) => (
          <button
            key={entry.metric}
            type="button"
            aria-pressed={entry.metric === chosen}
            onClick={() => onChoose(entry.metric)}
            className={classNames(
              'grid min-h-11 content-start rounded-md border px-3 py-1.5 text-left max-lg:shrink-0 max-lg:whitespace-nowrap',
              entry.metric === chosen
                ? 'border-green bg-tint'
                : 'hover:bg-hover max-lg:bg-card lg:border-transparent',
            )}
          >
            <span className="grid gap-x-3 lg:flex lg:items-baseline lg:justify-between">
              <span className="text-sm">{METRIC_LABELS[entry.metric]}</span>{' '}
              <b className="tabular font-semibold whitespace-nowrap">{listedText(entry)}</b>
            </span>{' '}
            <small className={entry.status === 'contradict' ? 'text-red' : 'text-soft'}>
              {standingText(entry)}
            </small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What no source tells: below the list at a desk, below everything on a phone. */
function Missing({ metrics }: { metrics: readonly MetricFacts[] }) {
  const missing = metrics.filter(({ status }) => status === 'none');
  if (missing.length === 0) return null;
  return (
    <p className="text-soft px-1 text-sm lg:col-start-1 lg:row-start-2">
      Not stated: {missing.map(({ metric }) => METRIC_LABELS[metric]).join(', ')}.
    </p>
  );
}

/** The shape of the facts while they are on their way: the list of metrics, and what the sources say of one. */
function FactsSkeleton() {
  return (
    <>
      <PageHeader title="Facts" note="Comparing what each source says" />
      <output
        aria-label="Loading the facts"
        className="grid items-start gap-4 lg:grid-cols-[minmax(15rem,1fr)_minmax(0,2.4fr)]"
      >
        <div className="flex gap-2 overflow-hidden lg:grid lg:gap-4">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-14 w-32 shrink-0 lg:h-10 lg:w-full" />
          ))}
        </div>
        <Card>
          <SkeletonLines count={6} label="Loading the sources" />
        </Card>
      </output>
    </>
  );
}

/** Every metric of a startup with its sources side by side: where they agree, where they contradict each other. */
export function FactsPage() {
  const { id } = useParams<{ id: string }>();
  const result = useCall('GET /api/startups/{id}/facts', { params: { id: Number(id) } });
  const [asked, setAsked] = useState<MetricFacts['metric'] | null>(null);
  const { data, error } = result;
  if (isStatus(error, 404))
    return (
      <>
        <PageHeader title="No such facts" />
        <EmptyState title="They do not exist, or you have no access" icon="lock">
          Facts are seen by the startup’s team, and by investors over what was shared with them.
        </EmptyState>
      </>
    );
  if (error)
    return (
      <>
        <PageHeader title="Facts" />
        <LoadError what="the facts" result={result} />
      </>
    );
  if (!data) return <FactsSkeleton />;
  const { startup, side, metrics, papers, factCount, beyondClaimCount } = data;
  const differing = [
    formatCount(data.contradictionCount, 'contradiction'),
    ...(data.questionCount === 0 ? [] : [formatCount(data.questionCount, 'question')]),
  ].join(', ');
  const hasPapers = metrics.some(({ facts }) => facts.some(({ source }) => source.documentId !== null));
  // What is stated comes first; what contradicts before that.
  const order = { contradict: 0, question: 1, agree: 2, single: 3, none: 4 };
  const sorted = metrics.toSorted((a, b) => order[a.status] - order[b.status]);
  const chosen = metrics.find(({ metric }) => metric === asked) ?? sorted[0];
  return (
    <>
      <PageHeader
        title="Facts"
        tabTitle={`Facts of ${startup.name}`}
        note={
          <>
            {startup.name}
            {startup.isDemo ? <> </> : null}
            <DemoTag isDemo={startup.isDemo} />
            {`${side === 'team' ? '' : ', as shared with you'}: ${formatCount(factCount, 'fact')}, ${beyondClaimCount} beyond a claim, ${differing}`}
          </>
        }
      />
      {papers.length === 0 ? null : (
        <div className="mb-4 grid gap-3">
          {papers.map((paper) => (
            <PaperCard key={`${paper.documentId}:${paper.kind}`} paper={paper} isTeam={side === 'team'} />
          ))}
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(15rem,1fr)_minmax(0,2.4fr)] lg:grid-rows-[auto_1fr]">
        {chosen ? <MetricList metrics={sorted} chosen={chosen.metric} onChoose={setAsked} /> : null}
        {chosen ? (
          <div className="grid min-w-0 gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <MetricPanel
              key={chosen.metric}
              metric={chosen}
              startupId={startup.id}
              isTeam={side === 'team'}
            />
            {side === 'team' && !hasPapers ? <NoPapers startupId={startup.id} /> : null}
          </div>
        ) : null}
        <Missing metrics={sorted} />
      </div>
    </>
  );
}
