import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import type { CompanyDetail } from '../../contract/company.ts';
import type { companyEndpoints } from '../../contract.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { CompanyDialog, type CompanyPageProps, type Open } from './company-dialog.tsx';
import { DocumentsCard } from './documents-card.tsx';
import type { EventKind } from './event-fields.ts';
import { FlowsTable } from './flows-table.tsx';
import { NotesCard } from './notes-card.tsx';
import { EffectCard } from './effect-card.tsx';
import { hasCourse } from './course.ts';
import { endOf } from './position-words.ts';
import { RecordsList } from './records-list.tsx';
import { ValueCard } from './value-card.tsx';

const { useCall } = endpointHooks<typeof companyEndpoints>();
const CourseChart = lazy(async () => ({ default: (await import('./course-charts.tsx')).CourseChart }));
const MetricCharts = lazy(async () => ({ default: (await import('./course-charts.tsx')).MetricCharts }));

function RecordMenu({ detail, onOpen }: { detail: CompanyDetail; onOpen: (open: Open) => void }) {
  const isActive = detail.company.status === 'active';
  const event = (of: EventKind, label: string) => ({
    label,
    onSelect: () => onOpen({ kind: 'event', of, event: null }),
  });
  const whileHeld = [
    { label: 'Follow-on investment', onSelect: () => onOpen({ kind: 'investment', investment: null }) },
    event('mark', 'Mark: a new value'),
    event('round', 'Priced round of the company'),
  ];
  const ends = [event('exit', 'Exit, full or partial'), event('write-off', 'Write-off')];
  const items = isActive
    ? [...whileHeld, event('distribution', 'Distribution'), ...ends]
    : [event('distribution', 'Distribution')];
  return (
    <Menu
      trigger={
        <Button variant="primary" icon="plus">
          Record
        </Button>
      }
      items={items}
    />
  );
}

/** That a company was left, and when. */
function EndTag({ detail }: { detail: CompanyDetail }) {
  const { status } = detail.company;
  const end = endOf(detail);
  if (status === 'active' || end === null) return null;
  return (
    <Tag tone={status === 'exited' ? 'good' : 'bad'}>
      {status === 'exited' ? 'Exited' : 'Written off'} on {formatDate(end)}
    </Tag>
  );
}

function MissingRates({ detail, onAdd }: { detail: CompanyDetail; onAdd: () => void }) {
  const [gap] = detail.company.missingRates;
  if (gap === undefined) return null;
  return (
    <div className="bg-amber-tint flex flex-wrap items-center justify-between gap-3 rounded-md p-4 text-sm">
      <p className="max-w-prose">
        <b>Figures are in {detail.company.ownCurrency}:</b> there is no rate for {gap.currency} on{' '}
        {formatDate(gap.date)}, so this company is left out of the totals.
      </p>
      <Button onClick={onAdd}>Add a rate</Button>
    </div>
  );
}

/** A startup of the same name has joined: whether it is this company, only the holder can say. */
function JoinedNotice({ detail, onLink }: { detail: CompanyDetail; onLink: () => void }) {
  const joined = detail.outside?.joined ?? null;
  if (joined === null) return null;
  return (
    <div className="bg-amber-tint flex flex-wrap items-center justify-between gap-3 rounded-md p-4 text-sm">
      <p className="max-w-prose">
        A startup called <TextLink href={`/startups/${joined.id}`}>{joined.name}</TextLink> is in the
        directory. Is it this company?
      </p>
      <Button onClick={onLink}>Link it</Button>
    </div>
  );
}

function OutsideMenu({ onOpen }: { onOpen: (open: Open) => void }) {
  return (
    <Menu
      trigger={<IconButton icon="more" label="The company" variant="secondary" />}
      items={[
        { label: 'Correct name, country, sector', onSelect: () => onOpen({ kind: 'company' }) },
        { label: 'Link to a startup of the directory', onSelect: () => onOpen({ kind: 'link' }) },
      ]}
    />
  );
}

function OwnerSelect({ detail }: { detail: CompanyDetail }) {
  const [, change] = useAddress();
  if (detail.owners.length < 2) return null;
  return (
    <SelectField
      label="Whose holding"
      required
      className="max-w-60"
      options={detail.owners.map(({ id, name }) => ({ value: id, label: name }))}
      value={detail.owner}
      onChange={({ target }) => change({ owner: target.value })}
    />
  );
}

function CompanyScreen(props: CompanyPageProps & { detail: CompanyDetail }) {
  const { detail } = props;
  const { startup } = detail.company;
  const [open, setOpen] = useState<Open>(null);
  const place = [startup.sector, startup.stage, startup.country].filter(Boolean).join(', ');
  return (
    <>
      <p className="mb-3 text-sm">
        <TextLink href="/portfolio">Portfolio</TextLink>
      </p>
      <PageHeader
        title={startup.name}
        note={
          <>
            {startup.isListed || startup.isOutside ? place : 'No longer on Kilele. Your records are kept.'}{' '}
            {startup.isOutside ? <Tag>Not listed</Tag> : null} <EndTag detail={detail} />{' '}
            <DemoTag isDemo={startup.isDemo} />
          </>
        }
        actions={
          <>
            {startup.isListed ? (
              <LinkButton href={`/startups/${startup.id}`}>Public profile</LinkButton>
            ) : null}
            {detail.outside === null ? null : <OutsideMenu onOpen={setOpen} />}
            <RecordMenu detail={detail} onOpen={setOpen} />
          </>
        }
      />
      <div className="grid gap-3">
        <OwnerSelect detail={detail} />
        <JoinedNotice detail={detail} onLink={() => setOpen({ kind: 'link' })} />
        <MissingRates detail={detail} onAdd={() => setOpen({ kind: 'rates' })} />
        <div className="grid items-start gap-3 lg:grid-cols-[21rem_minmax(0,1fr)]">
          <ValueCard detail={detail} />
          <div className="grid min-w-0 gap-3">
            {hasCourse(detail.course) ? (
              <Suspense fallback={null}>
                <CourseChart detail={detail} />
              </Suspense>
            ) : null}
            <FlowsTable detail={detail} />
            <EffectCard detail={detail} />
          </div>
        </div>
        <div className="grid items-start gap-3 lg:grid-cols-2">
          <div className="grid min-w-0 gap-3">
            <RecordsList
              detail={detail}
              onEdit={(investment) => setOpen({ kind: 'investment', investment })}
              onEvent={(of, event) => setOpen({ kind: 'event', of, event })}
            />
          </div>
          <div className="grid min-w-0 gap-3">
            <NotesCard detail={detail} />
            {startup.isOutside ? null : <DocumentsCard startupId={startup.id} />}
          </div>
        </div>
        <Suspense fallback={null}>
          <MetricCharts detail={detail} />
        </Suspense>
      </div>
      <CompanyDialog {...props} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** One company of the portfolio: position, returns and what they rest on, records, course and notes. */
export function CompanyPage(props: CompanyPageProps) {
  const { startupId } = useParams<{ startupId: string }>();
  const [search] = useAddress();
  const owner = search.get('owner');
  const result = useCall('GET /api/portfolio/companies/{startupId}', {
    params: { startupId: Number(startupId) },
    query: owner === null ? {} : { owner },
  });
  useLive('portfolio', ['GET /api/portfolio/companies/{startupId}']);
  const { data, error } = result;
  if (data !== undefined) return <CompanyScreen {...props} detail={data} />;
  if (error === null) return <PageSkeleton />;
  if (isStatus(error, 404) || isStatus(error, 400))
    return (
      <>
        <PageHeader title="Company" />
        <EmptyState
          title="Not in your portfolio"
          icon="chart"
          action={<LinkButton href="/portfolio">Back to the portfolio</LinkButton>}
        >
          You have no investment in this company.
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader title="Company" />
      <LoadError what="this company" result={result} />
    </>
  );
}
