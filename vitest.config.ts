import { defineConfig } from 'vitest/config';

const unit = {
  name: 'unit',
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
};

const api = {
  name: 'api',
  include: ['src/app/*.test.ts', 'src/shared/server/**/*.test.ts', 'src/features/*/server/**/*.test.ts'],
  globalSetup: ['src/app/test-database.ts'],
  pool: 'threads' as const,
  maxWorkers: 2,
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

const web = {
  name: 'web',
  include: ['src/**/*.test.tsx'],
  environment: 'jsdom',
  testTimeout: 15_000,
};

export default defineConfig({
  test: { projects: [{ test: unit }, { test: api }, { test: web }] },
});
