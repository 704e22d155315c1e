import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  DocumentType,
  KnownFacts,
  NumberKind,
  PageText,
} from '../../src/features/documents/domain/document.ts';

/** What people said a document should yield. Money kinds that recur are listed in part; single ones completely. */
export type GoldenLabel = {
  readonly type: DocumentType;
  readonly language: 'en' | 'fr';
  /** A document without any weakness: every flag on it is a false alarm. */
  readonly clean: boolean;
  readonly facts?: KnownFacts;
  readonly pagesWithoutText?: readonly number[];
  readonly flags: readonly { readonly code: string; readonly quote: string }[];
  readonly strengths: readonly string[];
  /** Strengths that may be found or not. */
  readonly allowed?: readonly string[];
  readonly missingSections: readonly string[];
  readonly numbers: readonly {
    readonly kind: NumberKind;
    readonly value: number;
    readonly currency?: string;
    /** The date or the rate; left out where the document gives none. */
    readonly period?: string;
  }[];
};

export type GoldenDocument = {
  readonly name: string;
  readonly pages: PageText[];
  readonly label: GoldenLabel;
};

const PAGE_BREAK = /^---$/m;

/** The documents of a folder: `name.txt` with pages divided by a line of three hyphens, `name.json` its label. */
export function readGolden(folder: string): GoldenDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => {
      const name = file.replace(/\.txt$/, '');
      const text = readFileSync(path.join(folder, file), 'utf8');
      const label: GoldenLabel = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
      const pages = text
        .split(PAGE_BREAK)
        .map((page, index) => ({ page: index + 1, text: page.replaceAll(/^\s*\n|\s+$/g, '') }));
      return { name, label, pages };
    });
}
