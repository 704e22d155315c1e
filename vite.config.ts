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
  { name: 'preload-helper', test: /vite\/preload-helper/ },
  {
    name: 'app',
    tags: ['$initial'],
    test: /src\/(?!app\/web\/(boot|entry|early-touches|service-worker)\.ts|shared\/contract\/kept-for\.ts).*\.tsx?$/,
  },
  {
    name: 'words',
    test: /src\/(features\/offers\/contract\/step-labels|app\/web\/(mark|navigation|notices|theme|theme-toggle)|shared\/web\/ui\/(link|link-row|tag))\.tsx?$|src\/shared\/(web\/(format|page-title|ui\/score)|domain\/(currency|person-name|catalogue\/(vocabularies|stages|term)))\.tsx?$/,
  },
  { name: 'sectors', test: /src\/shared\/domain\/catalogue\/(sectors|region-filters)/ },
  { name: 'catalogue', test: /src\/shared\/(domain\/(catalogue\/|text\.ts)|web\/country-options)/ },
  { name: 'money', test: /src\/shared\/domain\/(money|currency-mark|amount-text)\.ts$/ },
  {
    name: 'controls',
    test: /src\/shared\/web\/(ui\/(avatar|card|confirm-dialog|data-table|dialog|initials|lazy-parts?|opens-later|page-header|tabs|term-list|use-width|why)|chart\/(part-bar|series|series-mark|spark-line)|copy-text|use-(address|endpoint|live))\.tsx?$/,
  },
  {
    // What one looks through a list with.
    name: 'lists',
    test: /src\/shared\/web\/(ui\/(choice-chips|chip|counts-row|field|filter|filter-chips|filter-panel|filter-sheet|paged-list|pager|row-list|select-field|split-field|text-field)|options|use-(debounced|page))\.tsx?$/,
  },
  {
    // What the frame of members shares with their screens.
    name: 'member',
    test: /src\/(features\/(introductions\/web\/(standing|waiting)|messages\/(domain|web\/unread-messages))|shared\/web\/ui\/menu)\.tsx?$/,
  },
  {
    name: 'choices',
    test: /src\/shared\/web\/ui\/(choice-field|combobox|later-options|listbox-list|matching-options|use-listbox)\.tsx?$/,
  },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form|src\/shared\/web\/(form|form-field|form-mode|use-late-form)\.tsx?$/,
  },
  {
    name: 'lines',
    test: /src\/shared\/web\/(chart\/(axes|chart-table|column-chart|frame|line-chart|scale|time-line)|ui\/stat-card)\./,
  },
  { name: 'charts', test: /src\/shared\/web\/chart\/(?!fit-profile)/ },
  {
    name: 'market',
    test: /src\/features\/market\/(web\/(basis-card|definition|sectors-table|years-chart)|domain\/definition)/,
  },
  {
    // What a reader can do about a startup, an investor or a post.
    name: 'subject',
    test: /src\/(features\/(introductions\/web\/connect-(dialog|words)|investors\/web\/investor-(marks|words)|matching\/web\/why-card|moderation\/web\/report-dialog)|app\/pages\/(own-sides|subject-actions))\.tsx?$/,
  },
  {
    name: 'startup',
    test: /src\/features\/(startups\/(domain\/(filters|traction|team)|policy|web\/(evidence-tag|startup-row|startup-words|traction-words))|data-room\/contract\/room-link)\.tsx?$/,
  },
  {
    name: 'match',
    test: /src\/(features\/matching\/web\/(match-columns|match-list|match-row|match-state)|shared\/web\/chart\/fit-profile|app\/pages\/(match-connect|match-states))\./,
  },
  {
    name: 'job',
    test: /src\/features\/jobs\/(domain\/vocabulary|web\/(apply-action|job-card|job-words|saved-jobs))/,
  },
  {
    name: 'deals',
    test: /src\/features\/(deal-flow\/(domain\/(columns|pipeline-changes|pipeline-size|search|staleness|stages)\.|web\/(column-card|deal-card|deal-labels|dragging|pipeline|record-link)\.))/,
  },
  {
    name: 'account',
    test: /src\/features\/(accounts\/web\/(account-calls|can-use-passkeys)|blocks\/web\/(blocks-card|unblock))/,
  },
  {
    name: 'access',
    test: /src\/(features\/accounts\/web\/(access|access-card|code-field|contact-line|password-field)|shared\/domain\/return-path)\.tsx?$/,
  },
];

/** The server of `npm run dev`. */
const API = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** `x(async()=>{let{A:a}=await import(…);return{A:a}},[])` and `x(()=>import(…),[])`: an import in Vite's wrapping. */
const WRAPPED =
  /\b\w+\((?:async\(\)=>\{let(\{[^{}]*\})=await (import\([`"'][^()]+[`"']\));return\1\}|\(\)=>(import\([`"'][^()]+[`"']\))),(?:\[\]|__VITE_PRELOAD__)\)/g;

/**
 * Around each import of a screen Vite fetches its styles first; here one file has all styles. What is left of that is
 * written where it is used, or it would be a file that every visit asks for.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const helper = Object.keys(bundle).find((file) => file.startsWith('assets/preload-helper-'));
      if (helper === undefined) return;
      const file = helper.slice('assets/'.length);
      const imported = new RegExp(`import(?:\\{(?:\\w+ as )?(\\w+)\\}from)?"\\./${file}";`);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.imports.includes(helper)) continue;
        chunk.code = chunk.code
          .replace(imported, (_all, name?: string) => (name === undefined ? '' : `var ${name}=load=>load();`))
          .replace(WRAPPED, '$2$3');
        chunk.imports = chunk.imports.filter((other) => other !== helper);
      }
      delete bundle[helper];
    },
  },
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
