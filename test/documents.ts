import { strToU8, zipSync } from 'fflate';
import PdfWriter from 'pdfkit';
import writeExcel, { type SheetData } from 'write-excel-file/node';

type PdfOptions = { readonly password?: string; readonly script?: string };

/** A PDF of one text per page; '' leaves the page without a text layer. */
export function makePdf(pages: readonly string[], { password, script }: PdfOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PdfWriter({ autoFirstPage: false, ...(password ? { userPassword: password } : {}) });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    for (const text of pages) {
      pdf.addPage();
      if (text === '') pdf.rect(50, 50, 200, 200).fill('#0b5d4b');
      else pdf.text(text);
    }
    if (script !== undefined) pdf.addNamedJavaScript('start', script);
    pdf.end();
  });
}

/** A PDF whose only page would be drawn for hours: each form draws the next one twelve times, nine deep. */
export function makeEndlessPdf(): Buffer {
  const [depth, times] = [9, 12];
  const stream = (dictionary: string, body: string) =>
    `<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const form = (level: number) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] ${
        level < depth ? `/Resources << /XObject << /F ${level + 5} 0 R >> >>` : ''
      }`,
      level < depth ? '/F Do '.repeat(times) : '0 0 m 600 800 l 300 20 400 50 500 700 c S',
    );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    stream('', '/F Do'),
    ...Array.from({ length: depth }, (_, index) => form(index + 1)),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const zip = (parts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );

/** A Word file; each text is a paragraph, and '\f' a page break. */
export function makeDocx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) =>
    text === '\f'
      ? '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
      : `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
  );
  return zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${body.join('')}</w:body></w:document>`,
  });
}

/** Slides in the order given, though stored in the opposite one. */
export function makePptx(slides: readonly string[]): Buffer {
  const slideFile = (index: number) => `slides/slide${slides.length - index}.xml`;
  const paragraph = (line: string) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`;
  return zip({
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, index) => `<Relationship Id="rId${index}" Target="${slideFile(index)}"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      slides.map((text, index) => [
        `ppt/${slideFile(index)}`,
        `<p:sld>${text.split('\n').map(paragraph).join('')}</p:sld>`,
      ]),
    ),
  });
}

export function makeXlsx(rows: readonly (readonly (string | number | Date)[])[]): Promise<Buffer> {
  const data = rows.map((row) =>
    row.map((value) =>
      value instanceof Date
        ? { value, type: Date, format: 'dd/mm/yyyy' }
        : typeof value === 'number'
          ? { value, type: Number }
          : { value },
    ),
  );
  return writeExcel(data as SheetData).toBuffer();
}

/** A Word file of a few kilobytes that claims to unpack to `megabytes`. */
export const makeZipBomb = (megabytes: number): Buffer =>
  Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(megabytes * 1024 * 1024) }));

/** A multipart body of fields and one file, with the headers it is sent with. */
export function multipart(
  file: { readonly name: string; readonly bytes: Uint8Array },
  fields: Readonly<Record<string, string>> = {},
): { readonly body: Buffer; readonly headers: Record<string, string> } {
  const boundary = 'kilele-test-boundary';
  const part = (disposition: string, content: Uint8Array) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...part(`name="file"; filename="${file.name}"`, file.bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A PDF of one page that is a grey picture, as a scanner makes it: a byte a pixel, no text. */
export function makeScan({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}): Buffer {
  const stream = (dictionary: string, body: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
      body,
      Buffer.from('\nendstream'),
    ]);
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    ),
    stream('', Buffer.from('612 0 0 792 0 0 cm /I Do')),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      data,
    ),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places = objects.map((object, index) => {
    const at = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return at;
  });
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
