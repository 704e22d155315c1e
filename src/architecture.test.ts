import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chanceIn, exportsOf } from '#test/module-shape.ts';
import { rawStatementsOf, sqlNamesOf, UNNAMED } from '#test/sql-names.ts';

const SRC = dirname(fileURLToPath(import.meta.url));
const CODE = /\.tsx?$/;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => CODE.test(path))
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted();
const textOf = (path: string) => readFileSync(join(SRC, path), 'utf8');

const TOPIC = '[a-z][a-z0-9-]*';
const FEATURE_FILES = [
  /^(domain|policy|contract)(\.test)?\.ts$/,
  new RegExp(`^(domain|contract|server)/(${TOPIC}/)?${TOPIC}(\\.test)?\\.ts$`),
  new RegExp(`^web/(${TOPIC}/)?${TOPIC}(\\.test)?\\.tsx?$`),
  new RegExp(`^${TOPIC}\\.e2e\\.ts$`),
];
/** What the process is entered by: bound to the HTTP server, the job runner or the seeding, never called by a feature. */
const ENTRY = /\/server\/(routes(-[a-z-]+)?|jobs|seed(-[a-z-]+)?)\.ts$/;
const isRoutes = (path: string) => /\/server\/routes(-[a-z-]+)?\.ts$/.test(path);
const FORBIDDEN_NAMES = /(^|\/)(index|utils|helpers|types)\.tsx?$|\/(hooks|components)\//;

type Import = { readonly from: string; readonly to: string };

function resolveImport(from: string, specifier: string): string | null {
  const alias = /^#(shared|platform|features|app)\/(.+)$/.exec(specifier);
  if (alias) return `${alias[1]}/${alias[2]}`;
  if (!specifier.startsWith('.')) return null;
  return relative(SRC, resolve(SRC, dirname(from), specifier)).replaceAll('\\', '/');
}

const specifiers = files.flatMap((from) =>
  [
    ...textOf(from).matchAll(/^(?:import|export)\s(?:[^';]*?\sfrom\s)?'([^']+)'|\bimport\(\s*'([^']+)'/gm),
  ].map(([, standing, awaited]) => ({ from, specifier: standing ?? awaited ?? '' })),
);
const imports: Import[] = specifiers.flatMap(({ from, specifier }) => {
  const to = resolveImport(from, specifier);
  return to === null ? [] : [{ from, to }];
});
/** Imports of packages, by the name under which they are installed. */
const packages: Import[] = specifiers.flatMap(({ from, specifier }) =>
  /^[.#]/.test(specifier) ? [] : [{ from, to: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier }],
);

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1] ?? null;
const layerOf = (path: string) => /^features\/[^/]+\/([a-z]+)/.exec(path)?.[1] ?? '';
const shown = (found: readonly Import[]) => found.map(({ from, to }) => `${from} → ${to}`);
const production = imports.filter(({ from }) => !isTest(from));

const MAY_REACH: Record<string, readonly string[]> = {
  domain: ['domain'],
  policy: ['domain', 'policy'],
  contract: ['domain', 'contract', 'policy'],
  server: ['domain', 'policy', 'contract', 'server'],
  web: ['domain', 'policy', 'contract', 'web'],
};

function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  function visit(node: string, path: readonly string[]): string[] | null {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  }
  for (const node of edges.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}

describe('the layout', () => {
  it('knows every file of a feature by its name', () => {
    const strangers = files.filter((path) => {
      const feature = featureOf(path);
      return (
        feature !== null &&
        !FEATURE_FILES.some((shape) => shape.test(path.slice(`features/${feature}/`.length)))
      );
    });
    expect(strangers).toEqual([]);
  });

  it('has no catch-all file or folder', () => {
    expect(files.filter((path) => FORBIDDEN_NAMES.test(path))).toEqual([]);
  });
});

describe('what a name promises', () => {
  const own = files.filter((path) => !isTest(path));

  it('routes bind calls to what answers them', () => {
    const named = own.filter(isRoutes);
    const binding = own.filter((path) => /\bimplement\(/.test(textOf(path)) && featureOf(path) !== null);
    expect(binding).toEqual(named);
  });

  it.each([
    ['export function DealCard() {}', ''],
    ['export const DealCard = memo(Card);', ''],
    ['export type Kind = 1;\nexport { type Other } from "./other.ts";', ''],
    ['export function useDeals() {}', 'useDeals'],
    ['const useDeals = () => 1;\nexport { useDeals };', 'useDeals'],
    ['export const { useDeals } = hooks;', '{ … }'],
    ['export const MOST = 9;', 'MOST'],
    ['export const Labels = { a: 1 };', 'Labels'],
    ["export * from './deals.ts';", '*'],
  ])('exports are told apart from components: %s', (source, expected) => {
    const others = exportsOf(source).filter(({ isComponent }) => !isComponent);
    expect(others.map(({ name }) => name).join()).toBe(expected);
  });

  it('a .tsx exports components, and nothing beside them', () => {
    const wrong = own
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => {
        const exported = exportsOf(textOf(path));
        // What the browser and the server are entered by draws a whole page, and lends no component.
        const isEntry = path.startsWith('app/web/') && exported.every(({ isComponent }) => !isComponent);
        return isEntry
          ? []
          : exported.filter(({ isComponent }) => !isComponent).map(({ name }) => `${path} ${name}`);
      });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['new Date(at)', ''],
    ['Date.UTC(2026, 1) + Math.round(2.5)', ''],
    ['(day: Date) => day instanceof Date', ''],
    ['FORMAT.format(day)', ''],
    ['new Date()', 'Date'],
    ['new Date', 'Date'],
    ['Date()', 'Date'],
    ['Date.now()', 'Date'],
    ['const { now } = Date;', 'Date'],
    ['const { random } = Math;', 'Math'],
    ['Math.random()', 'Math'],
    ["Math['random']()", 'Math'],
    ["new Intl.DateTimeFormat('en').format()", 'format'],
  ])('the hour and chance are seen in %s', (source, expected) => {
    expect(chanceIn(source).join()).toBe(expected);
  });

  it('domain code computes: no clock, no chance, and few packages', () => {
    const isDomain = (path: string) =>
      !isTest(path) && /^shared\/domain\/|^features\/[^/]+\/(domain[./]|policy\.ts)/.test(path);
    const allowed = new Set(['decimal.js', 'papaparse', 'fflate', '@noble/hashes']);
    const wrong = files.filter((path) => isDomain(path) && chanceIn(textOf(path)).length > 0);
    expect(wrong).toEqual([]);
    expect(shown(packages.filter(({ from, to }) => isDomain(from) && !allowed.has(to)))).toEqual([]);
  });

  it('tests of screens show them by `renderScreen`', () => {
    const shown = files.filter(
      (path) => isTest(path) && /import \{[^}]*QueryClientProvider/.test(textOf(path)),
    );
    expect(shown).toEqual([]);
  });

  it('only tests use what is there for tests', () => {
    const { dependencies } = JSON.parse(readFileSync(join(SRC, '../package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const isInstalled = (name: string) => name.startsWith('node:') || name in dependencies;
    expect(shown(packages.filter(({ from, to }) => !isTest(from) && !isInstalled(to)))).toEqual([]);
    const harness = specifiers.filter(
      ({ from, specifier }) => !isTest(from) && /^#test\/|^(?:\.\.\/)+test\//.test(specifier),
    );
    expect(harness).toEqual([]);
  });
});

describe('money', () => {
  it('is not brought to its smallest unit in binary, where 1.005 times 100 is below 100.5', () => {
    const spelling = /Math\.(?:round|floor|ceil|trunc)\((?:[^()]|\([^()]*\))*\*\s*(?:100|CENTS)\s*\)/;
    expect(spelling.test('Math.round(amount * 100)')).toBe(true);
    expect(files.filter((path) => !isTest(path) && spelling.test(textOf(path)))).toEqual([]);
  });
});

describe('statements', () => {
  const own = files.filter((path) => path.endsWith('.ts') && !isTest(path));
  const isQueries = (path: string) => /(^|\/)queries(-[a-z-]+)?\.ts$/.test(path);

  /** What a file imports to run, types aside: packages as they are named, own files by their path. */
  const runtimeImportsOf = (path: string) =>
    [...textOf(path).matchAll(/^import (?!type )([^;]*?) from '([^']+)';/gm)]
      .filter(([, names = '']) => !/^\{(\s*type [^,}]+,?)*\s*\}$/.test(names))
      .map(([, , specifier = '']) => resolveImport(path, specifier) ?? specifier);

  const answersHttp = (path: string, seen = new Set<string>()): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    return (
      path.startsWith('platform/http/') ||
      (files.includes(path) && runtimeImportsOf(path).some((to) => answersHttp(to, seen)))
    );
  };

  it('are all that is in queries: no rule, no refusal, no contract', () => {
    const wrong = own.filter(isQueries).flatMap((path) => {
      const foreign = runtimeImportsOf(path).filter(
        (to) =>
          to !== 'kysely' &&
          !to.startsWith('kysely/') &&
          !to.startsWith('platform/postgres/') &&
          !isQueries(to) &&
          !(to.startsWith('shared/server/') && !answersHttp(to)),
      );
      const throws = /\bthrow\b/.test(textOf(path)) ? ['throw'] : [];
      return [...foreign, ...throws].map((to) => `${path} → ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are told the time', () => {
    const wrong = own.filter((path) => isQueries(path) && chanceIn(textOf(path)).length > 0);
    expect(wrong).toEqual([]);
  });

  /** What names the partial index of a conflict in a query, where PostgreSQL could not tell which: a parameter stands in it. */
  const unclearConflictsIn = (text: string): string[] =>
    [
      ...text.matchAll(/\bcolumns?\([^)]*\)\s*\.where\(((?:sql(?:<[^>]*>)?`[^`]*`|[^()`]|\([^()]*\))*)\)/g),
    ].flatMap(([, meant = '']) => {
      const name = /^\s*(\w+)\s*$/.exec(meant)?.[1];
      const fragment =
        name === undefined
          ? meant
          : new RegExp(`\\bconst ${name} =\\s*(sql(?:<[^>]*>)?\`[^\`]*\`)`).exec(text)?.[1];
      const isLiteral = /^\s*sql(<[^>]*>)?`[^`$]*`\s*$/.test(fragment ?? '') || /\bsql\.lit\(/.test(meant);
      return isLiteral ? [] : [meant];
    });

  it.each([
    ["conflict.columns(['a', 'b']).where('status', '=', 'open').doNothing()", 1],
    ["conflict.column('a').where('status', '=', status)", 1],
    ["conflict.column('a').where(isOpen).doNothing()", 1],
    ["const isOpen = sql<boolean>`state = ${state}`;\nconflict.column('a').where(isOpen)", 1],
    ["const isOpen = sql<boolean>`state in ('a', 'b')`;\nconflict.column('a').where(isOpen)", 0],
    ["conflict.columns(['a', 'b'])\n  .where(sql<boolean>`status <> 'done'`)", 0],
    ["conflict.columns(['a', 'b']).where('status', '<>', sql.lit('done')).doNothing()", 0],
    ["conflict.column('a').doUpdateSet(digest).where('sentOn', '<', day)", 0],
  ])('are read for what names their partial index: %s', (source, count) => {
    expect(unclearConflictsIn(source)).toHaveLength(count);
  });

  // A statement that is prepared has parameters, from which PostgreSQL cannot tell which partial index is meant.
  it('name a partial index on a conflict without parameters', () => {
    const wrong = own.filter((path) => isQueries(path) && unclearConflictsIn(textOf(path)).length > 0);
    expect(wrong).toEqual([]);
  });

  it('of a feature are in its queries, and in what fills the demo', () => {
    const statement = /\bsql(<[^>]*>)?`|\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
    const wrong = own
      .filter((path) => featureOf(path) !== null && statement.test(textOf(path)))
      .filter((path) => !isQueries(path) && !/\/server\/seed(-[a-z-]+)?\.ts$/.test(path));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['await sql`select 1`.execute(db)', 1],
    ['const rows = (db) => rowsOf(db, 7).execute(db)', 1],
    ['await pool.query({ text, values })', 1],
    ['client.query<Row>(`select 1`)', 1],
    ['db.executeQuery(CompiledQuery.raw(text))', 2],
    ["db.selectFrom('deals').where(sql.raw('true')).execute()", 0],
    ['db.transaction().execute(async (trx) => work(trx))', 0],
    ['db.transaction().execute(work)', 0],
  ])('are read: %s', (source, count) => {
    expect(rawStatementsOf(source)).toHaveLength(count);
  });

  it('in raw SQL are timed, by the benchmark that the first line of the file names', () => {
    const root = resolve(SRC, '..');
    const wrong = own
      .filter((path) => !path.startsWith('platform/postgres/') && rawStatementsOf(textOf(path)).length > 0)
      .filter((path) => {
        const benchmark = /^\/\/ [^\n]*\b(bench\/[a-z-]+\.ts)\b/.exec(textOf(path))?.[1];
        return benchmark === undefined || !existsSync(join(root, benchmark));
      });
    expect(wrong).toEqual([]);
  });
});

describe('the arrows', () => {
  it('shared code knows no feature and no composition', () => {
    const wrong = production.filter(
      ({ from, to }) => from.startsWith('shared/') && !/^(shared|platform)\//.test(to),
    );
    expect(shown(wrong)).toEqual([]);
  });

  it('the platform knows nothing of this product', () => {
    const wrong = production.filter(
      ({ from, to }) => from.startsWith('platform/') && !/^(platform|shared\/(domain|contract))\//.test(to),
    );
    expect(shown(wrong)).toEqual([]);
  });

  it('features know nothing of the composition', () => {
    const wrong = production.filter(({ from, to }) => featureOf(from) && to.startsWith('app/'));
    expect(shown(wrong)).toEqual([]);
  });

  it('inside a feature domain ← policy, contract ← server, web', () => {
    const wrong = production.filter(({ from, to }) => {
      if (featureOf(from) === null || featureOf(from) !== featureOf(to)) return false;
      return !MAY_REACH[layerOf(from)]?.includes(layerOf(to));
    });
    expect(shown(wrong)).toEqual([]);
  });

  it('between features only contracts, queries and services are shared', () => {
    const wrong = production.filter(({ from, to }) => {
      const [a, b] = [featureOf(from), featureOf(to)];
      if (a === null || b === null || a === b) return false;
      const isContract = layerOf(to) === 'contract';
      const isService = layerOf(from) === 'server' && layerOf(to) === 'server' && !ENTRY.test(to);
      return !isContract && !isService;
    });
    expect(shown(wrong)).toEqual([]);
  });

  it('routes are bound by the composition, and nothing else is had from them', () => {
    const wrong = production.filter(({ from, to }) => isRoutes(to) && !from.startsWith('app/'));
    expect(shown(wrong)).toEqual([]);
  });

  it('runtimes stay apart', () => {
    const runtimeOf = (path: string) => {
      if (path.startsWith('platform/')) return 'server';
      if (/^app\/(?:web|pages)\//.test(path)) return 'web';
      const part = /^(?:shared|app|features\/[^/]+)\/([a-z]+)/.exec(path)?.[1] ?? '';
      // A policy runs anywhere, as contracts do.
      return part === 'policy' ? 'contract' : part;
    };
    const allowed: Record<string, string[]> = {
      domain: ['domain'],
      contract: ['domain', 'contract'],
      server: ['domain', 'contract', 'server'],
      web: ['domain', 'contract', 'web'],
    };
    const wrong = production.filter(({ from, to }) => !allowed[runtimeOf(from)]?.includes(runtimeOf(to)));
    expect(shown(wrong)).toEqual([]);
  });

  it('the graph of features has no cycle', () => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of production) {
      const [a, b] = [featureOf(from), featureOf(to)];
      if (a && b && a !== b) edges.set(a, (edges.get(a) ?? new Set()).add(b));
    }
    expect(findCycle(edges)).toBeNull();
  });
});

describe('a connection of the database', () => {
  /** From an opening bracket to its end. Strings with lone brackets in a callback would mislead it; there are none. */
  function bracketed(text: string, from: number): string {
    let depth = 0;
    for (let at = from; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1;
      if (text[at] === ')') depth -= 1;
      if (depth === 0) return text.slice(from, at + 1);
    }
    return text.slice(from);
  }

  /** Uses of a second connection, or of whole cores, while a transaction holds the first. */
  function secondConnections(text: string): string[] {
    return [...text.matchAll(/([\w.]+)\.transaction\(\)\.execute(?=\()/g)].flatMap((match) => {
      const [whole, root = ''] = match;
      const callback = bracketed(text, match.index + whole.length);
      const own = /^\(\s*(?:async )?\(?(\w+)/.exec(callback)?.[1];
      const body = callback.slice(callback.indexOf('=>'));
      const taken = /\.(?:db|accountDb|pool|passwords)\b|\bsideProcess\b|\.transaction\(|\bfetch\(/.exec(
        body,
      )?.[0];
      const again = new RegExp(`(?<![\\w.])${root.replaceAll('.', String.raw`\.`)}\\b(?!\\s*[:(])`);
      const named = root === own ? undefined : again.exec(body)?.[0];
      return (taken ?? named) ? [`${root}: ${taken ?? named}`] : [];
    });
  }

  it.each([
    ['db.transaction().execute(async (trx) => { await save(trx); await read(db); })', 'db: db'],
    ['db.transaction().execute(async (trx) => { await services.pool.query(q); })', 'db: .pool'],
    ['services.db.transaction().execute((db) => save(db, services.db))', 'services.db: .db'],
    ['db.transaction().execute(async (trx) => hash(await services.passwords.hash(p)))', 'db: .passwords'],
    ['services.db.transaction().execute(async (db) => { await save(db); })', ''],
    ['db.transaction().execute((trx) => save(trx, { name: "db" === x }))', 'db: db'],
  ])('is taken a second time in %s', (source, expected) => {
    expect(secondConnections(source).join()).toBe(expected);
  });

  it('is not taken within a transaction that holds one', () => {
    const wrong = files
      .filter((path) => path.endsWith('.ts') && !isTest(path))
      .flatMap((path) => secondConnections(textOf(path)).map((found) => `${path} ${found}`));
    expect(wrong).toEqual([]);
  });

  it('is not within reach of a call, which runs in a transaction when it writes', () => {
    const context = textOf('shared/server/context.ts');
    const [offered = ''] = /export type Services = \{[^}]*\}/.exec(context) ?? [];
    expect(offered).toContain('readonly now');
    expect(offered).not.toMatch(/Kysely|Pool|\bDb\b|Auth|Passwords/);
    expect(textOf('shared/server/implement.ts')).toMatch(
      /export type Call<[^=]*= Omit<EarlyCall<E>, 'services'> & \{\s*readonly services: Services;/,
    );
    const cast = files.filter((path) => !isTest(path) && /\bas (?:unknown as )?Process\b/.test(textOf(path)));
    expect(cast).toEqual([]);
  });
});

describe('the tables', () => {
  const relations = [
    ...textOf('platform/postgres/tables.ts').matchAll(
      /\/\*\* (Owned|Published) by ([a-z-]+)[^\n]*\nexport type (\w+)/g,
    ),
  ].map(([, how, owner = '', type = '']) => {
    const name = type.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
    return { name, owner, isView: how === 'Published' };
  });
  const ownerOf = new Map(relations.map(({ name, owner }) => [name, owner]));
  const views = new Set(relations.flatMap(({ name, isView }) => (isView ? [name] : [])));
  /** A feature, or one of the rooms that no feature is in. */
  const homeOf = (path: string) => featureOf(path) ?? path.split('/')[0] ?? '';
  const named = files
    .filter((path) => path.endsWith('.ts') && !isTest(path) && path !== 'platform/postgres/tables.ts')
    .flatMap((path) =>
      sqlNamesOf(textOf(path), (name) => ownerOf.has(name)).map((use) => ({ path, ...use })),
    );

  it.each([
    ["db.selectFrom('dealNotes as n').leftJoin('users as u', 'u.id', 'n.authorId')", 'users deal_notes'],
    ["db.selectFrom(['users', 'deals as d'])", 'users deals'],
    ["db.insertInto('deals').values({})", 'deals!'],
    ['sql`select 1 from users u join deals d on d.owner_id = u.id`', 'users deals'],
    ['sql`select * from users u, lateral (select 1 from deals) d, jobs j`', 'users jobs deals'],
    ['sql`with users as (select 1), x as (select 2 from deals) select * from users, x`', 'deals'],
    ['sql`delete from deals d using users u where d.owner_id = u.id`', 'deals! users'],
    ['sql`update deals set version = 1 from users`', 'deals! users'],
    ['sql`insert into deals (id) select id from jobs on conflict (id) do update set id = 1`', 'deals! jobs'],
    ['sql`users u join deals d on true`', 'users deals'],
    ["query('select 1 from ' + x + ' join users u on true')", 'users'],
    ["sql`select trim(both from name), 'from users' from deals -- from jobs`", 'deals'],
    ['const table = { name: `deal_notes` };', 'deal_notes'],
    ["if (tab === 'jobs') go('deals');", ''],
    ['db.deleteFrom(table)', `${UNNAMED}!`],
    ['sql`select 1 from ${sql.table(name)}`', UNNAMED],
    ["db.selectFrom(isOwn ? 'deals' : 'jobs')", 'deals jobs'],
    ["db.selectFrom('users' as 'deals')", 'users'],
    ["db.selectFrom([isOwn ? ('users' as const) : 'jobs'])", 'users jobs'],
    ["({ exists, selectFrom }) => exists(selectFrom('users'))", 'users'],
    ["sql`select 1 from ${sql.id('users')}`", 'users'],
    ["sql`select 1 from ${sql.raw('users u join deals d on true')}`", 'users deals'],
    ["from('deals')", ''],
  ])('are found in %s', (source, expected) => {
    const known = new Set(['users', 'deals', 'jobs', 'deal_notes']);
    const found = sqlNamesOf(source, (name) => known.has(name));
    const shownNames = found.map(({ name, writes }) => (writes ? `${name}!` : name));
    expect([...new Set(shownNames)].join(' ')).toBe(expected);
  });

  it('each say whose they are', () => {
    expect(relations.length).toBe(
      textOf('platform/postgres/tables.ts').match(/^export type (?!DB)/gm)?.length,
    );
  });

  it('are named by their owner alone; views are for everybody to read and nobody to write', () => {
    const wrong = named.filter(({ path, name, writes }) =>
      views.has(name) ? writes : name !== UNNAMED && ownerOf.get(name) !== homeOf(path),
    );
    expect(wrong).toEqual([]);
  });

  it('are written down where they are used, so that they can be read here', () => {
    const wrong = named.filter(
      ({ path, name }) => name === UNNAMED && !['platform', 'shared'].includes(homeOf(path)),
    );
    expect(wrong).toEqual([]);
  });
});
