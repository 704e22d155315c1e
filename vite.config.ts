import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Small pieces that most screens share come together: a phone on a slow line pays for each file it asks for. */
const SHARED_PIECES = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core)|wouter|regexparam)\//,
    priority: 3,
  },
  {
    name: 'controls',
    test: /src\/shared\/(web|domain)\/.*\.tsx?$/,
    minShareCount: 40,
    priority: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
  },
  {
    name: 'radix',
    test: /node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/,
    minShareCount: 4,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
];

/** The server of `npm run dev`. */
const API = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'public',
  build: {
    outDir: 'dist/web',
    manifest: 'manifest.json',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: SHARED_PIECES },
        // The name of such a piece lists every screen that has it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(['/api', '/files', '/readyz'].map((path) => [path, API])),
  },
});
