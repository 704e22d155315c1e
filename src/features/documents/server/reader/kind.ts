/** The kinds of file whose text is read. */
export const DOCUMENT_KINDS = ['pdf', 'docx', 'pptx', 'xlsx', 'txt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const CONTENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
};

const PDF_WITHIN = 1024;
/** What of a file tells its kind. */
export const HEAD_BYTES = 65_536;
const OLD_OFFICE = 'd0cf11e0a1b11ae1';
const ZIP = '504b0304';

type Signature = 'pdf' | 'zip' | 'old-office' | 'text' | 'other';

/** What the bytes begin like, whatever the file is called. */
function signatureOf(bytes: Buffer): Signature {
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'pdf';
  const start = bytes.toString('hex', 0, 8);
  if (start === OLD_OFFICE) return 'old-office';
  if (start.startsWith(ZIP)) return 'zip';
  const isWide = start.startsWith('fffe') || start.startsWith('feff');
  return isWide || !bytes.subarray(0, HEAD_BYTES).includes(0) ? 'text' : 'other';
}

const LOOK_OF_KIND: Readonly<Record<DocumentKind, Signature>> = {
  pdf: 'pdf',
  docx: 'zip',
  pptx: 'zip',
  xlsx: 'zip',
  txt: 'text',
};

/** Plain text by other names. */
const SAME_AS: Readonly<Record<string, DocumentKind>> = { md: 'txt', markdown: 'txt', text: 'txt' };

type Known = { readonly kind: DocumentKind; readonly problem: null };
type Refused = { readonly kind: null; readonly problem: string };

const refuse = (problem: string): Refused => ({ kind: null, problem });

/** The kind of a file by its name, when its first bytes agree; otherwise a sentence why it is refused. */
export function documentKindOf(fileName: string, bytes: Buffer): Known | Refused {
  if (bytes.length === 0) return refuse('This file is empty.');
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const kind = SAME_AS[extension] ?? DOCUMENT_KINDS.find((known) => known === extension);
  const signature = signatureOf(bytes);
  if (!kind) {
    const old = ['doc', 'ppt', 'xls'].includes(extension) ? ` Save it as .${extension}x first.` : '';
    return refuse(`We read PDF, PPTX, DOCX, XLSX, TXT and MD files.${old}`);
  }
  if (signature === LOOK_OF_KIND[kind]) return { kind, problem: null };
  if (signature === 'old-office' && kind !== 'pdf' && kind !== 'txt')
    return refuse(
      `This file is protected with a password, or is an older kind named .${kind}. Save it without a password as .${kind}.`,
    );
  return refuse(`This file is named .${extension} but is not a ${extension.toUpperCase()} file.`);
}
