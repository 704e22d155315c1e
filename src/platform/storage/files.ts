import { constants, createReadStream, openAsBlob } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';
import type { Outages } from '../http/outages.ts';
import { StorageDown } from './storage-down.ts';

/** Where bytes live, by key: a local folder or any S3-compatible store. Keys are ours, never a person's text. */
export type Files = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Keeps a file that was gathered, and takes it away from where it is. */
  putGathered(key: string, gathered: Gathered, contentType: string): Promise<void>;
  /** null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  /** The same without holding more of it than a moment needs. */
  open(key: string): Promise<OpenedFile | null>;
  /** Has something done with a file of this machine that holds the bytes; null when there is no such key. */
  withPath<Value>(key: string, work: (path: string) => Promise<Value>): Promise<Value | null>;
  /** Where files are gathered before they are kept; nothing in it outlives the call that it is for. */
  readonly gathering: string;
  remove(key: string): Promise<void>;
  /** Everything there is, also what nobody put here by a key. */
  list(): AsyncIterable<StoredBlob>;
  /** Whether the store lets us in. */
  tryOut(): Promise<StoreTrial>;
  /** How many calls have failed since the start. */
  failures(): number;
  /** Tells of calls that fail from now on, and of the first that is answered again. */
  watch(outages: Outages): void;
};

/** `refused` is the operator's to mend, in one sentence; `down` may pass. */
export type StoreTrial = { readonly refused?: string; readonly down?: string };

export type StoredBlob = { readonly key: string; readonly sizeBytes: number; readonly storedAt: Date };

export type OpenedFile = { readonly sizeBytes: number; readonly stream: Readable };

/** A whole file of this machine, and what is in it. */
export type Gathered = { readonly path: string; readonly sizeBytes: number; readonly sha256: string };

/** Writes what comes to a file of its own in a folder, holding no more than a piece of it; half a file is not left. */
export async function gather(folder: string, source: AsyncIterable<Uint8Array>): Promise<Gathered> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* measured() {
    for await (const piece of source) {
      hash.update(piece);
      sizeBytes += piece.length;
      yield piece;
    }
  }
  // Opened first: a stream that breaks off before it opened its file would make it after it was removed.
  const file = await open(path, 'wx');
  try {
    await pipeline(measured, file.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, sizeBytes, sha256: hash.digest('hex') };
}

const GATHERING = '.gathering';

const KEY = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;

function checked(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
  return key;
}

function localFiles(folder: string): Files {
  const path = (key: string) => join(folder, checked(key));
  const orNull = (error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT') return null;
    throw error;
  };
  return {
    async tryOut() {
      try {
        await access(folder, constants.R_OK | constants.W_OK);
        return {};
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        // The first file makes it.
        return code === 'ENOENT' ? {} : { down: `The folder ${folder} cannot be used (${code}).` };
      }
    },
    // What fails here is the machine's own disk, which has a watch of its own.
    failures: () => 0,
    watch() {},
    gathering: join(folder, GATHERING),
    async put(key, bytes) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      const partial = `${target}.${randomUUID()}.part`;
      try {
        await writeFile(partial, bytes, { flush: true });
        await rename(partial, target);
      } catch (error) {
        // A full disk keeps no half of a file.
        await rm(partial, { force: true });
        throw error;
      }
    },
    async putGathered(key, gathered) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      await rename(gathered.path, target);
    },
    async get(key) {
      return readFile(path(key)).catch(orNull);
    },
    async open(key) {
      const found = await stat(path(key)).catch(orNull);
      // Opened when somebody reads it: one that nobody comes to read holds nothing.
      const read = async function* (): AsyncGenerator<Uint8Array> {
        yield* createReadStream(path(key));
      };
      return found && { sizeBytes: found.size, stream: Readable.from(read(), { objectMode: false }) };
    },
    async withPath(key, work) {
      const found = await stat(path(key)).catch(orNull);
      return found && work(path(key));
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile() || entry.parentPath === join(folder, GATHERING)) continue;
        const whole = join(entry.parentPath, entry.name);
        const { size, mtime } = await stat(whole);
        yield { key: relative(folder, whole).split(sep).join('/'), sizeBytes: size, storedAt: mtime };
      }
    },
  };
}

const decodeXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const inXml = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');

/** How long a store may take to begin its answer, beside what the bytes sent to it take on a slow line. */
const ANSWER_MS = 10_000;
const SLOWEST_BYTES_PER_MS = 100;

type Body = Blob | Uint8Array<ArrayBuffer>;
type Sent = { readonly method?: string; readonly body?: Body; readonly headers?: Record<string, string> };

/** One call of a store: an answer, or {@link StorageDown}. `missing` is how it says that there is no such key. */
async function call(
  aws: AwsClient,
  address: string,
  { sent = {}, sizeBytes = 0, what }: { sent?: Sent; sizeBytes?: number; what: string },
): Promise<Response | 'missing'> {
  const late = new AbortController();
  const patience = setTimeout(
    () => late.abort(new Error(`${what} was not answered in time`)),
    ANSWER_MS + sizeBytes / SLOWEST_BYTES_PER_MS,
  );
  let response: Response;
  try {
    response = await aws.fetch(address, { ...sent, signal: late.signal });
  } catch (error) {
    throw new StorageDown(error);
  } finally {
    clearTimeout(patience);
  }
  if (response.ok) return response;
  const [code = ''] = inXml(await response.text().catch(() => ''), 'Code');
  if (response.status === 404 && code !== 'NoSuchBucket') return 'missing';
  throw new StorageDown(new Error(`${what} answered ${response.status} ${code}`.trimEnd()), response.status);
}

/** `https://KEY:SECRET@host:port/bucket?region=…`, or http for a store on this machine. */
function s3Files(address: string, gathering: string): Files {
  const url = new URL(address);
  const aws = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  const bucket = `${url.protocol}//${url.host}${url.pathname}`;
  let failures = 0;
  let outages: Outages | null = null;

  async function ask(target: string, asked: Parameters<typeof call>[2]): Promise<Response | null> {
    try {
      const response = await call(aws, target, asked);
      outages?.answered();
      return response === 'missing' ? null : response;
    } catch (error) {
      failures += 1;
      outages?.failed(error);
      throw error;
    }
  }
  const askFor = (key: string, verb: string, sent: Sent = {}, sizeBytes = 0) =>
    ask(`${bucket}/${checked(key)}`, { sent, sizeBytes, what: `${verb} of ${key}` });

  async function opened(key: string): Promise<OpenedFile | null> {
    const response = await askFor(key, 'get');
    if (!response) return null;
    const { body, headers } = response;
    const sizeBytes = Number(headers.get('content-length'));
    return { sizeBytes, stream: body ? Readable.fromWeb(body) : Readable.from([]) };
  }
  async function kept(key: string, body: Body, headers: Record<string, string>, sizeBytes: number) {
    const response = await askFor(key, 'put', { method: 'PUT', body, headers }, sizeBytes);
    if (!response) throw new StorageDown(new Error(`put of ${key} answered 404`), 404);
  }
  return {
    gathering,
    open: opened,
    failures: () => failures,
    watch(told) {
      outages = told;
    },
    async tryOut() {
      try {
        await ask(`${bucket}?list-type=2&max-keys=1&prefix=tried-out/`, { what: 'list' });
        return {};
      } catch (error) {
        if (!(error instanceof StorageDown)) throw error;
        const { answered: status, reason } = error;
        const place = `STORAGE_URL ${url.host}${url.pathname}`;
        if (status === 404) return { refused: `${place}: there is no such bucket.` };
        if (status !== undefined && status < 500 && status !== 429)
          return { refused: `${place}: the store refuses the key or its secret (${reason}).` };
        return { down: `${place} does not answer (${reason}). Files cannot be read or kept until it does.` };
      }
    },
    async putGathered(key, { path, sha256, sizeBytes }, contentType) {
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
      await kept(key, await openAsBlob(path), headers, sizeBytes);
      await rm(path, { force: true });
    },
    async withPath(key, work) {
      const found = await opened(key);
      if (!found) return null;
      const { path } = await gather(gathering, found.stream);
      return work(path).finally(() => rm(path, { force: true }));
    },
    put: (key, bytes, contentType) =>
      kept(key, new Uint8Array(bytes), { 'content-type': contentType }, bytes.length),
    async get(key) {
      const response = await askFor(key, 'get');
      return response && new Uint8Array(await response.arrayBuffer().catch(rethrown));
    },
    async remove(key) {
      await askFor(key, 'delete', { method: 'DELETE' });
    },
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(next ? { 'continuation-token': next } : {}),
        });
        const response = await ask(`${bucket}?${query}`, { what: 'list' });
        const xml = (await response?.text().catch(rethrown)) ?? '';
        const [sizes, times] = [inXml(xml, 'Size'), inXml(xml, 'LastModified')];
        for (const [index, key] of inXml(xml, 'Key').entries()) {
          const storedAt = new Date(times[index] ?? 0);
          yield { key: decodeXml(key), sizeBytes: Number(sizes[index] ?? 0), storedAt };
        }
        [next] = inXml(xml, 'NextContinuationToken').map(decodeXml);
      } while (next !== undefined);
    },
  };
}

/** An answer that broke off. */
function rethrown(error: unknown): never {
  throw new StorageDown(error);
}

/** `localFolder` holds the files where no address is given, and those that are on their way in any case. */
export function createFiles(storageUrl: string | undefined, localFolder: string): Files {
  if (!storageUrl) return localFiles(localFolder);
  return storageUrl.startsWith('file:')
    ? localFiles(fileURLToPath(storageUrl))
    : s3Files(storageUrl, join(localFolder, GATHERING));
}
