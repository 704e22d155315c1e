import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { formatCount, formatSize } from '#shared/web/format.ts';
import type { Room, RoomDocument, RoomFolder } from '../contract/room.ts';
import { documentWords } from './room-words.ts';

type HrefOf = (documentId: number) => string;

function Entry({ document, href, isOpen }: { document: RoomDocument; href: string; isOpen: boolean }) {
  return (
    <li>
      <PageLink
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames('hover:bg-sunk block min-h-11 rounded-md px-2 py-1.5', isOpen && 'bg-tint')}
      >
        <span className="block text-sm font-semibold [overflow-wrap:anywhere]">{document.title}</span>
        <span className="text-soft flex items-center gap-1 text-xs">
          {document.newest === null ? <Icon name="lock" className="size-3.5" /> : null}
          {documentWords(document)}
        </span>
      </PageLink>
    </li>
  );
}

/** Everything that may be downloaded, in one file. */
function DownloadAll({ room: { startupId }, files }: { room: Room; files: readonly RoomDocument[] }) {
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, { newest }) => sum + (newest?.sizeBytes ?? 0), 0);
  return (
    <LinkButton
      variant="quiet"
      icon="download"
      href={`/api/startups/${startupId}/room/files`}
      className="mt-1"
    >
      {formatCount(files.length, 'file')} as ZIP, {formatSize(bytes)}
    </LinkButton>
  );
}

type Props = { room: Room; openId: number | null; hrefOf: HrefOf };

/** A folder with what lies in it. */
function Folder({ folder, ...props }: Props & { folder: RoomFolder }) {
  const { room, openId, hrefOf } = props;
  const { id, name, documents } = folder;
  const folders = room.folders.filter(({ parentId }) => parentId === id);
  return (
    <details open className="mb-1">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-sm font-semibold">
        <Icon name="chevron" className="size-4 -rotate-90 [details[open]>summary>&]:rotate-0" />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
        <span className="text-soft tabular font-normal">{documents.length}</span>
      </summary>
      <div className="pl-4">
        {documents.length === 0 ? null : (
          <ul>
            {documents.map((document) => (
              <Entry
                key={document.id}
                document={document}
                href={hrefOf(document.id)}
                isOpen={document.id === openId}
              />
            ))}
          </ul>
        )}
        {folders.map((inner) => (
          <Folder key={inner.id} folder={inner} {...props} />
        ))}
      </div>
    </details>
  );
}

/** The folders of a room as the reader may see them, with the size of everything before it is opened. */
export function RoomTree({ room, openId, hrefOf }: Props) {
  const { folders } = room;
  const documents = folders.flatMap((folder) => folder.documents);
  const bytes = documents.reduce((sum, { newest }) => sum + (newest?.sizeBytes ?? 0), 0);
  if (documents.length === 0)
    return <p className="text-soft p-2 text-sm">Nothing is shared with you here right now.</p>;
  return (
    <nav aria-label="Documents">
      {folders
        .filter(({ parentId }) => parentId === null)
        .map((folder) => (
          <Folder key={folder.id} folder={folder} room={room} openId={openId} hrefOf={hrefOf} />
        ))}
      <p className="text-soft px-2 pt-2 text-xs">
        {formatCount(documents.length, 'document')}, {formatSize(bytes)} in all. You see the size before
        anything loads.
      </p>
      {room.preview === null ? (
        <DownloadAll room={room} files={documents.filter(({ level }) => level === 'download')} />
      ) : null}
    </nav>
  );
}
