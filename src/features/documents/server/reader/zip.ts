import yauzl from 'yauzl';
import { Unreadable } from './unreadable.ts';

const MOST_ENTRIES = 5_000;
const MOST_BYTES = 200 * 1024 * 1024;
const RATIO_FROM_BYTES = 20 * 1024 * 1024;
const MOST_RATIO = 100;

type OfficeKind = 'docx' | 'pptx' | 'xlsx';
const MAIN_PART: Readonly<Record<OfficeKind, string>> = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  xlsx: 'xl/workbook.xml',
};

const TOO_LARGE = 'This file would be far too large when unpacked, so we do not open it.';
const DAMAGED = 'This file is damaged and cannot be opened.';

type Zip = yauzl.ZipFile;
export type OfficeFile = {
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<string>;
};

function openZip(bytes: Uint8Array): Promise<Zip> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error || !zip ? reject(new Unreadable(DAMAGED)) : resolve(zip),
    );
  });
}

/** Every entry of the directory; refuses before anything is unpacked when the declared sizes are absurd. */
function entriesOf(zip: Zip, packedBytes: number): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, yauzl.Entry>();
    let declared = 0;
    zip.on('error', () => reject(new Unreadable(DAMAGED)));
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: yauzl.Entry) => {
      declared += entry.uncompressedSize;
      const isBomb = declared > RATIO_FROM_BYTES && declared > packedBytes * MOST_RATIO;
      if (declared > MOST_BYTES || isBomb || zip.entriesRead > MOST_ENTRIES) {
        reject(new Unreadable(TOO_LARGE));
        return;
      }
      if (entry.isEncrypted()) {
        reject(
          new Unreadable('This file is protected with a password. Save it without one and send it again.'),
        );
        return;
      }
      found.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Unpacks one entry; one that holds more than it declares is refused by the reader itself. */
function inflate(zip: Zip, entry: yauzl.Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const damaged = () => reject(new Unreadable(DAMAGED));
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        damaged();
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', damaged);
      stream.on('end', () => resolve(Buffer.concat(parts)));
    });
  });
}

/** An Office file whose sizes were found sane; `read` gives '' for a part it does not have. */
export async function openOffice(bytes: Uint8Array, kind: OfficeKind): Promise<OfficeFile> {
  const zip = await openZip(bytes);
  const entries = await entriesOf(zip, bytes.byteLength);
  if (!entries.has(MAIN_PART[kind]))
    throw new Unreadable(`This file is named .${kind} but is not a ${kind.toUpperCase()} file.`);
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      return entry ? (await inflate(zip, entry)).toString('utf8') : '';
    },
  };
}

/** Refuses a file whose directory is not that of its kind, or whose sizes are absurd or untrue. */
export async function checkZip(bytes: Uint8Array, kind: OfficeKind): Promise<void> {
  const { read } = await openOffice(bytes, kind);
  await read(MAIN_PART[kind]);
}

/** The same, with every entry unpacked once: for readers that would trust the directory. */
export async function checkEveryEntry(bytes: Uint8Array, kind: OfficeKind): Promise<void> {
  const { names, read } = await openOffice(bytes, kind);
  for (const name of names) await read(name);
}
