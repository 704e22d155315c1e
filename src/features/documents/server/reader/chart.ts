import { readXml } from './xml.ts';

type Series = { name: string; readonly heads: Map<number, string>; readonly values: Map<number, string> };

const HOLDERS: ReadonlySet<string> = new Set(['c:tx', 'c:cat', 'c:val', 'c:xVal', 'c:yVal', 'c:title']);
const MOST_POINTS = 500;

/** The data behind a chart as rows of cells: its title, the heads, then a row for each series. */
export function chartText(xml: string): string {
  const series: Series[] = [];
  const title: string[] = [];
  const within: string[] = [];
  let point = 0;
  let inValue = false;
  readXml(xml, {
    open(name, { idx }, isEmpty) {
      if (isEmpty) return;
      if (name === 'c:ser') series.push({ name: '', heads: new Map(), values: new Map() });
      if (HOLDERS.has(name)) within.push(name);
      if (name === 'c:pt') point = Number(idx ?? 0);
      inValue = name === 'c:v' || name === 'a:t';
    },
    close(name) {
      if (HOLDERS.has(name)) within.pop();
      if (name === 'c:v' || name === 'a:t') inValue = false;
    },
    text(part) {
      const holder = within.at(-1);
      const last = series.at(-1);
      if (!inValue || holder === undefined) return;
      if (within.includes('c:title')) title.push(part);
      else if (!last || point >= MOST_POINTS) return;
      else if (holder === 'c:tx') last.name += part;
      else if (holder === 'c:cat' || holder === 'c:xVal') last.heads.set(point, part);
      else last.values.set(point, part);
    },
  });
  const [first] = series;
  if (!first) return '';
  const points = [...first.heads.keys()].toSorted((a, b) => a - b);
  const cell = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return [
    title.join(' ').trim(),
    ['', ...points.map((at) => cell(first.heads.get(at)))].join('\t'),
    ...series.map(({ name, values }) => [cell(name), ...points.map((at) => cell(values.get(at)))].join('\t')),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n');
}
