import { useState } from 'react';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { PageLink } from '#shared/web/ui/link.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { SearchField } from '#shared/web/ui/text-field.tsx';
import { room, useRoomPlace } from './room.ts';

function Hits({ startupId, q, hrefOf }: { startupId: number; q: string; hrefOf: (id: number) => string }) {
  const { query } = useRoomPlace();
  const result = room.useList(
    'GET /api/startups/{id}/room/search',
    { params: { id: startupId }, query: { ...query, q } },
    { staleTimeMs: 0, keepPrevious: true },
  );
  return (
    <Loaded result={result} label="Searching the room" failure="We could not search the room">
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-soft p-2 text-sm">Nothing here goes by these words.</p>
        ) : (
          <ul aria-label="Found in the room" className="mb-2 border-b pb-2">
            {items.map(({ documentId, title, page, excerpt }) => (
              <li key={`${documentId} ${page}`}>
                <PageLink
                  href={`${hrefOf(documentId)}${page === null ? '' : `&page=${page}`}`}
                  className="hover:bg-sunk block min-h-11 rounded-md px-2 py-1.5 text-sm"
                >
                  <span className="block font-semibold [overflow-wrap:anywhere]">
                    {title}
                    {page === null ? '' : `, page ${page}`}
                  </span>
                  {excerpt === null ? null : <span className="text-soft block text-xs">{excerpt}</span>}
                </PageLink>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

/** Finds documents by name, and for the team pages by what they say, among what the reader may see. */
export function RoomSearch({ startupId, hrefOf }: { startupId: number; hrefOf: (id: number) => string }) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  return (
    <div className="mb-2">
      <SearchField label="Search the room" placeholder="Search the room" value={text} onChange={setText} />
      {q === '' ? null : <Hits startupId={startupId} q={q} hrefOf={hrefOf} />}
    </div>
  );
}
