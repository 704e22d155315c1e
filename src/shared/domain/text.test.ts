import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { fold, hasBidiOverride, hasForbiddenCharacter, visibleLength, words } from './text.ts';

test('names compare without case, accents and hooks', () => {
  expect(fold('Ọ̀ṣun')).toBe('osun');
  expect(fold('Ƙasa Ɗaya Ɓera Ƴanci')).toBe('kasa daya bera yanci');
  expect(fold('Ɛdwom, Ŋutsu, Ɔkɔ')).toBe('edwom, nutsu, oko');
  expect(fold('Côte d’Ivoire')).toBe("cote d'ivoire");
  expect(fold('İstanbul STRAßE Ærø')).toBe('istanbul strasse aero');
  expect(fold('pay\u200bstack')).toBe('paystack');
  expect(fold('हिन्दी')).toBe('हिन्दी');
  expect(fold('مُحَمَّد')).toBe('محمد');
});

test('folding twice changes nothing', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('a text of ASCII letters alone is folded and measured as it is beside others', () => {
  assert(
    property(string({ unit: 'binary-ascii' }), (text) => {
      expect(`${fold(text)}e`).toBe(fold(`${text}é`));
      expect(visibleLength(`-${text}-`) + 1).toBe(visibleLength(`-${text}-é`));
      expect(visibleLength(text)).toBe(visibleLength(`${text.trim()}-é`) - 2);
    }),
  );
});

test('words are found without punctuation, search syntax included', () => {
  expect(words('AgriTech & Côte d’Ivoire (2026)')).toEqual(['agritech', 'cote', 'd', 'ivoire', '2026']);
  expect(words('&|!:*()')).toEqual([]);
});

test('invisible characters have no length', () => {
  expect(visibleLength('\u200b\u200b\ufeff\u3164\u2060')).toBe(0);
  expect(visibleLength(' \u200b ')).toBe(0);
  expect(visibleLength('  Zed Labs ')).toBe(8);
  expect(visibleLength('🌍e\u0301')).toBe(2);
});

test('control characters and half characters', () => {
  for (const text of ['a\u0000b', 'a\u007fb', 'a\u0085b', '\ud800', 'a\u001b[31m']) {
    expect(hasForbiddenCharacter(text)).toBe(true);
    expect(hasForbiddenCharacter(text, true)).toBe(true);
  }
  expect(hasForbiddenCharacter('a\nb')).toBe(true);
  expect(hasForbiddenCharacter('a\r\n\tb', true)).toBe(false);
  expect(hasForbiddenCharacter('Ọ̀ṣun 👩‍🌾')).toBe(false);
});

test('text that reverses what follows', () => {
  expect(hasBidiOverride('\u202egnp.exe')).toBe(true);
  expect(hasBidiOverride('\u202egnp.exe', true)).toBe(true);
  expect(hasBidiOverride('\u2067name\u2069')).toBe(true);
  expect(hasBidiOverride('\u2067quote\u2069', true)).toBe(false);
  expect(hasBidiOverride('السلام')).toBe(false);
});
