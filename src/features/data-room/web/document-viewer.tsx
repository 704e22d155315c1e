import { isStatus } from '#shared/web/api-error.ts';
import { formatDate, formatSize } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { RoomDocument, RoomDocumentDetail } from '../contract/room.ts';
import { canDownload, canRequest } from '../policy.ts';
import { refreshesRoom, room, useRoomPlace } from './room.ts';
import { levelWords } from './room-words.ts';
import { useReadingTime } from './reading-time.ts';

function PageText({ document, page }: { document: RoomDocumentDetail; page: number }) {
  const { query } = useRoomPlace();
  const params = { id: document.startupId, documentId: document.id, page };
  const result = room.useCall(
    'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}',
    { params, query },
    { staleTimeMs: 0 },
  );
  useReadingTime(document.startupId, result.data?.reading);
  // Also what was in sight: it may have been taken away since.
  if (isStatus(result.error, 404)) return <Gone />;
  if (result.error && !result.data) return <LoadError what="this page" result={result} />;
  if (!result.data) return <SkeletonLines label="Loading the page" count={8} />;
  const unit = document.newest?.pageUnit ?? 'page';
  return (
    <section
      aria-label={`Text of ${unit} ${page}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      className="bg-sunk max-h-[60dvh] min-h-72 overflow-y-auto rounded-md p-4 text-sm leading-relaxed break-words whitespace-pre-wrap [tab-size:9rem]"
    >
      {result.data.text === '' ? (
        <p className="text-soft">This {unit} is a picture without text.</p>
      ) : (
        result.data.text
      )}
    </section>
  );
}

function Gone() {
  return (
    <EmptyState title="You no longer have access to this" icon="lock">
      The team has withdrawn or archived it, or your access has ended.
    </EmptyState>
  );
}

type StepProps = { document: RoomDocumentDetail; page: number; to: number };

/** To the page before or after, with what it weighs. */
function Step({ document, page, to }: StepProps) {
  const { change } = useRoomPlace();
  const next = document.pages.find(({ number }) => number === to);
  if (!next) return <span />;
  const unit = document.newest?.pageUnit ?? 'page';
  const isForward = to > page;
  return (
    <Button
      variant={isForward ? 'primary' : 'secondary'}
      icon={isForward ? 'arrow' : 'back'}
      onClick={() => change({ page: to === 1 ? null : to }, { push: true })}
    >
      {`${unit.slice(0, 1).toUpperCase()}${unit.slice(1)} ${to}, ${formatSize(next.textBytes)}`}
    </Button>
  );
}

/** Asking for what one may not do yet. */
export function AskForAccess({
  startupId,
  document,
  level,
}: {
  startupId: number;
  document: RoomDocument;
  level: 'view' | 'download';
}) {
  const { mutate, isPending } = room.useSend('POST /api/startups/{id}/room/documents/{documentId}/requests', {
    ...refreshesRoom,
    onSuccess: () => toast({ title: 'The team was asked' }),
    onError: toastError,
  });
  if (document.isRequested)
    return <p className="text-soft text-sm">You asked for access. The team decides.</p>;
  return (
    <Button
      icon="lock"
      pending={isPending}
      variant={level === 'view' ? 'primary' : 'secondary'}
      onClick={() => mutate({ params: { id: startupId, documentId: document.id }, body: { level } })}
    >
      {level === 'view' ? 'Ask for access' : 'Ask to download'}
    </Button>
  );
}

function Actions({ document, isTeam }: { document: RoomDocumentDetail; isTeam: boolean }) {
  const { as } = useRoomPlace();
  const { id, startupId, newest, level } = document;
  const permission = { level, team: isTeam ? ('reads' as const) : null, waitsFor: null, endsAt: null };
  if (as !== null) return null;
  if (canDownload(permission))
    return (
      <LinkButton icon="download" href={`/api/startups/${startupId}/room/documents/${id}/file`}>
        Download, {formatSize(newest?.sizeBytes ?? 0)}
      </LinkButton>
    );
  return canRequest(permission) ? (
    <AskForAccess startupId={startupId} document={document} level="download" />
  ) : null;
}

function Pages({ document, page }: { document: RoomDocumentDetail; page: number }) {
  const { newest, pages } = document;
  if (newest && !newest.isReadable)
    return (
      <p className="text-soft">The file is still being read, or could not be read. There is no text yet.</p>
    );
  if (!pages.some(({ number }) => number === page))
    return <p className="text-soft">There is no page {page}.</p>;
  return (
    <>
      <PageText document={document} page={page} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Step document={document} page={page} to={page - 1} />
        <span className="text-soft tabular text-sm">
          {page} of {pages.length}
        </span>
        <Step document={document} page={page} to={page + 1} />
      </div>
    </>
  );
}

function Versions({ document: { versions } }: { document: RoomDocumentDetail }) {
  if (versions.length < 2 && versions[0]?.note == null) return null;
  return (
    <details className="mt-4 border-t pt-3">
      <summary className="cursor-pointer text-sm font-semibold">
        Versions, {versions.length}; guests get the newest
      </summary>
      <ul className="mt-2 grid gap-2 text-sm">
        {versions.map(({ number, fileName, sizeBytes, note, createdBy, createdAt }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            <b className="font-semibold">Version {number}</b>, {formatDate(createdAt)}
            {createdBy === null ? '' : `, ${createdBy}`}, {fileName}, {formatSize(sizeBytes)}
            {note === null ? null : <span className="text-soft block">{note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A document of the room: what it is, one page of it, and the way to the next. */
export function DocumentViewer({
  startupId,
  documentId,
  isTeam,
}: {
  startupId: number;
  documentId: number;
  isTeam: boolean;
}) {
  const { page, query } = useRoomPlace();
  const result = room.useCall(
    'GET /api/startups/{id}/room/documents/{documentId}',
    { params: { id: startupId, documentId }, query },
    { staleTimeMs: 0 },
  );
  const { data, error } = result;
  if (isStatus(error, 404)) return <Gone />;
  if (error && !data) return <LoadError what="this document" result={result} />;
  if (!data) return <SkeletonLines label="Loading the document" />;
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold [overflow-wrap:anywhere]">{data.title}</h2>
          <p className="text-soft text-sm">
            {data.newest === null
              ? null
              : `Version ${data.newest.number}, ${formatDate(data.newest.createdAt)}. `}
            {isTeam ? data.folderName : levelWords(data)}
          </p>
        </div>
        <Actions document={data} isTeam={isTeam} />
      </div>
      <Pages document={data} page={page} />
      <Versions document={data} />
      {isTeam ? null : (
        <p className="text-soft mt-3 flex items-center gap-1.5 text-xs">
          <Icon name="lock" className="size-3.5" />
          Each page you open, and each download, is recorded with your name and the time. The team and you can
          see it.
        </p>
      )}
    </Card>
  );
}
