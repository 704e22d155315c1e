import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/shared/web/theme.css', import.meta.url), 'utf8');

function tokensAfter(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const themes = {
  light: tokensAfter(':root'),
  'dark by system': tokensAfter(":root:not([data-theme='light'])"),
  'dark by choice': tokensAfter(":root[data-theme='dark']"),
};

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Map<string, string>, text: string, ground: string): number {
  const [a = 0, b = 0] = [text, ground].map((name) => luminance(tokens.get(name) ?? '#808080'));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const readable = [
  ...['ink', 'soft', 'faint', 'green', 'red', 'amber', 'blue', 'clay-ink'].flatMap((text) =>
    ['paper', 'card', 'sunk'].map((ground) => [text, ground] as const),
  ),
  ...(['green', 'amber', 'red', 'blue'] as const).map(
    (tone) => [tone, tone === 'green' ? 'tint' : `${tone}-tint`] as const,
  ),
  ['on-green', 'green'],
  ['on-green', 'green-strong'],
  ['on-red', 'red'],
  ['on-red', 'red-strong'],
  ['on-summit', 'summit'],
] as const;

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  it('has every text at 4.5 to 1 on every ground it stands on', () => {
    const weak = readable.filter(([text, ground]) => contrast(tokens, text, ground) < 4.5);
    expect(weak).toEqual([]);
  });

  it('has the edges of fields at 3 to 1', () => {
    for (const ground of ['paper', 'card'])
      expect(contrast(tokens, 'edge', ground)).toBeGreaterThanOrEqual(3);
  });
});

it('both ways into the dark theme are the same', () => {
  expect(themes['dark by system']).toEqual(themes['dark by choice']);
  expect(themes.light.size).toBe(themes['dark by choice'].size);
});
