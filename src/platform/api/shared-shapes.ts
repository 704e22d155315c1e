type Json = Record<string, unknown>;

/** A shorter one takes hardly more room than what refers to it. */
const SHORTEST_SHARED = 60;
const MAPS = new Set(['properties', 'content', 'responses']);
const KEYWORDS = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Properties may bear any name, that of a keyword included: a map of them is no shape. */
const isShape = (value: Json, isMap: boolean): boolean =>
  !isMap && KEYWORDS.some((keyword) => keyword in value) && JSON.stringify(value).length >= SHORTEST_SHARED;
const isMapKey = (key: string, isMap: boolean): boolean => !isMap && MAPS.has(key);

const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join('');

type Met = { readonly name: string; count: number };

/** How often each shape is met, and under which name first; what is within one that was met before is in it. */
function countShapes(value: unknown, name: string, met: Map<string, Met>, isMap = false): void {
  if (Array.isArray(value)) for (const each of value) countShapes(each, name, met);
  if (!isObject(value)) return;
  if (isShape(value, isMap)) {
    const text = JSON.stringify(value);
    const known = met.get(text);
    if (known) {
      known.count += 1;
      return;
    }
    met.set(text, { name: typeof value['format'] === 'string' ? value['format'] : name, count: 1 });
  }
  for (const [key, each] of Object.entries(value)) {
    const isName = isMap && !/\W|^\d/.test(key);
    countShapes(each, isName ? key : name, met, isMapKey(key, isMap));
  }
}

/** The shapes that several calls, or several places of one, have in common, each under a name of its own. */
type SharedShapes = { readonly paths: Json; readonly schemas: Json };

/**
 * Writes each shape that occurs more than once a single time, and refers to it elsewhere. A shape is named after the property,
 * or the last named part of the path, under which it is met first; a date and time after its format.
 */
export function shareShapes(paths: Json, taken: readonly string[]): SharedShapes {
  const met = new Map<string, Met>();
  for (const [path, calls] of Object.entries(paths)) {
    const called = path.split('/').findLast((part) => part !== '' && !part.startsWith('{'));
    countShapes(calls, called ?? '', met);
  }
  const names = new Map<string, string>();
  const used = new Set(taken);
  const schemas: Json = {};

  function nameOf(shape: Json): { name: string; isNew: boolean } {
    const text = JSON.stringify(shape);
    const known = names.get(text);
    if (known !== undefined) return { name: known, isNew: false };
    const stem = pascal(met.get(text)?.name ?? '');
    let name = stem;
    for (let n = 2; used.has(name); n += 1) name = `${stem}${n}`;
    used.add(name);
    names.set(text, name);
    return { name, isNew: true };
  }

  function within(value: unknown, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((each) => shared(each, false));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, shared(each, isMapKey(key, isMap))]),
    );
  }

  function shared(value: unknown, isMap: boolean): unknown {
    const isCommon =
      isObject(value) && isShape(value, isMap) && (met.get(JSON.stringify(value))?.count ?? 0) > 1;
    if (!isCommon) return within(value, isMap);
    const { name, isNew } = nameOf(value);
    if (isNew) schemas[name] = within(value, false);
    return { $ref: `#/components/schemas/${name}` };
  }

  return { paths: within(paths, true) as Json, schemas };
}
