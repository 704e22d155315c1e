import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('where to go after sign-in', () => {
  it.each(['/startups', '/startups?sector=fintech&q=%C3%A9', '/startups/7#team', '/api-notes', '/'])(
    'keeps the path %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  );

  it.each([
    '//evil.example/%2f..',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a/../../evil',
    '/%2f/evil.example',
    ' /startups',
    '',
    undefined,
    null,
    `/${'a'.repeat(3000)}`,
    '/api/logout',
    '/sign-in?redirect=/sign-in',
    '/sign-up',
  ])('answers / for %j', (path) => expect(safeReturnPath(path)).toBe('/'));

  it('never leaves the site, whatever is given', () => {
    const typed = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', '5', 'c', '0', '9', '\t', 'a', ':', '@', '?'),
    });
    fc.assert(
      fc.property(typed, (path) => {
        const url = new URL(safeReturnPath(`/${path}`), 'https://kilele.example');
        expect(url.host).toBe('kilele.example');
      }),
    );
  });
});
