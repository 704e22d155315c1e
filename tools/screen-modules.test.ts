import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenModules } from './screen-modules.ts';

const TABLE = 'src/app/web/screens.ts';

it('finds the module of each screen, and takes none for a screen that shares one', () => {
  const modules = screenModules(readFileSync(TABLE, 'utf8'));
  expect(modules['/dashboard']).toEqual(['src/app/pages/dashboard-page.tsx']);
  expect(modules['/jobs']).toEqual(['src/features/jobs/web/jobs-page.tsx']);
  for (const shared of ['/admin/outbox', '/terms']) expect(modules[shared]).toBeUndefined();
  expect(Object.keys(modules).length).toBeGreaterThan(50);
  for (const [module] of Object.values(modules))
    expect([module, existsSync(module ?? '')]).toEqual([module, true]);
});
