import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentType } from '../../src/features/documents/domain/document.ts';
import { documentKindOf } from '../../src/features/documents/server/reader/kind.ts';
import { readDocument } from '../../src/features/documents/server/reader/text.ts';

/** What the writer of a document says stands in it. A flag's `also` are further quotes of the same worry. */
export type Truth = {
  readonly kind: string;
  readonly language: 'en' | 'fr';
  readonly company: string;
  readonly registration: string | null;
  readonly clean: boolean;
  readonly flags: readonly TrueFlag[];
  readonly numbers: readonly TrueNumber[];
};
export type TrueFlag = {
  readonly category: string;
  readonly quote: string;
  readonly page?: number | null;
  readonly also?: readonly string[];
};
/** `period`: `2025`, `FY2025`, `2025-H1`, `2025-Q3`, `2025-09`, `2025-01 to 2025-06`, `as of 2025-06-30`, or null. */
export type TrueNumber = {
  readonly metric: string;
  readonly period: string | null;
  readonly value: number;
  readonly currency: string | null;
  readonly quote: string;
  readonly page?: number | null;
};

export type Written = {
  readonly name: string;
  readonly truth: Truth;
  readonly pages: readonly { readonly page: number; readonly text: string }[];
  readonly hiddenPages: readonly number[];
};

/** The writer's kinds as what a sender would choose of the four; only some of them can be told by their text. */
export const TYPE_OF_KIND: Readonly<Record<string, DocumentType>> = {
  pitch_deck: 'pitch_deck',
  financial_statements: 'financial_statements',
  financial_model: 'financial_statements',
  legal_agreement: 'legal_docs',
  contract: 'legal_docs',
  licence: 'legal_docs',
  minutes: 'legal_docs',
  cap_table: 'legal_docs',
  other: 'legal_docs',
  investor_update: 'business_plan',
};

const SUFFIX = '.truth.json';

/** Text of a file as an upload of it would be read. */
export async function readFileAsUploaded(file: string): Promise<Pick<Written, 'pages' | 'hiddenPages'>> {
  const bytes = readFileSync(file);
  const { kind, problem } = documentKindOf(file, bytes);
  if (kind === null) throw new Error(`${file}: ${problem}`);
  const read = await readDocument({ kind, bytes });
  if (read.text === null) throw new Error(`${file}: ${read.problem}`);
  const { pages, hiddenPages } = read.text;
  return { pages: pages.map((text, index) => ({ page: index + 1, text })), hiddenPages };
}

/** The documents of a folder: each `FILE` with `FILE.truth.json` beside it. */
export async function readWritten(folder: string): Promise<Written[]> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .toSorted();
  const written: Written[] = [];
  for (const name of names) {
    const truth: Truth = {
      registration: null,
      clean: false,
      flags: [],
      ...JSON.parse(readFileSync(path.join(folder, name + SUFFIX), 'utf8')),
    };
    written.push({ name, truth, ...(await readFileAsUploaded(path.join(folder, name))) });
  }
  return written;
}
