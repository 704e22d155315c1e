import { expect, it } from 'vitest';
import { createRecentlySeen } from './recently-seen.ts';

it('tells a text that came before from one that did not', () => {
  const seen = createRecentlySeen();
  const texts = Array.from({ length: 20_000 }, (_, index) => `visitors /api/startups/${index}`);
  expect(texts.filter((text) => seen(text))).toEqual([]);
  expect([seen(''), seen(''), seen('ab'), seen('ba'), seen('ab')]).toEqual([false, true, false, false, true]);
});

it('remembers most of what came of late, and one after the other forgets what came earlier', () => {
  const seen = createRecentlySeen();
  const texts = Array.from(
    { length: 10_000 },
    (_, index) => `startup ${index} 10.0.${index >> 8}.${index & 255}`,
  );
  for (const text of texts) seen(text);
  expect(texts.filter((text) => seen(text)).length).toBeGreaterThan(8_000);
});
