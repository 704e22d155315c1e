import { lazy, type ReactNode, Suspense } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PageSkeleton, SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import type { Room, RoomDocument } from '../contract/room.ts';
import { canManageRoom, teamPart } from '../policy.ts';
import { AskForAccess, DocumentViewer } from './document-viewer.tsx';
import { Gate } from './gate.tsx';
import { content, refreshesRoom, room, useRoomLive, useRoomPlace } from './room.ts';
import { usePageAhead } from './page-ahead.ts';
import { RoomSearch } from './room-search.tsx';
import { RoomTree } from './room-tree.tsx';

const RoomBuilder = lazy(async () => ({ default: (await import('./room-builder.tsx')).RoomBuilder }));
const QuestionsTab = lazy(async () => ({ default: (await import('./questions-tab.tsx')).QuestionsTab }));
const QuestionsCard = lazy(async () => ({ default: (await import('./questions-card.tsx')).QuestionsCard }));
const RoomRecordTab = lazy(async () => ({ default: (await import('./room-record.tsx')).RoomRecordTab }));
const OwnRecord = lazy(async () => ({ default: (await import('./room-record.tsx')).OwnRecord }));
const RoomGuestsTab = lazy(async () => ({ default: (await import('./room-guests.tsx')).RoomGuestsTab }));

/** Where a file of the startup is sent, made elsewhere; answers the id of the document that came of it. */
export type UploadSlot = (options: { startupId: number; onDone: (documentId: number) => void }) => ReactNode;

function Missing() {
  return (
    <>
      <PageHeader title="No such data room" />
      <EmptyState
        title="It does not exist, or you have no access"
        icon="lock"
        action={<LinkButton href="/startups">All startups</LinkButton>}
      >
        A data room is visible to the startup’s team and its guests. If you were sent a link, open it while
        signed in.
      </EmptyState>
    </>
  );
}

function Unopened({ data }: { data: Room }) {
  const { mutate, isPending } = content.useSend('POST /api/startups/{id}/room', refreshesRoom);
  const open = (withTemplate: boolean) => mutate({ params: { id: data.startupId }, body: { withTemplate } });
  return (
    <>
      <PageHeader title="Data room" tabTitle={`Data room of ${data.startupName}`} />
      <EmptyState
        title="Show investors what they ask for and nothing else"
        icon="lock"
        action={
          canManageRoom({ team: teamPart(data.role) }) ? (
            <>
              <Button variant="primary" pending={isPending} onClick={() => open(true)}>
                Open with the usual folders
              </Button>
              <Button pending={isPending} onClick={() => open(false)}>
                Open it empty
              </Button>
            </>
          ) : undefined
        }
      >
        Put documents into folders, give access to people, addresses or whole firms, and revoke it at any
        time. The usual folders list what investors expect at your stage and in your country.
      </EmptyState>
    </>
  );
}

const documentOf = ({ folders }: Room, id: number | null): RoomDocument | null =>
  folders.flatMap(({ documents }) => documents).find((document) => document.id === id) ?? null;

/** Where a document of the room is shown, keeping who looks. */
const hrefIn = (startupId: number, as: number | null) => (documentId: number) =>
  `/startups/${startupId}/room?${as === null ? '' : `as=${as}&`}document=${documentId}`;

/** The pane beside the tree: a document, asking for one, or where to begin. */
function Pane({ data, isTeam }: { data: Room; isTeam: boolean }) {
  const { documentId } = useRoomPlace();
  const document = documentOf(data, documentId);
  const isPageThere = usePageAhead(data.startupId, documentId, document?.newest !== null);
  if (documentId === null)
    return (
      <Card>
        <p className="text-soft">Choose a document. Nothing loads before you do.</p>
      </Card>
    );
  if (document?.newest === null)
    return (
      <Card className="grid justify-items-start gap-3">
        <h2 className="text-lg font-semibold">{document.title}</h2>
        <p className="text-soft">The team decides who reads this one.</p>
        {data.preview === null ? (
          <AskForAccess startupId={data.startupId} document={document} level="view" />
        ) : null}
      </Card>
    );
  return (
    <>
      <DocumentViewer key={documentId} startupId={data.startupId} documentId={documentId} isTeam={isTeam} />
      {isPageThere ? (
        <Suspense fallback={null}>
          <QuestionsCard
            startupId={data.startupId}
            documentId={documentId}
            isTeam={isTeam}
            isManager={isTeam && canManageRoom({ team: teamPart(data.role) })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The tree and what is open of it: side by side on a desk, one at a time on a phone. */
function Reading({ data, isTeam }: { data: Room; isTeam: boolean }) {
  const { documentId, as, change } = useRoomPlace();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Card className={documentId === null ? undefined : 'max-lg:hidden'}>
        <RoomSearch startupId={data.startupId} hrefOf={hrefIn(data.startupId, as)} />
        <RoomTree room={data} openId={documentId} hrefOf={hrefIn(data.startupId, as)} />
      </Card>
      <div className={documentId === null ? 'max-lg:hidden' : 'min-w-0'}>
        <Button
          variant="quiet"
          icon="back"
          className="mb-2 -ml-3 lg:hidden"
          onClick={() => change({ document: null, page: null, show: null })}
        >
          Documents
        </Button>
        <Pane data={data} isTeam={isTeam} />
      </div>
    </div>
  );
}

function Preview({ data, name }: { data: Room; name: string }) {
  const { change } = useRoomPlace();
  return (
    <>
      <PageHeader
        title={`Data room, as ${name} sees it`}
        note={data.agreement === null ? undefined : 'After accepting your text.'}
        actions={
          <Button onClick={() => change({ as: null, document: null, page: null })}>Leave this view</Button>
        }
      />
      <Reading data={data} isTeam={false} />
    </>
  );
}

function guestNote({ agreement, endsAt }: Room): string {
  const accepted = agreement?.acceptedAt;
  return [
    endsAt === null
      ? 'Open to you until the team revokes access.'
      : `Something ends on ${formatDate(endsAt)}.`,
    ...(accepted ? [`Text ${agreement.number} accepted ${formatDate(accepted)}.`] : []),
  ].join(' ');
}

function Team({ data, upload }: { data: Room; upload: UploadSlot }) {
  const { tab, documentId, change } = useRoomPlace();
  const isManager = canManageRoom({ team: teamPart(data.role) });
  const open = documentId !== null && tab === 'documents';
  return (
    <>
      <PageHeader
        title="Data room"
        tabTitle={`Data room of ${data.startupName}`}
        note={
          <>
            <DemoTag isDemo={data.isDemo} />{' '}
            {data.isClosed ? 'Closed: no guest sees anything.' : data.startupName}
          </>
        }
        actions={<LinkButton href={`/startups/${data.startupId}`}>View page</LinkButton>}
      />
      {open ? (
        <Reading data={data} isTeam />
      ) : (
        <Tabs
          label="Parts of the room"
          value={tab}
          onChange={(value) => change({ tab: value === 'documents' ? null : value })}
          tabs={[
            {
              value: 'documents',
              label: 'Documents',
              content: (
                <Suspense fallback={<SkeletonLines label="Loading the folders" />}>
                  <RoomBuilder data={data} isManager={isManager} upload={upload} />
                </Suspense>
              ),
            },
            {
              value: 'guests',
              label: 'Guests and access',
              content: (
                <Suspense fallback={<SkeletonLines label="Loading the guests" />}>
                  <RoomGuestsTab data={data} isManager={isManager} />
                </Suspense>
              ),
            },
            {
              value: 'questions',
              label: 'Questions',
              content: (
                <Suspense fallback={<SkeletonLines label="Loading the questions" />}>
                  <QuestionsTab startupId={data.startupId} isManager={isManager} />
                </Suspense>
              ),
            },
            {
              value: 'record',
              label: 'Record',
              content: (
                <Suspense fallback={<SkeletonLines label="Loading the record" />}>
                  <RoomRecordTab data={data} />
                </Suspense>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** The room as it is granted, and what is written down about the reader. */
function Guest({ data }: { data: Room }) {
  const { tab, change } = useRoomPlace();
  const isRecord = tab === 'record';
  return (
    <>
      <PageHeader
        title={`${data.startupName}’s data room`}
        note={
          <>
            <DemoTag isDemo={data.isDemo} />{' '}
            {data.gate ? 'The team asks you to accept a text first.' : guestNote(data)}
          </>
        }
        actions={
          <Button icon="eye" onClick={() => change({ tab: isRecord ? null : 'record' })}>
            {isRecord ? 'Back to the room' : 'What is recorded'}
          </Button>
        }
      />
      {isRecord ? (
        <Suspense fallback={<SkeletonLines label="Loading your entries" />}>
          <OwnRecord data={data} />
        </Suspense>
      ) : data.gate ? (
        <Gate startupId={data.startupId} gate={data.gate} />
      ) : (
        <Reading data={data} isTeam={false} />
      )}
    </>
  );
}

/** `/startups/{id}/room`: for the team to build and to see as guests do, for guests to read. */
export function RoomPage({ id, upload }: { id: number; upload: UploadSlot }) {
  const { query } = useRoomPlace();
  const result = room.useCall('GET /api/startups/{id}/room', { params: { id }, query }, { staleTimeMs: 0 });
  const { data, error } = result;
  useRoomLive(data?.endsAt ?? null);
  // Also what was in sight: it may have been taken away since.
  if (isStatus(error, 404) || isStatus(error, 400)) return <Missing />;
  if (error && !data)
    return (
      <>
        <PageHeader title="Data room" />
        <LoadError what="the data room" result={result} />
      </>
    );
  if (!data) return <PageSkeleton />;
  if (!data.isOpened) return <Unopened data={data} />;
  if (data.preview) return <Preview data={data} name={data.preview.name} />;
  if (data.role !== null) return <Team data={data} upload={upload} />;
  return <Guest data={data} />;
}
