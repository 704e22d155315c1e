// Takes leaf features out one at a time, in a copy, and checks that the rest stands: `npm run without -- jobs moderation`.
// What names the feature goes with it. In a list of the composition that is the entry; elsewhere it is the file, and
// then what names that file. A test that makes one of its calls goes too, and its file where the preparation makes it.
// `--checks-only` runs types and lint without the tests.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';

const LEAVES = ['administration', 'analyst', 'ecosystem', 'jobs', 'moderation'];
const ALIAS = /^#(shared|features|app|platform)\//;

type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The nodes for which `wanted` holds, each with those around it, the outermost first. */
function findPaths(node: Node, wanted: (node: Node) => boolean, around: readonly Node[] = []): Node[][] {
  const path = [...around, node];
  return [
    ...(wanted(node) ? [path] : []),
    ...childrenOf(node).flatMap((child) => findPaths(child, wanted, path)),
  ];
}

function parse(file: string): Node {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  // The tree of ESTree, walked by its shape alone.
  return program as unknown as Node;
}

/** The file that an import means, if it is one of ours. */
function targetOf(root: string, from: string, specifier: string): string | null {
  if (specifier.startsWith('#test/')) return join(root, specifier.slice(1));
  if (ALIAS.test(specifier)) return join(root, 'src', specifier.slice(1));
  return specifier.startsWith('.') ? resolve(dirname(from), specifier) : null;
}

const isTestFile = (file: string) => /\.(?:test|e2e)\.tsx?$/.test(file);

const specifierOf = ({ source }: Node) => (isNode(source) ? String(source['value']) : '');
const localsOf = ({ specifiers }: Node) =>
  (specifiers as Node[]).map((specifier) => String((specifier['local'] as Node)['name']));

/** The innermost element of a list around a node; where the list would be left empty, what holds the list. */
function entryOf(path: readonly Node[], gone: ReadonlySet<Node>): Node | null {
  const index = path.findLastIndex(({ type }) => type === 'ArrayExpression');
  const [list, element] = [path[index], path[index + 1]];
  if (!list || !element) return null;
  const isEmptied = childrenOf(list).every((other) => other === element || gone.has(other));
  return (isEmptied ? entryOf(path.slice(0, index), gone) : null) ?? element;
}

/** The text without some of its nodes, each with the comma after it. */
function cut(text: string, nodes: Iterable<Node>): string {
  return [...nodes]
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), text);
}

/** Drops the imports that nothing in the file uses any more. */
function dropUnusedImports(file: string): void {
  const program = parse(file);
  const statements = program['body'] as Node[];
  const isImport = ({ type }: Node) => type === 'ImportDeclaration';
  const used = new Set(
    statements
      .filter((statement) => !isImport(statement))
      .flatMap((statement) => findPaths(statement, ({ type }) => /^(JSX)?Identifier$/.test(type)))
      .map((path) => path.at(-1)?.['name']),
  );
  const idle = statements.filter(isImport).flatMap((statement) => {
    const specifiers = statement['specifiers'] as Node[];
    const locals = localsOf(statement);
    const unused = specifiers.filter((_, index) => !used.has(locals[index]));
    return unused.length > 0 && unused.length === specifiers.length ? [statement] : unused;
  });
  writeFileSync(file, cut(readFileSync(file, 'utf8'), idle));
}

/** The calls of a feature as addresses, to tell in a test whether it makes one of them. */
function callsOf(folder: string): (address: string) => boolean {
  const shapes = globSync('contract{.ts,/*.ts}', { cwd: folder }).flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/'(?:GET|POST|PUT|PATCH|DELETE) (\/api[^']*)'/g),
    ].map(([, path = '']) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`)),
  );
  return (address) => shapes.some((shape) => shape.test(address));
}

/** The text of a literal, with a 1 for each value put into it; null for other nodes. */
function literalOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('1');
}

/** The test around a node, as a statement; of a table of cases (`it.each`) the case alone. */
function testOf(path: readonly Node[], text: string): Node | null {
  const isTable = ({ type, callee }: Node) =>
    type === 'CallExpression' &&
    isNode(callee) &&
    isNode(callee['property']) &&
    callee['property']['name'] === 'each';
  const table = path.findIndex(isTable);
  const cases = path.findIndex(({ type }, index) => index > table && type === 'ArrayExpression');
  if (table >= 0 && cases >= 0) return path[cases + 1] ?? null;
  const isTest = ({ type, start }: Node) =>
    type === 'ExpressionStatement' && /^(?:it|test)\b/.test(text.slice(start, start + 5));
  return path.find(isTest) ?? null;
}

type Gone = { readonly file: (target: string) => boolean; readonly call: (address: string) => boolean };

/** Takes what names the files and calls that are gone out of one file; true where the file itself has to go. */
function takeOut(root: string, file: string, gone: Gone): boolean {
  const text = readFileSync(file, 'utf8');
  const program = parse(file);
  const names = (node: Node) => {
    const target = targetOf(root, file, specifierOf(node));
    return target !== null && gone.file(target);
  };
  const imports = (program['body'] as Node[]).filter(
    (node) => node.type === 'ImportDeclaration' && names(node),
  );
  const locals = new Set(imports.flatMap(localsOf));
  const mentions = findPaths(
    program,
    (node) =>
      (node.type === 'ImportExpression' && names(node)) ||
      (/^(JSX)?Identifier$/.test(node.type) && locals.has(String(node['name']))) ||
      (isTestFile(file) && gone.call(literalOf(node) ?? '')),
  ).filter((path) => !path.some(({ type }) => type === 'ImportDeclaration'));
  if (imports.length + mentions.length === 0) return false;
  const entries = new Set<Node>();
  for (const path of mentions) {
    if (path.some((node) => entries.has(node))) continue;
    const entry = testOf(path, text) ?? entryOf(path, entries);
    if (!entry) return true;
    entries.add(entry);
  }
  const outermost = [...entries].filter(
    (node) =>
      ![...entries].some((other) => other !== node && other.start <= node.start && node.end <= other.end),
  );
  writeFileSync(file, cut(text, [...outermost, ...imports]));
  dropUnusedImports(file);
  return false;
}

/** Removes a feature from the copy at `root`, and all that stands on it outside the features. */
function remove(root: string, feature: string): void {
  const folder = join(root, 'src/features', feature);
  if (!existsSync(folder)) throw new Error(`there is no feature ${feature}`);
  const call = callsOf(folder);
  rmSync(folder, { recursive: true });
  const removed = new Set<string>();
  const gone = {
    file: (target: string) => target.startsWith(`${folder}/`) || removed.has(target),
    call,
  };
  const rest = new Set(
    globSync(['{src/app,test,tools,bench}/**/*.{ts,tsx}', 'src/features/**/*.test.{ts,tsx}'], {
      cwd: root,
    }).map((name) => join(root, name)),
  );
  let before: number;
  do {
    before = removed.size;
    for (const file of rest) {
      if (!takeOut(root, file, gone)) continue;
      rmSync(file);
      rest.delete(file);
      removed.add(file);
    }
  } while (removed.size > before);
}

function run(root: string, name: string, args: readonly string[]): Promise<string | null> {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const child = spawn(join('node_modules', '.bin', name), args, { cwd: root, env: { ...process.env, PATH } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code) => done(code === 0 ? null : said));
  });
}

const { values, positionals } = parseArgs({
  options: { 'checks-only': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const projects = ['unit', 'api', 'web'].flatMap((project) => ['--project', project]);
const steps: readonly (readonly [string, string, ...string[]])[] = [
  ['types: domain', 'tsc', '-p', 'tsconfig.domain.json'],
  ['types: server', 'tsc', '-p', 'tsconfig.server.json'],
  ['types: web', 'tsc', '-p', 'tsconfig.web.json'],
  ['lint', 'oxlint'],
  // The tools and the documents name files of every feature.
  ...(values['checks-only'] ? [] : [['tests', 'vitest', 'run', ...projects, 'src/'] as const]),
];

/** What fails without a feature, with what was said; null where all holds. */
async function failureWithout(feature: string): Promise<string | null> {
  const root = mkdtempSync(join(tmpdir(), `kilele-without-${feature}-`));
  try {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(existsSync);
    for (const file of tracked) cpSync(file, join(root, file));
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    remove(root, feature);
    for (const [step, name, ...args] of steps) {
      const said = await run(root, name, args);
      if (said !== null) return `${step}\n${said.split('\n').slice(-80).join('\n')}`;
    }
    return null;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

for (const feature of positionals.length > 0 ? positionals : LEAVES) {
  const failure = await failureWithout(feature);
  process.stdout.write(
    `without ${feature}: ${failure === null ? 'the rest stands' : `fails in ${failure}`}\n`,
  );
  if (failure !== null) process.exitCode = 1;
}
