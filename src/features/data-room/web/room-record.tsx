import type { ledgerEndpoints } from '#features/access-ledger/contract.ts';
import type { AccessEntry, OwnEntry } from '#features/access-ledger/contract/entry.ts';
import { formatCount, formatNumber, formatRelative } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import type { RoomReader } from '../contract/reader.ts';
import type { Room } from '../contract/room.ts';
import { record } from './room.ts';

const ledger = endpointHooks<typeof ledgerEndpoints>();
const SHOWN = { limit: 50 };

type Timed = Pick<RoomReader, 'seconds' | 'timedReads' | 'reads'>;

/** "6 min 40 s, 1 unknown"; where nothing said how long, that is unknown. */
function timeWords({ seconds, timedReads, reads }: Timed): string {
  if (seconds === null) return 'Unknown';
  const minutes = Math.floor(seconds / 60);
  const time = minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
  return timedReads === reads ? time : `${time}, ${formatNumber(reads - timedReads)} unknown`;
}

const pagesWords = ({ pagesRead, pageCount }: RoomReader): string =>
  pageCount === null ? formatNumber(pagesRead) : `${formatNumber(pagesRead)} of ${formatNumber(pageCount)}`;

/** A bar a page, as long as it was in sight; one whose time nobody knows has none. */
function PageTimes({ title, version, pages }: RoomReader) {
  const longest = Math.max(1, ...pages.map(({ seconds }) => seconds ?? 0));
  return (
    <>
      {title}, version {version}
      {pages.length === 0 ? null : (
        <details>
          <summary className="text-soft cursor-pointer text-xs">Time by page</summary>
          <ul className="mt-1 grid gap-1 text-xs">
            {pages.map(({ page, ...timed }) => (
              <li key={page} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2">
                <span className="tabular">Page {page}</span>
                <span>
                  <span className="tabular block">{timeWords(timed)}</span>
                  {timed.seconds === null ? null : (
                    <span
                      className="bg-green block h-1 rounded-full"
                      style={{ width: `${(timed.seconds / longest) * 100}%` }}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Readers({ startupId }: { startupId: number }) {
  const result = record.useCall(
    'GET /api/startups/{id}/room/readers',
    { params: { id: startupId } },
    { staleTimeMs: 0 },
  );
  return (
    <Card>
      <CardHeader
        title="What guests read"
        note="Without your team and without robots. Time is counted while a page is in sight."
        actions={
          <LinkButton icon="download" href={`/api/startups/${startupId}/room/record`}>
            Every read, CSV
          </LinkButton>
        }
      />
      <Loaded result={result} label="Loading what was read" failure="We could not load what was read">
        {(readers) => (
          <DataTable
            label="What guests read"
            empty="No one has read anything yet."
            rows={readers}
            keyOf={(reader, index) => `${reader.userId} ${reader.documentId} ${reader.version} ${index}`}
            columns={[
              { name: 'Guest', render: ({ viewerName }) => viewerName ?? 'Unknown' },
              { name: 'Document', render: (reader) => <PageTimes {...reader} /> },
              { name: 'Pages', isNumber: true, render: pagesWords },
              { name: 'Time', isNumber: true, render: timeWords },
              { name: 'Downloads', isNumber: true, render: ({ downloads }) => formatNumber(downloads) },
              { name: 'Last', from: 'sm', render: ({ lastAt }) => formatRelative(lastAt) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}

const WHOLE: Readonly<Record<AccessEntry['action'], string>> = {
  page: 'Page',
  text: 'Whole text',
  file: 'File taken',
  answers: 'Answers read',
};

const DEEDS: Readonly<Record<Extract<OwnEntry, { deed: string }>['deed'], string>> = {
  proposed: 'Terms proposed',
  confirmed: 'Step confirmed',
  withdrawn: 'Offer withdrawn',
};

function whatWords(entry: OwnEntry): string {
  if ('offerId' in entry) return `${DEEDS[entry.deed]}, terms ${entry.terms}, ${entry.step}`;
  const { action, page, version } = entry;
  const what = page === null ? WHOLE[action] : `Page ${page}`;
  return `${what}, version ${version}`;
}

const ofWhat = (entry: OwnEntry): string =>
  'offerId' in entry ? `Offer ${entry.offerId}` : (entry.documentTitle ?? 'Deleted');

function Entries({ entries, hasNames }: { entries: readonly OwnEntry[]; hasNames: boolean }) {
  return (
    <DataTable
      label="Entries of the access ledger"
      empty="No entries yet."
      rows={entries}
      keyOf={({ index }) => index}
      columns={[
        { name: 'Document', render: ofWhat },
        { name: 'What', render: whatWords },
        ...(hasNames ? [{ name: 'Who', render: ({ viewerName }: OwnEntry) => viewerName ?? 'Unknown' }] : []),
        { name: 'When', from: 'sm' as const, render: ({ at }: OwnEntry) => formatRelative(at) },
        {
          name: 'Receipt',
          render: ({ index }: OwnEntry) => (
            <LinkButton
              variant="quiet"
              icon="download"
              href={`/api/access-ledger/entries/${index}/receipt`}
              aria-label={`Receipt of entry ${index}`}
            />
          ),
        },
      ]}
    />
  );
}

const LEDGER_NOTE =
  'Each read is an entry that no one can change unnoticed. Download its receipt to prove later who read what, and when.';

function TeamEntries({ startupId }: { startupId: number }) {
  const result = ledger.useList(
    'GET /api/startups/{id}/access-ledger',
    { params: { id: startupId }, query: SHOWN },
    { staleTimeMs: 0 },
  );
  return (
    <Card>
      <CardHeader title="Access ledger" note={LEDGER_NOTE} />
      <Loaded result={result} label="Loading the ledger" failure="We could not load the ledger">
        {({ items }) => <Entries entries={items} hasNames />}
      </Loaded>
    </Card>
  );
}

/** For the team: what guests read, and the entries that prove it. */
export function RoomRecordTab({ data }: { data: Room }) {
  return (
    <div className="grid gap-4">
      <Readers startupId={data.startupId} />
      <TeamEntries startupId={data.startupId} />
    </div>
  );
}

/** For a guest: what is written down about them, and for how long. */
export function OwnRecord({ data }: { data: Room }) {
  const result = ledger.useList(
    'GET /api/access-ledger/mine',
    { query: { ...SHOWN, startup: data.startupId } },
    { staleTimeMs: 0 },
  );
  return (
    <Card>
      <CardHeader
        title="What is recorded about you"
        note={`${LEDGER_NOTE} Entries are kept as long as this site runs. Your name is removed from them when you delete your account.`}
      />
      <Loaded result={result} label="Loading your entries" failure="We could not load your entries">
        {({ items, total }) => (
          <>
            <Entries entries={items} hasNames={false} />
            {total > items.length ? (
              <p className="text-soft mt-2 text-sm">
                The latest {formatCount(items.length, 'entry', 'entries')}.
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  );
}
