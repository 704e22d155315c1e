import PdfWriter from 'pdfkit';
import { expect, it } from 'vitest';
import { makePdf } from '#test/documents.ts';
import {
  type MadeStatement,
  statementDocx,
  statementPdf,
  statementXlsx,
  numberOf,
} from '#test/statements.ts';
import { analyseDocument } from '../../domain/analysis.ts';
import type { DocumentKind } from './kind.ts';
import { readDocument } from './text.ts';

const SLOWEST_MS = 20_000;

/** A file read and analysed as accounts, in bounded time. */
async function readAccounts(kind: DocumentKind, bytes: Uint8Array) {
  const started = performance.now();
  const { text, problem } = await readDocument({ kind, bytes });
  const pages = (text?.pages ?? []).map((page, index) => ({ page: index + 1, text: page }));
  const analysis = analyseDocument({ type: 'financial_statements', pages, hiddenPages: text?.hiddenPages });
  expect(performance.now() - started).toBeLessThan(SLOWEST_MS);
  for (const { value, quote } of analysis.numbers) {
    expect(Number.isFinite(value)).toBe(true);
    expect(pages[quote.page - 1]?.text.slice(quote.start, quote.end)).toBe(quote.text);
  }
  return { text, problem, analysis };
}

const statement = (more: Partial<MadeStatement>): MadeStatement => ({
  seed: 1,
  language: 'en',
  lines: [
    'Baobab Foods Limited, Nairobi, Kenya',
    'Financial statements for the year ended 31 December 2025',
    '(KES thousands)',
  ],
  head: [['', '2025', '2024']],
  rows: [
    ['Revenue', '5,000', '4,000'],
    ['Cost of sales', '(3,000)', '(2,500)'],
    ['Gross profit', '2,000', '1,500'],
  ],
  hasNotes: false,
  shape: 'plain',
  write: String,
  figures: [],
  ...more,
});
const revenues = ({ numbers }: ReturnType<typeof analyseDocument>) =>
  numbers.filter(({ account }) => account === 'revenue').map(({ value }) => value);

it('a statement of 500 columns is read in time, and nothing of it is invented', async () => {
  const columns = Array.from({ length: 500 }, (_, index) => String(1000 + index));
  const wide = statement({
    head: [['', ...columns.map((_, index) => String(1990 + (index % 36)))]],
    rows: [
      ['Revenue', ...columns],
      ['Cost of sales', ...columns.map((value) => `(${value})`)],
    ],
  });
  const { analysis } = await readAccounts('xlsx', await statementXlsx(wide, numberOf));
  const known = new Set(columns.map((value) => Number(value) * 1000));
  expect(revenues(analysis).filter((value) => !known.has(value))).toEqual([]);
});

it('pages that are turned are read as they are looked at', async () => {
  const bytes = await new Promise<Buffer>((resolve) => {
    const pdf = new PdfWriter({ autoFirstPage: false });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.addPage({ size: 'A4' });
    Object.assign(pdf.page.dictionary.data, { Rotate: 90 });
    pdf.rotate(-90, { origin: [0, 0] }).translate(-800, 0);
    for (const [index, line] of ['(KES thousands)', '2025  2024', 'Revenue  5,000  4,000'].entries())
      pdf.text(line, 60, 60 + index * 20, { lineBreak: false });
    pdf.end();
  });
  const { text } = await readAccounts('pdf', bytes);
  expect(text?.pages[0]).toContain('Revenue');
});

it('a table over 40 pages keeps its head', async () => {
  const rows = Array.from({ length: 1_400 }, (_, index) => [`Sundry line ${index}`, '10', '20']);
  const long = statement({ rows: [...rows, ['Revenue', '5,000', '4,000']] });
  const pdf = await readAccounts('pdf', await statementPdf(long));
  expect(pdf.text?.pageCount).toBeGreaterThan(20);
  expect(revenues(pdf.analysis).filter((value) => value !== 5_000_000 && value !== 4_000_000)).toEqual([]);
  const { analysis } = await readAccounts('docx', statementDocx(long));
  expect(revenues(analysis)).toEqual([5_000_000, 4_000_000]);
});

it('numbers of 400 digits are no figures', async () => {
  const digits = '9'.repeat(400);
  const { analysis } = await readAccounts(
    'pdf',
    await makePdf([`Revenue in 2025 was KES ${digits}.`, `Revenue\t${digits}\t${digits}`]),
  );
  expect(analysis.numbers.filter(({ value }) => value > 1e30)).toEqual([]);
  const wide = await readAccounts('docx', statementDocx(statement({ rows: [['Revenue', digits, '4,000']] })));
  expect(revenues(wide.analysis).filter((value) => value > 1e30)).toEqual([]);
});

it('scripts may be mixed, and digits of another script are not taken for ours in silence', async () => {
  const text = [
    'الإيرادات ٥٠٠٠ revenue አማርኛ 收入',
    'Revenue of 2025 was EGP 5,000,000. الإيرادات لعام 2025',
    'Rеvenue of 2024 was EGP 4,000,000.',
  ].join('\n');
  const { analysis } = await readAccounts('txt', Buffer.from(text));
  expect(analysis.numbers.filter(({ kind }) => kind === 'revenue').map(({ value }) => value)).toContain(
    5_000_000,
  );
});

it('a picture that claims 400 megapixels is not unpacked, and its page is one without text', async () => {
  const stream = (dictionary: string, body: string) =>
    `<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    stream('', '600 0 0 800 0 0 cm /I Do'),
    stream(
      '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      'x',
    ),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const before = process.memoryUsage().rss;
  const { analysis } = await readAccounts('pdf', Buffer.from(file, 'latin1'));
  expect(analysis).toMatchObject({ pagesWithoutText: [1], score: null });
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 ** 2);
});

it('words that lie, white or off the page, are said and give no figure', async () => {
  const bytes = await new Promise<Buffer>((resolve) => {
    const pdf = new PdfWriter();
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.text('Revenue of 2025 was KES 5,000,000.', 72, 72);
    pdf.fillColor('#ffffff').text('Revenue of 2024 was KES 99,000,000.', 72, 120);
    pdf.fillColor('#000000').text('Cash of 2025 was KES 88,000,000.', 2_000, 200, { lineBreak: false });
    pdf.end();
  });
  const { analysis } = await readAccounts('pdf', bytes);
  expect(analysis.hiddenPages).toEqual([1]);
  expect(analysis.numbers.map(({ value }) => value)).toEqual([5_000_000]);
});
