import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

// Where processes share two cores, what is waited for may take its time: it comes, or the test fails for good.
const PATIENCE_MS = 20_000;

// A test that waits for other processes may meet a pause of a busy machine: it gets a second try, which `npm test`
// names at its end, so that a race is looked for instead of hidden. Unit tests wait for nothing and get none.
const RETRIES = 1;

// Two queues, one after the other. Of two cores: tests of browsers and of whole servers wait for more than half of their
// time. The others compute, and each of their workers first loads and compiles for itself what it runs: three take a
// fifth less of the processor than five.
const WAITING = { maxWorkers: 5, sequence: { groupOrder: 0 } };
const COMPUTING = { maxWorkers: 3, sequence: { groupOrder: 1 } };

const unit = {
  name: 'unit',
  include: [
    'src/*.test.ts',
    'src/shared/{domain,contract}/**/*.test.ts',
    'src/features/*/*.test.ts',
    'src/features/*/{domain,contract}/**/*.test.ts',
    'tools/*.test.ts',
    'tools/cases/*.test.ts',
  ],
  pool: 'threads' as const,
  isolate: false,
  ...COMPUTING,
  testTimeout: 20_000,
};

const api = {
  name: 'api',
  retry: RETRIES,
  include: [
    'src/app/server/**/*.test.ts',
    'src/{shared/server,platform}/**/*.test.ts',
    'src/features/*/server/**/*.test.ts',
  ],
  globalSetup: ['test/database.ts'],
  pool: 'threads' as const,
  isolate: false,
  ...COMPUTING,
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

const web = {
  name: 'web',
  retry: RETRIES,
  include: ['src/**/*.test.tsx', 'src/{shared,app,features/*}/web/**/*.test.ts'],
  environment: 'jsdom',
  setupFiles: ['test/web/empty-page.ts'],
  isolate: false,
  ...COMPUTING,
  testTimeout: 15_000,
};

const e2e = {
  name: 'e2e',
  retry: RETRIES,
  expect: { poll: { timeout: PATIENCE_MS } },
  include: ['src/**/*.e2e.ts'],
  globalSetup: ['test/server.ts', 'test/browser.ts'],
  pool: 'forks' as const,
  isolate: false,
  ...WAITING,
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

const faults = {
  name: 'faults',
  retry: RETRIES,
  expect: { poll: { timeout: PATIENCE_MS } },
  include: ['tools/faults/**/*.test.ts'],
  pool: 'forks' as const,
  ...WAITING,
  testTimeout: 90_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [{ test: unit }, { test: api }, { test: web }, { test: faults }, { test: e2e }],
  },
});
