import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../document.ts';

const FOLDER = new URL('../../../../../tools/golden-documents/', import.meta.url);
const golden = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => {
    const label: { type: DocumentType } = JSON.parse(
      readFileSync(new URL(name.replace('.txt', '.json'), FOLDER), 'utf8'),
    );
    const texts = readFileSync(new URL(name, FOLDER), 'utf8').split(/^---$/m);
    return { name, type: label.type, pages: texts.map((text, index) => ({ page: index + 1, text })) };
  });
const readAs = (type: DocumentType, pages: (typeof golden)[number]['pages']) =>
  analyseDocument({ type, pages }).readsLike;
const isTold = (type: DocumentType) => type === 'financial_statements' || type === 'legal_docs';

it('a document sent as what it is, is not called another', () => {
  expect(golden.length).toBeGreaterThan(70);
  for (const { name, type, pages } of golden) expect([name, readAs(type, pages)]).toEqual([name, null]);
});

it('statements and contracts sent as anything else are recognised', () => {
  for (const { name, type, pages } of golden.filter((document) => isTold(document.type)))
    for (const wrong of DOCUMENT_TYPES.filter((other) => other !== type))
      expect([name, wrong, readAs(wrong, pages)]).toEqual([name, wrong, type]);
});

it('a few words are nothing in particular', () => {
  expect(readAs('pitch_deck', [{ page: 1, text: 'Good morning.' }])).toBeNull();
});
