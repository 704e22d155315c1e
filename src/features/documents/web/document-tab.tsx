import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { formatRelative } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { documentEndpoints } from '../contract.ts';
import type { PastedAnalysis } from '../contract/analysis.ts';
import { DOCUMENT_TYPE_LABELS } from '../domain/document-label.ts';
import type { DocumentType } from '../domain/document.ts';
import type { TeamRole } from '#features/startups/contract/team-role.ts';
import { canEditDocument } from '../policy.ts';
import { AnalysisCard, AnalysisSkeleton } from './analysis-card.tsx';
import { DocumentsList, SharedCard } from './documents-list.tsx';
import { PasteForm, TypeSelect } from './paste-form.tsx';
import { UploadForm } from './upload-form.tsx';

const { useCall, useList } = endpointHooks<typeof documentEndpoints>();
const profile = endpointHooks<typeof startupEndpoints>();
const EARLIER = 5;

/** Texts pasted before; nothing is shown before the first. */
function EarlierTexts({ onOpen }: { onOpen: (id: number) => void }) {
  const { data } = useList('GET /api/document-analyses', { query: { limit: EARLIER } }, { staleTimeMs: 0 });
  if (!data || data.total === 0) return null;
  return (
    <div className="mt-5 border-t pt-4">
      <h3 className="mb-1 text-sm font-semibold">Pasted before</h3>
      <ul>
        {data.items.map(({ id, beginning, documentType, score, analysedAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="hover:bg-sunk -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 text-left text-sm"
            >
              <span className="min-w-0 flex-1 truncate">
                {beginning === '' ? 'Untitled text' : beginning}
              </span>
              <span className="text-soft hidden sm:inline">{DOCUMENT_TYPE_LABELS[documentType]}</span>
              <span className="text-soft shrink-0">{formatRelative(analysedAt)}</span>
              <span className="tabular w-8 shrink-0 text-right font-semibold">{score ?? '–'}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a document is kept, and whose figures it is held against. */
function useStartup(isMember: boolean) {
  const [search, change] = useAddress();
  const profileResult = profile.useCall('GET /api/profile', {}, { enabled: isMember });
  const { data } = profileResult;
  const startups = data?.startups ?? [];
  const asked = search.get('startup');
  const single = asked === null && startups.length === 1 ? startups[0] : undefined;
  const startup = startups.find(({ id }) => String(id) === asked) ?? single;
  return {
    profileResult,
    startups,
    startup,
    choose: (id: string) => change({ startup: id === '' ? 'none' : id }),
  };
}

type OwnStartup = {
  readonly id: number;
  readonly name: string;
  readonly role: TeamRole;
};

function Keeping({ startup }: { startup: OwnStartup | undefined }) {
  const [, navigate] = useLocation();
  const [type, setType] = useState<DocumentType>('pitch_deck');
  const fields = { documentType: type, ...(startup ? { startupId: String(startup.id) } : {}) };
  return (
    <Card>
      <CardHeader
        title="Documents"
        note={startup ? `Seen by the team of ${startup.name} only` : 'Visible only to you'}
      />
      {canEditDocument({ role: startup?.role ?? null, isOwn: startup === undefined }) ? (
        <div className="grid gap-4">
          <TypeSelect label="Document type" type={type} onType={setType} />
          <UploadForm
            key={startup?.id ?? 0}
            label="File"
            target={{ fields }}
            onDone={({ id }) => navigate(`/documents/${id}`)}
          />
        </div>
      ) : (
        <p className="text-soft text-sm">Owners and editors can upload here. You can read.</p>
      )}
      <div className="mt-5 border-t pt-3">
        <DocumentsList startupId={startup?.id ?? null} />
      </div>
    </Card>
  );
}

function StoredText({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useCall('GET /api/document-analyses/{id}', { params: { id } });
  if (data) return <AnalysisCard result={data} pages={data.pages} unit="part" />;
  if (!error) return <AnalysisSkeleton label="Loading the analysis" />;
  return <LoadError what="this analysis" result={{ error, refetch, isFetching }} />;
}

type Shown = { readonly id: number } | { readonly result: PastedAnalysis };

const keyOf = (shown: Shown): string => ('id' in shown ? String(shown.id) : shown.result.analysedAt);

/** The result, which takes the focus, since it appears below what was pressed. */
function Found({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24">
          What was found
        </h2>
        <Button variant="quiet" icon="close" onClick={onClose}>
          Close
        </Button>
      </div>
      {'id' in shown ? (
        <StoredText id={shown.id} />
      ) : (
        <AnalysisCard result={shown.result} pages={shown.result.pages} unit="part" />
      )}
    </div>
  );
}

function SignInToKeep() {
  return (
    <EmptyState
      title="Keep documents and their versions"
      icon="document"
      action={<LinkButton href="/api/login?redirect=%2Fai-insights%3Ftab%3Ddocuments">Sign In</LinkButton>}
    >
      Text you paste as a visitor is analysed and not stored. Members can upload PDF, PPTX, DOCX, XLSX, TXT
      and MD files and compare versions.
    </EmptyState>
  );
}

/** Document Intelligence: upload or paste, and see what was found where. */
export function DocumentTab() {
  const isMember = useCurrentUser() !== null;
  const { profileResult, startups, startup, choose } = useStartup(isMember);
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <div className="grid gap-6">
      {startups.length === 0 ? null : (
        <SelectField
          label="For"
          required
          className="max-w-80"
          value={startup ? String(startup.id) : ''}
          options={[
            { value: '', label: 'Only me' },
            ...startups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {startup ? (
        <TextLink href={`/startups/${startup.id}/facts`}>
          Facts of {startup.name}, with their sources
        </TextLink>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {isMember ? (
          <div className="grid gap-4">
            <Loaded
              result={profileResult}
              label="Loading your startups"
              failure="We could not load your startups"
            >
              {() => <Keeping startup={startup} />}
            </Loaded>
            <SharedCard />
          </div>
        ) : null}
        <Card>
          <CardHeader title="Analyse a text" note="Strengths, risk flags and figures, each with its quote" />
          <PasteForm startupId={startup?.id ?? null} onResult={(result) => setShown({ result })} />
          {isMember ? <EarlierTexts onOpen={(id) => setShown({ id })} /> : null}
        </Card>
        {isMember ? null : <SignInToKeep />}
      </div>
      {shown === null ? null : <Found key={keyOf(shown)} shown={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
