import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { formatDate, formatSize } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { RoomDocument, RoomDocumentDetail, RoomPage } from '../contract/room.ts';
import { canDownload, canRequest } from '../policy.ts';
import { PAGE_CALLS, refreshesRoom, room, useRoomPlace } from './room.ts';
import { levelWords } from './room-words.ts';
import { useReadingTime } from './reading-time.ts';

type PageProps = { document: RoomDocumentDetail; page: number };

/** What a page says, or that it says nothing. */
function Words({ text, name, unit }: { text: string; name: string; unit: string }) {
  return (
    <section
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      className="bg-sunk max-h-[60dvh] min-h-72 overflow-y-auto rounded-md p-4 text-sm leading-relaxed break-words whitespace-pre-wrap [tab-size:9rem]"
    >
      {text === '' ? <p className="text-soft">This {unit} is a picture without text.</p> : text}
    </section>
  );
}

const numbered = (texts: readonly string[]) => texts.map((text, id) => ({ id, text }));

/** A sheet as it was laid out: a line is a row, a tab parts two cells. */
function SheetTable({ text, name }: { text: string; name: string }) {
  const [title = '', ...lines] = text.split('\n');
  return (
    <section
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      className="bg-sunk max-h-[60dvh] min-h-72 overflow-auto rounded-md p-3 text-sm"
    >
      <table className="tabular border-collapse">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <tbody>
          {numbered(lines).map((row) => (
            <tr key={row.id}>
              {numbered(row.text.split('\t')).map((cell) => (
                <td key={cell.id} className="border px-2 py-1 whitespace-nowrap">
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const nameOf = ({ title, newest }: RoomDocumentDetail, page: number): string =>
  `${title}, ${newest?.pageUnit ?? 'page'} ${page}`;

/** A page of a PDF, as wide as there is room or as it was drawn. */
function PagePicture({ picture, name }: { picture: NonNullable<RoomPage['picture']>; name: string }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="relative">
      <section
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        className={classNames('bg-sunk overflow-auto rounded-md border', isLarge && 'max-h-[75dvh]')}
      >
        <img
          src={`data:image/webp;base64,${picture.data}`}
          width={picture.width}
          height={picture.height}
          alt={`${name}. “Text” has its words.`}
          draggable={false}
          className={isLarge ? 'max-w-none' : 'mx-auto h-auto max-h-[75dvh] w-auto max-w-full'}
        />
      </section>
      <Button className="absolute right-2 bottom-2" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {isLarge ? 'Whole page' : 'Larger'}
      </Button>
    </div>
  );
}

const ofPage = ({ startupId, id }: Pick<RoomDocumentDetail, 'startupId' | 'id'>, page: number) => ({
  id: startupId,
  documentId: id,
  page,
});

/** The page as it is shown first. It is asked for together with the document, so that a slow line is asked once. */
function ShownPage({ document, page }: PageProps) {
  const { query } = useRoomPlace();
  const result = room.useCall('GET /api/startups/{id}/room/documents/{documentId}/pages/{page}', {
    params: ofPage(document, page),
    query,
  });
  const { data, error, refetch } = result;
  const isOld = data !== undefined && document.newest !== null && data.version !== document.newest.number;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  useReadingTime(document.startupId, data?.reading);
  // Also what was in sight: it may have been taken away since.
  if (isStatus(error, 404)) return <Gone />;
  if (error && !data) return <LoadError what="this page" result={result} />;
  if (!data || isOld) return <SkeletonLines label="Loading the page" count={8} />;
  const unit = document.newest?.pageUnit ?? 'page';
  if (data.picture) return <PagePicture picture={data.picture} name={nameOf(document, page)} />;
  if (data.text === null)
    return (
      <p className="text-soft bg-sunk min-h-40 rounded-md p-4">
        This page cannot be shown as a picture. “Text” has its words, if it has any.
      </p>
    );
  if (unit === 'sheet' && data.text.includes('\t'))
    return <SheetTable text={data.text} name={nameOf(document, page)} />;
  return <Words text={data.text} name={nameOf(document, page)} unit={unit} />;
}

/** The words of a page of a PDF: the cheap way in, and what a screen reader reads. */
function TextOfPage({ document, page }: PageProps) {
  const { query } = useRoomPlace();
  const result = room.useCall('GET /api/startups/{id}/room/documents/{documentId}/pages/{page}/text', {
    params: ofPage(document, page),
    query,
  });
  useReadingTime(document.startupId, result.data?.reading);
  if (isStatus(result.error, 404)) return <Gone />;
  if (result.error && !result.data) return <LoadError what="this page" result={result} />;
  if (!result.data) return <SkeletonLines label="Loading the text" count={8} />;
  return <Words text={result.data.text} name={nameOf(document, page)} unit="page" />;
}

function Gone() {
  const cache = useQueryClient();
  // What was read stays nowhere, not even out of sight.
  useEffect(() => {
    for (const name of PAGE_CALLS) cache.removeQueries({ queryKey: [name] });
  }, [cache]);
  return (
    <EmptyState title="You no longer have access to this" icon="lock">
      The team has withdrawn or archived it, or your access has ended.
    </EmptyState>
  );
}

type StepProps = { document: RoomDocumentDetail; page: number; to: number };

/** What a page weighs, ", 31 kB"; nothing where nobody knows yet. */
const weight = (bytes: number | null): string => (bytes === null ? '' : `, ${formatSize(bytes)}`);

/** To the page before or after, with what it weighs. */
function Step({ document, page, to }: StepProps) {
  const { change, isText } = useRoomPlace();
  const next = document.pages.find(({ number }) => number === to);
  if (!next) return <span />;
  const unit = document.newest?.pageUnit ?? 'page';
  const isForward = to > page;
  const bytes = document.hasPictures && !isText ? next.pictureBytes : next.textBytes;
  return (
    <Button
      variant={isForward ? 'primary' : 'secondary'}
      icon={isForward ? 'arrow' : 'back'}
      onClick={() => change({ page: to === 1 ? null : to }, { push: true })}
    >
      {`${unit.slice(0, 1).toUpperCase()}${unit.slice(1)} ${to}${weight(bytes)}`}
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

/** Between the picture of a page and its words. */
function TextSwitch({ document, page }: PageProps) {
  const { change, isText } = useRoomPlace();
  const own = document.pages.find(({ number }) => number === page);
  if (!document.hasPictures || !own) return null;
  return (
    <Button aria-pressed={isText} onClick={() => change({ show: isText ? null : 'text' })}>
      {isText ? `Picture${weight(own.pictureBytes)}` : `Text${weight(own.textBytes)}`}
    </Button>
  );
}

function Pages({ document, page, isTeam }: PageProps & { isTeam: boolean }) {
  const { isText } = useRoomPlace();
  const { newest, pages, hasPictures } = document;
  if (newest && newest.reading !== 'done')
    return (
      <p className="text-soft">
        {newest.reading === 'waits'
          ? 'The file is being read. Its pages come in a moment.'
          : 'This file could not be read: its page count is unknown, and there are no pages to show.'}
      </p>
    );
  if (!pages.some(({ number }) => number === page))
    return <p className="text-soft">There is no page {page}.</p>;
  return (
    <>
      {hasPictures && isText ? (
        <TextOfPage key={page} document={document} page={page} />
      ) : (
        <ShownPage key={page} document={document} page={page} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <Step document={document} page={page} to={page - 1} />
        <span className="text-soft tabular flex items-center gap-1 text-xs">
          {hasPictures && !isTeam ? (
            <>
              <Icon name="lock" className="size-3.5" />
              Your name is in the {isText ? 'text' : 'picture'}
            </>
          ) : null}
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

/** "page 2 of 14" */
const placeWords = ({ newest, pages }: RoomDocumentDetail, page: number): string =>
  newest?.pageCount === null
    ? 'page count unknown'
    : `${newest?.pageUnit ?? 'page'} ${page} of ${pages.length}`;

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
              : `Version ${data.newest.number}, ${formatDate(data.newest.createdAt)}, ${placeWords(data, page)}. `}
            {isTeam ? data.folderName : levelWords(data)}
            {data.newest === null || data.newest.isScanned ? null : '. Not scanned for viruses'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <TextSwitch document={data} page={page} />
          <Actions document={data} isTeam={isTeam} />
        </div>
      </div>
      <Pages document={data} page={page} isTeam={isTeam} />
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
