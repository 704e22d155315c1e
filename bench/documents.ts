// How long a document takes to be opened, read and analysed, and how long the server's event loop was held meanwhile:
// the very functions the product calls, beside the server as there. The aim: 20 pages in under 2 s.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { analysePages } from '../src/features/documents/server/jobs.ts';
import { makeDocx, makePdf, makePptx, makeXlsx, makeZipBomb } from '../test/documents.ts';
import { type DocumentKind, documentKindOf } from '../src/features/documents/server/reader/kind.ts';
import type { checkDocument, readDocument } from '../src/features/documents/server/reader/text.ts';
import { createSideProcess, sideProcess, SideProcessError } from '../src/platform/jobs/side-process.ts';

const MODULE = new URL('../src/features/documents/server/reader/text.ts', import.meta.url);
const AIM_MS = 2_000;
const PARAGRAPH = `Traction: 8,640 active traders in September 2026, up from 3,430 in September 2025. Monthly recurring revenue was
$31,200 in September 2026. We are raising $850,000 on a SAFE: $510,000 for the loan book and $340,000 for engineering.
Competition: Branch lets traders borrow cash at 17% a month. The team has run the book of a Nairobi bank for six years.`;

const page = (number: number) => `Page ${number}\n${`${PARAGRAPH}\n`.repeat(4)}`;
const pages = (count: number) => Array.from({ length: count }, (_, index) => page(index + 1));

type Sample = { readonly name: string; readonly file: string; readonly bytes: Buffer };

const samples: readonly Sample[] = [
  { name: 'PDF of 20 pages', file: 'deck.pdf', bytes: await makePdf(pages(20)) },
  { name: 'PDF of 300 pages', file: 'plan.pdf', bytes: await makePdf(pages(300)) },
  { name: 'slides, 20', file: 'deck.pptx', bytes: makePptx(pages(20)) },
  { name: 'Word, 20 pages', file: 'plan.docx', bytes: makeDocx(pages(20).flatMap((text) => [text, '\f'])) },
  {
    name: 'sheet of 5,000 rows',
    file: 'model.xlsx',
    bytes: await makeXlsx(Array.from({ length: 5_000 }, (_, row) => ['Revenue', row, row * 1.5, 'USD'])),
  },
  { name: '5 MB of one word', file: 'word.txt', bytes: Buffer.alloc(5_000_000, 'a') },
  { name: '25 MB of text', file: 'text.txt', bytes: Buffer.alloc(25 * 1024 * 1024, `${PARAGRAPH}\n`) },
  { name: 'PDF with a password', file: 'locked.pdf', bytes: await makePdf(pages(2), { password: 'secret' }) },
  {
    name: 'PDF with a script',
    file: 'script.pdf',
    bytes: await makePdf(pages(2), { script: 'app.alert(1)' }),
  },
  {
    name: 'PDF of 5,000 pages',
    file: 'pages.pdf',
    bytes: await makePdf(Array.from({ length: 5_000 }, () => 'x')),
  },
  { name: 'zip bomb, 190 MB', file: 'bomb.docx', bytes: makeZipBomb(190) },
  { name: 'Word named .pdf', file: 'plan.pdf', bytes: makeDocx(['x']) },
  { name: 'empty', file: 'empty.txt', bytes: Buffer.alloc(0) },
];

async function readAndAnalyse(kind: DocumentKind, bytes: Buffer): Promise<string> {
  const refusal = await sideProcess.run<typeof checkDocument>(
    { module: MODULE, name: 'checkDocument' },
    { kind, bytes },
    'background',
  );
  if (refusal !== null) return refusal;
  const { text, problem } = await sideProcess.run<typeof readDocument>(
    { module: MODULE, name: 'readDocument' },
    { kind, bytes },
    'background',
  );
  if (problem !== null) return problem;
  const { score, words } = await analysePages({ pages: text.pages, type: 'pitch_deck' }, 'background');
  return `score ${score}, ${words} words on ${text.pages.length} of ${text.pageCount}`;
}

async function work({ file, bytes }: Sample): Promise<string> {
  const { kind, problem } = documentKindOf(file, bytes);
  if (kind === null) return problem;
  return readAndAnalyse(kind, bytes).catch((error: unknown) =>
    error instanceof SideProcessError ? `stopped: ${error.reason}` : Promise.reject(error),
  );
}

/** What hoards memory or never ends is stopped, and takes nothing along. */
async function overrun(name: string, code: string): Promise<string> {
  const beside = createSideProcess({ timeMs: 3_000, heapMb: 128 });
  const module = new URL(`data:text/javascript,${encodeURIComponent(`export const f = () => { ${code} };`)}`);
  const reason = await beside.run<() => void>({ module, name: 'f' }, undefined as never, 'background').then(
    () => 'ended',
    (error: unknown) => (error instanceof SideProcessError ? `stopped: ${error.reason}` : String(error)),
  );
  beside.close();
  return reason === '' ? name : reason;
}

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let worstMs = 0;
async function measure(name: string, run: () => Promise<string>): Promise<number> {
  delay.reset();
  const startedAt = performance.now();
  const outcome = await run();
  const ms = performance.now() - startedAt;
  const heldMs = delay.max / 1e6;
  worstMs = Math.max(worstMs, heldMs);
  console.log(
    `${name.padEnd(22)}${ms.toFixed(0).padStart(7)} ms   loop held at most ${heldMs.toFixed(0).padStart(3)} ms   ${outcome}`,
  );
  return ms;
}

await measure('first of a process', () =>
  work({ name: '', file: 'x.txt', bytes: Buffer.from('Problem: x') }),
);
let deckMs = 0;
for (const sample of samples) {
  const ms = await measure(sample.name, () => work(sample));
  if (sample.name === 'PDF of 20 pages') deckMs = ms;
}
await measure('what never ends', () => overrun('never', 'for (;;);'));
await measure('what hoards', () =>
  overrun('hoard', 'const all = []; for (;;) all.push(new Array(1000).fill(0));'),
);
sideProcess.close();
const isMet = deckMs < AIM_MS;
console.log(
  `\nA PDF of 20 pages took ${deckMs.toFixed(0)} ms (aim ${AIM_MS} ms: ${isMet ? 'met' : 'MISSED'}); the event loop was never held longer than ${worstMs.toFixed(0)} ms.`,
);
if (!isMet) process.exitCode = 1;
