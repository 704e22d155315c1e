import { defineConfig } from 'vitest/config';

// Where processes share two cores, what is waited for may take its time: it comes, or the test fails for good.
const PATIENCE_MS = 20_000;

// A test that waits for other processes may meet a pause of a busy machine: it gets a second try, which `npm test`
// names at its end, so that a race is looked for instead of hidden. Unit tests wait for nothing and get none.
const RETRIES = 1;

// Of two cores: tests of servers and browsers wait for a third of their time, so that three keep both at work.
const WAITING_WORKERS = 3;
const WORKERS = 2;

const unit = {
  name: 'unit',
  sequence: { groupOrder: 0 },
  include: [
    'src/*.test.ts',
    'src/shared/{domain,contract}/**/*.test.ts',
    'src/features/*/*.test.ts',
    'src/features/*/domain/**/*.test.ts',
    'tools/*.test.ts',
    'tools/cases/*.test.ts',
  ],
  pool: 'threads' as const,
  isolate: false,
  maxWorkers: WORKERS,
  testTimeout: 20_000,
};

const api = {
  name: 'api',
  retry: RETRIES,
  sequence: { groupOrder: 2 },
  include: [
    'src/app/server/**/*.test.ts',
    'src/{shared/server,platform}/**/*.test.ts',
    'src/features/*/server/**/*.test.ts',
  ],
  globalSetup: ['test/database.ts'],
  pool: 'threads' as const,
  isolate: false,
  maxWorkers: WAITING_WORKERS,
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

const web = {
  name: 'web',
  retry: RETRIES,
  sequence: { groupOrder: 1 },
  include: ['src/**/*.test.tsx', 'src/shared/web/**/*.test.ts'],
  environment: 'jsdom',
  setupFiles: ['test/web/empty-page.ts'],
  isolate: false,
  maxWorkers: WORKERS,
  testTimeout: 15_000,
};

const e2e = {
  name: 'e2e',
  retry: RETRIES,
  expect: { poll: { timeout: PATIENCE_MS } },
  sequence: { groupOrder: 3 },
  include: ['src/**/*.e2e.ts'],
  globalSetup: ['test/server.ts', 'test/browser.ts'],
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: WAITING_WORKERS,
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

const faults = {
  name: 'faults',
  retry: RETRIES,
  expect: { poll: { timeout: PATIENCE_MS } },
  sequence: { groupOrder: 3 },
  include: ['tools/faults/**/*.test.ts'],
  pool: 'forks' as const,
  maxWorkers: WAITING_WORKERS,
  testTimeout: 90_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: { projects: [{ test: unit }, { test: api }, { test: web }, { test: faults }, { test: e2e }] },
});
