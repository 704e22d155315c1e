import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * A phone on a slow line pays for each file it asks for, and for each line of code that a screen does not need: what most
 * screens share comes in few files, what a screen alone needs comes with it. A piece takes what it imports along, unless an
 * earlier one has it: so libraries and words come first. `tools/build.ts` prints what a visit fetches.
 */
const PIECES: readonly { name: string; test: RegExp; tags?: ['$initial'] }[] = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core)|wouter|regexparam|use-sync-external-store)\//,
  },
  // The entry is there before the application, so it shares nothing with it.
  { name: 'runtime', test: /vite\/preload-helper/ },
  {
    name: 'app',
    tags: ['$initial'],
    test: /src\/(?!app\/web\/(boot|entry|early-touches|service-worker)\.ts|shared\/contract\/kept-for\.ts).*\.tsx?$/,
  },
  {
    name: 'words',
    test: /src\/shared\/(web\/(format|page-title|ui\/score)|domain\/(currency|person-name|catalogue\/(vocabularies|stages|term)))\.tsx?$/,
  },
  { name: 'catalogue', test: /src\/shared\/(domain\/(catalogue\/|text\.ts)|web\/country-options)/ },
  { name: 'money', test: /src\/shared\/domain\/(money|currency-mark|amount-text)\.ts$/ },
  {
    name: 'controls',
    test: /src\/shared\/web\/(ui\/(avatar|card|chip|choice-chips|choice-field|combobox|confirm-dialog|counts-row|data-table|dialog|field|filter|filter-chips|filter-panel|filter-sheet|initials|lazy-parts?|listbox-list|matching-options|opens-later|paged-list|page-header|pager|row-list|select-field|split-field|tabs|term-list|text-field|use-listbox|why)|chart\/spark-line|copy-text|options|use-(address|debounced|endpoint|live|page))\.tsx?$/,
  },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form|src\/shared\/web\/(form|form-field|form-mode|use-late-form)\.tsx?$/,
  },
  {
    name: 'bars',
    test: /src\/shared\/web\/(chart\/(fit-profile|part-bar|series-mark|series)|ui\/use-width)\./,
  },
  { name: 'charts', test: /src\/shared\/web\/chart\// },
  { name: 'definition', test: /src\/(features\/market\/web\/definition|shared\/domain\/calendar)/ },
  {
    name: 'market',
    test: /src\/(features\/market\/web\/(basis-card|sectors-table|years-chart))/,
  },
  {
    // What a reader can do about a startup, an investor or a post.
    name: 'subject',
    test: /src\/(features\/(introductions\/web\/connect-(dialog|words)|matching\/web\/why-card|moderation\/web\/report-dialog)|app\/pages\/(own-sides|subject-actions))\.tsx?$/,
  },
  {
    name: 'startup',
    test: /src\/features\/(startups\/(domain\/(traction|team)|policy|web\/(evidence-tag|startup-row|startup-words|traction-words))|data-room\/contract\/room-link)\.tsx?$/,
  },
  {
    name: 'job',
    test: /src\/features\/jobs\/(domain\/vocabulary|web\/(apply-action|job-card|job-words|saved-jobs))/,
  },
  {
    name: 'access',
    test: /src\/(features\/accounts\/web\/(access|access-card|code-field|contact-line|password-field)|shared\/domain\/return-path)\.tsx?$/,
  },
];

/** The server of `npm run dev`. */
const API = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** Around each import of a screen Vite fetches its styles first, by 1 kB of script; here one file has all styles. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig({
  plugins: [plainImports, react(), tailwindcss()],
  publicDir: 'public',
  build: {
    outDir: 'dist/web',
    manifest: 'manifest.json',
    emptyOutDir: true,
    // The server names the files of the application; a list of the files of each screen would be in every visit.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: 'index.html',
        main: 'src/app/web/main.tsx',
        'service-worker': 'src/app/web/service-worker.ts',
      },
      output: {
        codeSplitting: {
          groups: PIECES.map((piece, index) => ({ ...piece, priority: PIECES.length - index })),
        },
        // A worker is asked for by one name, and found again by it.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
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
