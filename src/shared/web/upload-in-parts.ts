import { Upload } from 'tus-js-client';
import type { FormUpload } from './form-upload.ts';

const PART_BYTES = 4 * 1024 * 1024;
/** Between tries, while the connection is gone. */
const RETRIES_MS = [500, 1_000, 3_000, 5_000, 10_000, 20_000];

/**
 * Sends a file in parts, and answers the id under which it is then. A connection that breaks is tried again, and a page that
 * was closed goes on where it stopped when the same file is chosen again. Rejects like `fetch` when it cannot be sent.
 */
export function sendInParts(
  file: File,
  { onProgress, signal }: Pick<FormUpload, 'onProgress' | 'signal'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/api/uploads',
      chunkSize: PART_BYTES,
      retryDelays: RETRIES_MS,
      metadata: { filename: file.name },
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onError: (error) => reject(new TypeError('The upload was interrupted.', { cause: error })),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    signal?.addEventListener('abort', () => {
      void upload.abort();
      reject(new DOMException('Aborted', 'AbortError'));
    });
    const start = async () => {
      const [last] = await upload.findPreviousUploads();
      if (last) upload.resumeFromPreviousUpload(last);
      upload.start();
    };
    start().catch(reject);
  });
}
