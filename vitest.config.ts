import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/*.test.ts',
            'src/shared/{domain,contract}/**/*.test.ts',
            'src/features/*/*.test.ts',
            'src/features/*/domain/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
});
