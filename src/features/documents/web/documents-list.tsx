import { formatCount, formatRelative } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { ScoreNumber } from '#shared/web/ui/score.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';
import type { documentEndpoints } from '../contract.ts';
import type { DocumentSummary, DocumentVersion } from '../contract/document.ts';
import { DOCUMENT_TYPE_LABELS } from '../domain/document-label.ts';

const { useList } = endpointHooks<typeof documentEndpoints>();

/** What became of a version, in a word. */
export function StatusTag({ version }: { version: DocumentVersion }) {
  if (version.status === 'failed') return <Tag tone="bad">Not readable</Tag>;
  if (version.status !== 'ready') return <Tag tone="info">Reading …</Tag>;
  if (version.flagCount === null) return null;
  if (version.score === null) return <Tag tone="warn">No text</Tag>;
  if (version.flagCount === 0) return <Tag tone="good">No flags</Tag>;
  const isGrave = (version.criticalFlagCount ?? 0) > 0;
  return <Tag tone={isGrave ? 'bad' : 'warn'}>{formatCount(version.flagCount, 'flag')}</Tag>;
}

function Row({ document, isShared = false }: { document: DocumentSummary; isShared?: boolean }) {
  const { id, title, documentType, isMade, startupName, versionCount, latest } = document;
  return (
    <li>
      <PageLink
        href={`/documents/${id}`}
        className="hover:bg-sunk -mx-2 flex items-center gap-3 rounded-md px-2 py-2.5"
      >
        <Icon name="document" className="text-green size-6 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere]">{title}</span>
          <span className="text-soft block text-sm">
            {isShared && startupName !== null ? `${startupName}, ` : ''}
            {isMade ? 'Made by Kilele' : DOCUMENT_TYPE_LABELS[documentType]},{' '}
            {versionCount === 1 ? '' : `version ${versionCount}, `}
            {formatRelative(latest.createdAt)}
          </span>
          <span className="mt-1 block">
            <StatusTag version={latest} />
          </span>
        </span>
        {isShared ? null : <ScoreNumber score={latest.score} note="of 100" />}
      </PageLink>
    </li>
  );
}

/** The documents that are kept, the newest first; one that is being read turns ready by itself. */
export function DocumentsList({ startupId }: { startupId: number | null }) {
  const query = { limit: LARGEST_PAGE, ...(startupId === null ? {} : { startup: startupId }) };
  const { data, error, refetch, isFetching } = useList('GET /api/documents', { query }, { staleTimeMs: 0 });
  useLive('documents', ['GET /api/documents']);
  if (error && !data) return <LoadError what="the documents" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonLines label="Loading the documents" />;
  if (data.total === 0)
    return (
      <p className="text-soft text-sm">
        No documents yet. Uploaded documents have versions you can compare, and a deck counts towards your
        readiness.
      </p>
    );
  return (
    <ul className="divide-y">
      {data.items.map((document) => (
        <Row key={document.id} document={document} />
      ))}
    </ul>
  );
}

/** What others let the reader see, of whichever company; nothing is shown while there is none. */
export function SharedCard() {
  const query = { limit: LARGEST_PAGE, shared: true };
  const { data } = useList('GET /api/documents', { query }, { staleTimeMs: 0 });
  if (!data || data.total === 0) return null;
  return (
    <Card>
      <CardHeader title="Shared with you" note="Read only, until sharing ends" />
      <ul className="divide-y">
        {data.items.map((document) => (
          <Row key={document.id} document={document} isShared />
        ))}
      </ul>
    </Card>
  );
}
