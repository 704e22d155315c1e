import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';

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
};

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
  try {
    await pipeline(measured, createWriteStream(path, { flush: true }));
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
  const object = (key: string) => `${url.protocol}//${url.host}${url.pathname}/${checked(key)}`;
  const accepted = async (response: Response, verb: string, key: string) => {
    if (!response.ok) throw new Error(`${verb} of ${key} answered ${response.status}`);
    return response;
  };
  const opened = async (key: string): Promise<OpenedFile | null> => {
    const response = await aws.fetch(object(key));
    if (response.status === 404) return null;
    const { body, headers } = await accepted(response, 'get', key);
    const sizeBytes = Number(headers.get('content-length'));
    return { sizeBytes, stream: body ? Readable.fromWeb(body) : Readable.from([]) };
  };
  return {
    gathering,
    open: opened,
    async putGathered(key, { path, sha256 }, contentType) {
      const body = await openAsBlob(path);
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
      await accepted(await aws.fetch(object(key), { method: 'PUT', body, headers }), 'put', key);
      await rm(path, { force: true });
    },
    async withPath(key, work) {
      const found = await opened(key);
      if (!found) return null;
      const { path } = await gather(gathering, found.stream);
      return work(path).finally(() => rm(path, { force: true }));
    },
    async put(key, bytes, contentType) {
      const body = new Uint8Array(bytes);
      const headers = { 'content-type': contentType };
      await accepted(await aws.fetch(object(key), { method: 'PUT', body, headers }), 'put', key);
    },
    async get(key) {
      const response = await aws.fetch(object(key));
      if (response.status === 404) return null;
      return new Uint8Array(await (await accepted(response, 'get', key)).arrayBuffer());
    },
    async remove(key) {
      const response = await aws.fetch(object(key), { method: 'DELETE' });
      if (response.status !== 404) await accepted(response, 'delete', key);
    },
    async *list() {
      const bucket = `${url.protocol}//${url.host}${url.pathname}`;
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(next ? { 'continuation-token': next } : {}),
        });
        const xml = await (await accepted(await aws.fetch(`${bucket}?${query}`), 'list', bucket)).text();
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

/** `localFolder` holds the files where no address is given, and those that are on their way in any case. */
export function createFiles(storageUrl: string | undefined, localFolder: string): Files {
  if (!storageUrl) return localFiles(localFolder);
  return storageUrl.startsWith('file:')
    ? localFiles(fileURLToPath(storageUrl))
    : s3Files(storageUrl, join(localFolder, GATHERING));
}
