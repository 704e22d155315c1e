import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { isStatus } from '#shared/web/api-error.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { DealSummary, dealSummaryEndpoints } from '../contract.ts';
import { chosenForm, formOptions, inPlaces, LANGUAGE_OPTIONS } from './summary-form.ts';
import { SummaryBlock } from './summary-blocks.tsx';

const { useCall } = endpointHooks<typeof dealSummaryEndpoints>();
const FileDialog = lazy(async () => ({ default: (await import('./file-dialog.tsx')).FileDialog }));

function Sheet({ page, lang }: { page: DealSummary['pages'][number]; lang: string }) {
  return (
    <Card className="grid content-start gap-5">
      {page.sections.map(({ heading, source, blocks }) => (
        <section key={heading} lang={lang} className="grid gap-2">
          <h2 className="text-base">{heading}</h2>
          {inPlaces(blocks).map(({ place, item: block }) => (
            <SummaryBlock key={place} block={block} label={heading} />
          ))}
          {source === null ? null : <p className="text-soft text-xs">{source}</p>}
        </section>
      ))}
    </Card>
  );
}

/** A startup on two pages, to read and to take away as a PDF. */
export function DealSummaryPage() {
  const { id = '' } = useParams();
  const [search, change] = useAddress();
  const form = chosenForm(search);
  const [filing, setFiling] = useState(false);
  const result = useCall(
    'GET /api/startups/{id}/deal-summary',
    { params: { id: Number(id) }, query: form },
    { keepPrevious: true },
  );
  const { data, error, refetch, isFetching } = result;
  if (isStatus(error, 404) || isStatus(error, 400))
    return (
      <>
        <PageHeader title="Deal summary" />
        <EmptyState
          title="This summary is not here"
          icon="search"
          action={<LinkButton href={`/startups/${id}`}>The startup’s page</LinkButton>}
        >
          The full form is for the startup’s own team.
        </EmptyState>
      </>
    );
  if (error && !data)
    return (
      <>
        <PageHeader title="Deal summary" />
        <ErrorState
          title="We could not load the summary"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </>
    );
  if (!data) return <PageSkeleton />;
  const canFile = data.canFile && form.scope !== 'notes';
  const file = `/api/startups/${id}/deal-summary/file?${new URLSearchParams(form).toString()}`;
  return (
    <>
      <PageHeader
        title={data.startup.name}
        tabTitle={`${data.startup.name}: deal summary`}
        note={
          <>
            <DemoTag isDemo={data.startup.isDemo} /> Deal summary in {data.pages.length} pages.{' '}
            <TextLink href={`/startups/${id}`}>The startup’s page</TextLink>
          </>
        }
        actions={
          <>
            {canFile ? (
              <Button icon="lock" onClick={() => setFiling(true)}>
                File in the data room
              </Button>
            ) : null}
            <LinkButton variant="primary" icon="download" href={file}>
              Download PDF
            </LinkButton>
          </>
        }
      />
      <div className="mb-4 grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <SelectField
          required
          label="What it holds"
          options={formOptions(data.isTeam)}
          value={form.scope}
          onChange={({ target }) => change({ scope: target.value })}
        />
        <SelectField
          required
          label="Language"
          options={LANGUAGE_OPTIONS}
          value={form.lang}
          onChange={({ target }) => change({ lang: target.value })}
        />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2" aria-busy={isFetching}>
        {inPlaces(data.pages).map(({ place, item: page }) => (
          <Sheet key={place} page={page} lang={form.lang} />
        ))}
      </div>
      <p className="text-soft mt-4 text-sm" lang={form.lang}>
        {data.asOf}. {data.notice}
      </p>
      {filing && form.scope !== 'notes' ? (
        <Suspense fallback={null}>
          <FileDialog
            startupId={data.startup.id}
            form={{ scope: form.scope, lang: form.lang }}
            onClose={() => setFiling(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
