import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isStatus, messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatDate, formatNumber } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { Menu, type MenuItem } from '#shared/web/ui/menu.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { documentEndpoints } from '../contract.ts';
import type { DocumentDetail, DocumentVersion } from '../contract/document.ts';
import { DOCUMENT_TYPE_LABELS } from '../domain/document-label.ts';
import { quoteAsked } from '../domain/document-link.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../domain/document.ts';
import { AnalysisCard, AnalysisSkeleton } from './analysis-card.tsx';
import { useAnswers } from './answers.ts';
import type { OnQuote } from './findings-list.tsx';
import { VersionsCard } from './versions-card.tsx';

const { useCall, useSend } = endpointHooks<typeof documentEndpoints>();
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
const VERSION = 'GET /api/documents/{id}/versions/{number}';
const LIVE = ['GET /api/documents', 'GET /api/documents/{id}', VERSION];

/** What stands among the findings of a version, made elsewhere. */
export type ExtraOf = (shown: {
  documentId: number;
  version: number;
  canEdit: boolean;
  onQuote: OnQuote;
}) => ReactNode;

function Removal({ document, onClose }: { document: DocumentDetail; onClose: () => void }) {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useSend('DELETE /api/documents/{id}', {
    refreshes: ['GET /api/documents'],
    onSuccess: () => {
      toast({ title: 'Document deleted' });
      navigate('/ai-insights?tab=documents');
    },
    onError: toastError,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${document.title}?`}
      action="Delete document"
      pending={isPending}
      onConfirm={() => mutate({ params: { id: document.id } })}
    >
      {formatCount(document.versions.length, 'version')}, including files and analyses, will be permanently
      deleted.
    </ConfirmDialog>
  );
}

type ActionProps = {
  document: DocumentDetail;
  shown: DocumentVersion;
  /** Where versions are listed and sent. */
  versions: RefObject<HTMLDivElement | null>;
};

/** Has the newest version analysed anew, as another type when one is given. */
function useAnalyse({ id }: DocumentDetail) {
  const { mutate, isPending } = useSend('POST /api/documents/{id}/analyze', {
    refreshes: LIVE,
    onSuccess: () => toast({ title: 'Document analysis completed' }),
    onError: (error) =>
      toast({ title: 'Failed to analyze document', description: messageOf(error), variant: 'destructive' }),
  });
  const analyse = (documentType?: DocumentType) =>
    mutate({ params: { id }, body: documentType === undefined ? {} : { documentType } });
  return { analyse, isPending };
}

const isNewest = (shown: DocumentVersion, { versions }: DocumentDetail): boolean =>
  shown.number === versions[0]?.number;

/** What is done seldom: the rules of another kind of document, the same ones anew, and deleting. */
function More({ document, shown }: Omit<ActionProps, 'versions'>) {
  const [deleting, setDeleting] = useState(false);
  const { analyse, isPending } = useAnalyse(document);
  const others = DOCUMENT_TYPES.filter((type) => type !== document.documentType);
  const readings: readonly MenuItem[] = [
    { label: 'Analyze again', icon: 'retry', onSelect: () => analyse() },
    ...others.map((documentType) => ({
      label: `Analyze as ${DOCUMENT_TYPE_LABELS[documentType]}`,
      icon: 'document' as const,
      onSelect: () => analyse(documentType),
    })),
  ];
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label="More actions" variant="secondary" pending={isPending} />}
        items={[
          ...(isNewest(shown, document) && shown.status === 'ready' && !document.isMade ? readings : []),
          { label: 'Delete', icon: 'trash', danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      {deleting ? <Removal document={document} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}

function Actions({ document, shown, versions }: ActionProps) {
  const [sharing, setSharing] = useState(false);
  const isRead = shown.status !== 'failed' && (shown.status !== 'ready' || shown.score !== null);
  const toUpload = () => {
    versions.current?.scrollIntoView({ block: 'start' });
    versions.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button variant={isRead ? 'primary' : undefined} icon="people" onClick={() => setSharing(true)}>
        Share
      </Button>
      {document.isMade ? null : (
        <Button variant={isRead ? undefined : 'primary'} icon="upload" onClick={toUpload}>
          New version
        </Button>
      )}
      <More document={document} shown={shown} />
      {sharing ? (
        <Suspense fallback={null}>
          <ShareDialog document={document} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Version({
  document,
  shown,
  extraOf,
}: {
  document: DocumentDetail;
  shown: DocumentVersion;
  extraOf?: ExtraOf;
}) {
  const [search] = useAddress();
  const { analyse } = useAnalyse(document);
  const { id, canEdit } = document;
  const { number, status, reason, pageUnit, pageCount, isCut } = shown;
  const answer = useAnswers({ id, number });
  const isShown = status === 'ready' && !document.isMade;
  const page = useCall(VERSION, { params: { id, number } }, { enabled: isShown, staleTimeMs: 0 });
  const { data, error } = page;
  if (document.isMade)
    return (
      <p className="bg-tint rounded-md px-4 py-3 text-sm">
        Kilele made this file from the startup’s own figures. It is not analyzed, and counts as evidence of
        nothing.
      </p>
    );
  if (status === 'failed')
    return (
      <EmptyState title="This file could not be read" icon="alert">
        {reason} Nothing else of your documents is touched; send another file below.
      </EmptyState>
    );
  if (status !== 'ready')
    return (
      <div className="grid gap-3">
        <p className="text-soft">Reading the file. This takes a few seconds. The result appears here.</p>
        <AnalysisSkeleton label="Reading the file" />
      </div>
    );
  if (error && !data) return <LoadError what="this version" result={page} />;
  if (!data?.analysis) return <AnalysisSkeleton label="Loading the analysis" />;
  return (
    <>
      {isCut ? (
        <p className="border-amber bg-amber-tint rounded-md border px-4 py-3 text-sm">
          <span className="font-semibold">Only the first part was read:</span>{' '}
          {formatCount(data.pages.length, pageUnit ?? 'page')} of {formatNumber(pageCount ?? 0)}. The rest is
          not part of the score.
        </p>
      ) : null}
      <AnalysisCard
        key={number}
        result={data.analysis}
        pages={data.pages}
        unit={pageUnit ?? 'page'}
        onType={canEdit && isNewest(shown, document) ? analyse : undefined}
        asked={quoteAsked(search.get('quote'), data.pages)}
        isOthers={document.isShared}
        onAnswer={data.canAnswer ? answer : undefined}
        extra={extraOf && ((onQuote) => extraOf({ documentId: id, version: number, canEdit, onQuote }))}
      />
    </>
  );
}

/** Who sees it, as far as the reader is of them; the team may have shared it further. */
function whose({ startupName, isShared }: DocumentDetail): string {
  if (isShared) return '';
  return startupName === null ? ', yours' : `, for the team of ${startupName}`;
}

function SharedNote({ document: { startupId, startupName } }: { document: DocumentDetail }) {
  return (
    <p className="bg-tint flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md px-4 py-3 text-sm">
      <Icon name="lock" className="text-green size-4.5" />
      <span className="font-semibold">
        Shared with you by {startupName === null ? 'its owner' : 'the team'}; read only.
      </span>
      {startupId === null ? null : <TextLink href={`/startups/${startupId}`}>{startupName}</TextLink>}
    </p>
  );
}

function Body({ document, extraOf }: { document: DocumentDetail; extraOf?: ExtraOf }) {
  const [search, change] = useAddress();
  const below = useRef<HTMLDivElement>(null);
  const { versions, title, documentType, isMade, startupId, canEdit, isShared } = document;
  const kind = isMade ? 'Made by Kilele' : DOCUMENT_TYPE_LABELS[documentType];
  const asked = Number(search.get('version'));
  const shown = versions.find(({ number }) => number === asked) ?? versions[0];
  if (!shown) return null;
  return (
    <>
      <LinkButton
        variant="quiet"
        icon="back"
        href={toList(isShared ? null : startupId)}
        className="mb-2 -ml-3"
      >
        {isShared ? 'Shared with you' : 'All documents'}
      </LinkButton>
      <PageHeader
        title={title}
        note={`${kind}, version ${shown.number}, ${formatDate(shown.createdAt)}${whose(document)}`}
        actions={canEdit ? <Actions document={document} shown={shown} versions={below} /> : undefined}
      />
      <div className="grid gap-6">
        {isShared ? <SharedNote document={document} /> : null}
        <Version document={document} shown={shown} extraOf={isShared ? undefined : extraOf} />
        <div ref={below} className="scroll-mt-24">
          <VersionsCard
            document={document}
            shown={shown}
            onShow={(number) =>
              change({ version: number === versions[0]?.number ? null : number, quote: null }, { push: true })
            }
          />
        </div>
      </div>
    </>
  );
}

const toList = (startupId: number | null): string =>
  `/ai-insights?tab=documents&startup=${startupId ?? 'none'}`;

function Missing() {
  return (
    <>
      <PageHeader title="No such document" />
      <EmptyState
        title="It was deleted, is no longer shared, or you do not have access"
        icon="document"
        action={<LinkButton href={toList(null)}>All documents</LinkButton>}
      >
        A document can be seen by its owner or the startup’s team, and by people it is shared with until
        sharing ends.
      </EmptyState>
    </>
  );
}

/** A stored document: what was found in a version, where it stands, and how versions differ. */
export function DocumentPage({ id, extraOf }: { id: number; extraOf?: ExtraOf }) {
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/documents/{id}',
    { params: { id } },
    { staleTimeMs: 0 },
  );
  useLive('documents', LIVE);
  // Also what was in sight: it may have been taken back since.
  if (isStatus(error, 404)) return <Missing />;
  if (data) return <Body document={data} extraOf={extraOf} />;
  if (!error) return <AnalysisSkeleton label="Loading the document" />;
  return (
    <>
      <PageHeader title="Document" />
      <LoadError what="this document" result={{ error, refetch, isFetching }} />
    </>
  );
}
