export type FormUpload = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** How much has been sent, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal?: AbortSignal;
};

const HEADERS_READ = ['content-type', 'retry-after', 'x-total-count'];

/** Smaller files go with the form: what is lost of one is soon sent again. */
const IN_PARTS_FROM = 1024 * 1024;

/** A form whose file is large is sent in parts first, which go on where a broken connection left them. */
export async function uploadForm(url: string, upload: FormUpload): Promise<Response> {
  const file = upload.form.get('file');
  if (!(file instanceof File) || file.size < IN_PARTS_FROM) return sendForm(url, upload);
  const { sendInParts } = await import('./upload-in-parts.ts');
  const sent = await sendInParts(file, upload);
  const form = new FormData();
  for (const [name, value] of upload.form.entries()) if (name !== 'file') form.append(name, value);
  form.set('upload', sent);
  return sendForm(url, { ...upload, form, onProgress: () => {} });
}

/** Sends a form and reports its progress, which `fetch` cannot. Rejects like `fetch` when the connection breaks. */
function sendForm(url: string, upload: FormUpload): Promise<Response> {
  const { method, headers, form, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const known = HEADERS_READ.flatMap((name): [string, string][] => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value]];
      });
      const { responseText, status, statusText } = request;
      resolve(new Response(responseText, { status, statusText, headers: known }));
    });
    request.addEventListener('error', () => reject(new TypeError('The upload was interrupted.')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
