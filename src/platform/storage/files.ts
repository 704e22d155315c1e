import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';

/** Where bytes live, by key: a local folder or any S3-compatible store. Keys are ours, never a person's text. */
export type Files = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Everything there is, also what nobody put here by a key. */
  list(): AsyncIterable<StoredBlob>;
};

export type StoredBlob = { readonly key: string; readonly sizeBytes: number };

const KEY = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;

function checked(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
  return key;
}

function localFiles(folder: string): Files {
  const path = (key: string) => join(folder, checked(key));
  return {
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
    async get(key) {
      return readFile(path(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const whole = join(entry.parentPath, entry.name);
        const { size } = await stat(whole);
        yield { key: relative(folder, whole).split(sep).join('/'), sizeBytes: size };
      }
    },
  };
}

const decodeXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const inXml = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');

/** `https://KEY:SECRET@host:port/bucket?region=…`, or http for a store on this machine. */
function s3Files(address: string): Files {
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
  return {
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
        const sizes = inXml(xml, 'Size');
        for (const [index, key] of inXml(xml, 'Key').entries())
          yield { key: decodeXml(key), sizeBytes: Number(sizes[index] ?? 0) };
        [next] = inXml(xml, 'NextContinuationToken').map(decodeXml);
      } while (next !== undefined);
    },
  };
}

export function createFiles(storageUrl: string | undefined, localFolder: string): Files {
  if (!storageUrl) return localFiles(localFolder);
  return storageUrl.startsWith('file:') ? localFiles(fileURLToPath(storageUrl)) : s3Files(storageUrl);
}
