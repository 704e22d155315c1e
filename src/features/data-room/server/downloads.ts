import { sendDocument } from '#features/documents/server/document-access.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { attachmentHeader } from '#platform/http/attachment.ts';
import { type ZipEntry, zipStream } from '#platform/http/zip-stream.ts';
import { SideProcessError } from '#platform/jobs/side-process.ts';
import { markPdf } from '#platform/pdf/page-pictures.ts';
import type { OpenedFile } from '#platform/storage/files.ts';
import type { Call } from '#shared/server/implement.ts';
import type { roomEndpoints } from '../contract.ts';
import { archiveNames } from '../domain/archive.ts';
import { foldersUp } from '../domain/folder.ts';
import { canDownload } from '../policy.ts';
import type { PlacedRow } from './queries.ts';
import { readableDocument, visibleDocuments } from './room.ts';
import { type Caller, enterRoom, type Entry } from './room-access.ts';
import { markOf, recordGuestRead } from './viewer.ts';

type CallOf<K extends keyof typeof roomEndpoints> = Call<(typeof roomEndpoints)[K]>;
type Files = Caller & Pick<CallOf<'GET /api/startups/{id}/room/files'>, 'services'>;

const unmarkable = () =>
  new AppError(
    'conflict',
    'Your name cannot be put into this file, so that it is only shown page by page. Ask the team for another copy.',
  );

/** A file as the reader takes it: a PDF with their name and the time over each page, unless they are of the team. */
async function fileFor(
  { actor, services }: Files,
  entry: Entry,
  row: PlacedRow,
): Promise<Uint8Array | OpenedFile> {
  const { files } = services;
  const mark = markOf(entry, actor);
  if (mark === null || row.fileKind !== 'pdf') {
    const file = await files.open(row.fileKey);
    if (!file) throw notFound();
    return file;
  }
  const found = await files
    .withPath(row.fileKey, async (path) => ({ marked: await markPdf(path, mark) }))
    .catch((error: unknown) => {
      if (error instanceof SideProcessError && error.reason !== 'busy') return { marked: null };
      throw error;
    });
  if (!found) throw notFound();
  if (found.marked === null) throw unmarkable();
  return found.marked;
}

/** A file that may be taken, anew each time: what was taken back meanwhile is not there. */
async function takeable(call: Files, startupId: number, documentId: number) {
  const entry = await enterRoom(call, startupId);
  const { row, permission } = await readableDocument(call.db, entry, documentId);
  if (!canDownload(permission)) throw notFound();
  return { entry, row };
}

export async function handleFile(call: CallOf<'GET /api/startups/{id}/room/documents/{documentId}/file'>) {
  const { params, reply } = call;
  const { entry, row } = await takeable(call, params.id, params.documentId);
  const bytes = await fileFor(call, entry, row);
  await recordGuestRead(call, entry, { row, page: null, action: 'file' });
  return sendDocument(reply, row, bytes);
}

type Taken = { readonly documentId: number; readonly name: string };

/** The files one after another, each judged, written down and marked when its turn comes. */
async function* archiveOf(
  call: CallOf<'GET /api/startups/{id}/room/files'>,
  files: readonly Taken[],
): AsyncGenerator<ZipEntry> {
  const left: string[] = [];
  for (const { documentId, name } of files) {
    const file = await takeable(call, call.params.id, documentId)
      .then(async ({ entry, row }) => {
        const content = await fileFor(call, entry, row);
        await recordGuestRead(call, entry, { row, page: null, action: 'file' });
        return content;
      })
      .catch((error: unknown) => {
        if (error instanceof AppError || error instanceof SideProcessError) return null;
        throw error;
      });
    if (file === null) left.push(name);
    else yield { path: name, bytes: file instanceof Uint8Array ? file : file.stream, isPacked: true };
  }
  const note = `These could not be given to you:\n${left.join('\n')}\n`;
  if (left.length > 0) yield { path: 'NOT INCLUDED.txt', bytes: Buffer.from(note), isPacked: true };
}

export async function handleArchive(call: CallOf<'GET /api/startups/{id}/room/files'>) {
  const { db, params, reply } = call;
  const entry = await enterRoom(call, params.id);
  const documents = await visibleDocuments(db, entry);
  const granted = documents.filter(({ permission }) => canDownload(permission)).map(({ row }) => row);
  if (granted.length === 0) throw notFound();
  const names = archiveNames(
    granted.map(({ fileName, folderId }) => ({
      fileName,
      folders: foldersUp(entry.folders, folderId)
        .map(({ name }) => name)
        .toReversed(),
    })),
  );
  const files = granted.map(({ id }, index) => ({ documentId: id, name: names[index] ?? `${id}` }));
  const name = { fileName: `${entry.startup.name}.zip`, plainName: 'data-room.zip' };
  return reply
    .type('application/zip')
    .header('content-disposition', attachmentHeader(name))
    .send(zipStream(archiveOf(call, files)));
}
