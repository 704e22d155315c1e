import type { Profiler } from 'node:inspector';

/** What a call spends processor time on, by the innermost function on the stack that says so. */
const PARTS: readonly (readonly [part: string, is: (url: string, name: string) => boolean])[] = [
  ['session', (url) => /session(?:-member)?\.ts$|queries-session\.ts$/.test(url)],
  ['validation', (url, name) => url.includes('/zod/') || name === 'parse' || name === 'parseText'],
  ['serialisation', (_url, name) => name === 'serialize' || name === 'serializeAnswer'],
  [
    'SQL',
    (url) =>
      /\/(?:pg|pg-pool|pg-protocol|kysely|pg-types)\/|\/platform\/postgres\/|queries[\w-]*\.ts$/.test(url),
  ],
  ['product', (url) => /\/src\/(?:features|app)\//.test(url)],
];
const REST = 'framework';
const IDLE = new Set(['(idle)', '(root)']);

/** Shares of the time this process worked, by part; what is of no part is the framework's and the runtime's. */
export function sharesOf({ nodes, samples = [] }: Profiler.Profile): Record<string, number> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const partOf = new Map<number, string | null>();
  const find = (id: number): string | null => {
    const known = partOf.get(id);
    if (known !== undefined) return known;
    const node = byId.get(id);
    const { url = '', functionName = '' } = node?.callFrame ?? {};
    const own = PARTS.find(([, is]) => is(url, functionName))?.[0];
    const parent = parents.get(id);
    const part = IDLE.has(functionName)
      ? null
      : (own ?? (parent === undefined ? REST : (find(parent) ?? REST)));
    partOf.set(id, part);
    return part;
  };
  const counts: Record<string, number> = {};
  let all = 0;
  for (const sample of samples) {
    const part = find(sample);
    if (part === null) continue;
    counts[part] = (counts[part] ?? 0) + 1;
    all += 1;
  }
  return Object.fromEntries(Object.entries(counts).map(([part, count]) => [part, count / all]));
}
