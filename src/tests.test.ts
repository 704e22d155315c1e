import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../vitest.config.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('every test is in one project, and so it is run', () => {
  const projects = config.test?.projects ?? [];
  const run = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project
      ? globSync(project.test?.include ?? [], { cwd: ROOT })
      : [],
  );
  const written = globSync('{src,test,tools,bench}/**/*.{test,e2e}.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  });
  expect(run.length).toBeGreaterThan(0);
  expect(run.toSorted()).toEqual(written.toSorted());
});
