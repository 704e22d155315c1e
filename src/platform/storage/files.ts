import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';

/** Where bytes live, by key: a local folder or any S3-compatible store. Keys are ours, never a person's text. */
export type Files = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
};

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
      await writeFile(partial, bytes, { flush: true });
      await rename(partial, target);
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
  };
}

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
  };
}

export function createFiles(storageUrl: string | undefined, localFolder: string): Files {
  if (!storageUrl) return localFiles(localFolder);
  return storageUrl.startsWith('file:') ? localFiles(fileURLToPath(storageUrl)) : s3Files(storageUrl);
}
