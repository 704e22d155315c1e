import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { firstRouteFiles, laterRoutes } from './bundle-sizes.ts';

const web = fileURLToPath(new URL('../dist/web', import.meta.url));
const firstRouteBytes = 93_000;
const laterRouteBytes = 70_000;

describe('what a visitor on a slow line has to fetch', () => {
  it('the landing page needs at most 93 kB of compressed JavaScript', () => {
    const { scripts } = firstRouteFiles(web);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0)).toBeLessThanOrEqual(
      firstRouteBytes,
    );
  });

  it('any later screen adds at most 70 kB', () => {
    const heavy = laterRoutes(web).filter(({ brotliBytes }) => brotliBytes > laterRouteBytes);
    expect(heavy).toEqual([]);
  });

  it('form checks stay out of the first route', () => {
    const { scripts } = firstRouteFiles(web);
    const code = scripts.map(({ file }) => readFileSync(join(web, file), 'utf8')).join('');
    expect(code).not.toContain('_zod');
  });

  it('the first font file is at most 26 kB', () => {
    const font = new URL('../src/shared/web/fonts/inter-first.woff2', import.meta.url);
    expect(statSync(font).size).toBeLessThanOrEqual(26_000);
  });
});
