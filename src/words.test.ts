import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { screenTextsOf } from '#test/screen-texts.ts';

const SRC = dirname(fileURLToPath(import.meta.url));
const terms = readFileSync(join(SRC, '../docs/terms.md'), 'utf8');

/** What the last column of the table names. */
const retired = terms
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) =>
    [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => words),
  );

const SHOWN = /\.tsx?$/;
/** Tests, statements and what is made for the demo; the rest may put a text on a screen. */
const NOT_SHOWN = /\.(test|e2e)\.tsx?$|\/server\/(queries|seed)[^/]*$/;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => SHOWN.test(path) && !NOT_SHOWN.test(path))
  .toSorted();

/** A pattern for machines, such as the cues by which documents are read. */
const isPattern = (text: string) => /[|\\]/.test(text);

const patterns = retired.map((words) => ({
  words,
  // A sentence runs over several lines of its source.
  pattern: new RegExp(`(?<![a-z-])${words.replaceAll(' ', String.raw`\s+`)}(?![a-z-])`, 'i'),
}));
const retiredIn = (text: string): string[] =>
  patterns.filter(({ pattern }) => pattern.test(text)).map(({ words }) => words);

it('the table of terms has words to look for', () => {
  expect(retired).toContain('worth');
  expect(retiredIn('Seed, worth 58 of 100 to you')).toEqual(['of 100 to you', 'worth']);
  expect(retiredIn('Fit 58% on 5 of 8 criteria')).toEqual([]);
});

it('no screen, message or e-mail uses a retired word', () => {
  const found = files.flatMap((path) => {
    const source = readFileSync(join(SRC, path), 'utf8');
    // Most files need not be parsed: what is in none of their letters is in none of their texts.
    if (retiredIn(source).length === 0) return [];
    return screenTextsOf(path, source)
      .filter(({ text }) => !isPattern(text))
      .flatMap(({ line, text }) => retiredIn(text).map((words) => `${path}:${line} “${words}”: ${text}`));
  });
  expect(found).toEqual([]);
});

it('no screen tells a member to type a command', () => {
  const found = files
    .filter((path) => path.includes('/web/') || path.startsWith('app/'))
    .flatMap((path) =>
      screenTextsOf(path, readFileSync(join(SRC, path), 'utf8')).map((text) => ({ path, ...text })),
    )
    .filter(({ text }) => /\b(?:npm|npx|node) (?:run|ci|install|[\w-]+\.ts)\b/.test(text));
  expect(found).toEqual([]);
});
