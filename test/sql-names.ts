import { parseAst } from 'vite';
import { isNode, nameOf, type Node, visit } from './syntax.ts';

/** A table or view that code names, as the database spells it. */
type SqlName = { readonly name: string; readonly writes: boolean; readonly line: number };

const READS = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'crossJoinLateral',
  'using',
  'from',
  'table',
]);
/** Words of other arrays, forms and objects, too: tables are meant where the builder or `sql` is asked. */
const AMBIGUOUS = new Set(['using', 'from', 'table']);
const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const STATEMENT = /\b(select|insert\s+into|update|delete\s+from|truncate|join\s+\w+\s+\w+\s+on)\b/i;
/** Given as the name of a table that is not written down where it is used. */
export const UNNAMED = '(a variable)';
const WORD = /[a-z_][a-z0-9_]*|[(),;]/gi;
/** What may follow a table's name and is not its alias. */
const AFTER_TABLE = new Set(
  'where join inner left right full cross on using group order limit offset having union returning set select values for'.split(
    ' ',
  ),
);

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The words of an SQL text, without comments and quoted values. */
function sqlWords(text: string): string[] {
  const bare = text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, ' ')
    .replaceAll('"', '')
    .replaceAll(/\b[a-z_]\w*\.(?=[a-z_*])/gi, '');
  return bare.match(WORD)?.map((word) => word.toLowerCase()) ?? [];
}

/** The tables in an SQL text: after `from`, `join`, `using`, `into`, `update`, and after each comma of such a list. */
function tablesOfSql(text: string): Omit<SqlName, 'line'>[] {
  const words = sqlWords(text);
  // A piece that begins with a table follows a `from` of the text around it.
  const found: Omit<SqlName, 'line'>[] = [{ name: words[0] ?? '', writes: false }];
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (word === 'into' || (word === 'update' && before !== 'for' && before !== 'do' && before !== 'key')) {
      found.push({ name: words[index + 1] ?? '', writes: true });
    } else if (word === 'from' && before === 'delete') {
      found.push({ name: words[index + 1] ?? '', writes: true });
    } else if (word === 'join' || word === 'from' || word === 'using' || word === 'truncate') {
      let at = index + 1;
      while (words[at] === 'lateral' || words[at] === 'only') at++;
      found.push({ name: words[at] ?? '', writes: word === 'truncate' });
      if (word === 'join') return;
      // The rest of a list: commas at this depth, until a word that ends it.
      let depth = 0;
      for (; at < words.length; at++) {
        const here = words[at] ?? '';
        if (here === '(') depth++;
        else if (here === ')') depth--;
        if (depth < 0 || here === ';' || (depth === 0 && AFTER_TABLE.has(here))) break;
        if (here === ',' && depth === 0)
          found.push({ name: words[at + 1] === 'lateral' ? '' : (words[at + 1] ?? ''), writes: false });
      }
    }
  });
  const own = new Set(
    [
      ...text.matchAll(
        /(?:\bwith|,)\s+(?:recursive\s+)?(\w+)(?:\s*\([^)]*\))?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi,
      ),
    ].map(([, name = '']) => name.toLowerCase()),
  );
  return found.filter(({ name }) => /^[a-z_]/.test(name) && !own.has(name));
}

const literalText = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join(' ? ');
};

/** What an expression may come to: both sides of a choice, and what is under a type given to it. */
function outcomesOf(node: Node): Node[] {
  const inner = [node['consequent'], node['alternate'], node['left'], node['right'], node['expression']];
  const isChoice = /^(?:Conditional|Logical|Parenthesized|TSAs|TSSatisfies|TSNonNull)Expression$/.test(
    node.type,
  );
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).flatMap(outcomesOf);
  return isChoice ? inner.filter(isNode).flatMap(outcomesOf) : [node];
}

const isSqlTag = (tag: unknown) => isNode(tag) && tag.type === 'Identifier' && tag.name === 'sql';

/** Calls of the pool, of its clients, and of Kysely that take SQL as it is written. */
const RAW_CALLS = new Set(['query', 'raw', 'executeQuery', 'executeSql']);
const MAY_BE_RAW = /\.(execute|query|raw|executeQuery|executeSql)\b/;
const OPENS = new Set(['transaction', 'connection', 'startTransaction', 'setIsolationLevel']);

const calledMethod = (node: unknown): string | null => {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return null;
  const { callee } = node;
  return callee.type === 'MemberExpression' ? String((callee.property as Node).name) : null;
};

/**
 * The lines on which a TypeScript source executes SQL that the compiler does not read. The builder executes itself, SQL
 * text is given what executes it: `sql`…`.execute(db)`.
 */
export function rawStatementsOf(source: string): number[] {
  const lines: number[] = [];
  if (!MAY_BE_RAW.test(source)) return lines;
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, (node) => {
    const method = calledMethod(node);
    if (method === null) return;
    const receiver = (node.callee as Node).object as Node;
    const isGiven = (node.arguments as Node[]).length > 0;
    const isExecuted = method === 'execute' && isGiven && !OPENS.has(calledMethod(receiver) ?? '');
    const isRaw = RAW_CALLS.has(method) && isGiven && !isSqlTag(receiver);
    if (isExecuted || isRaw) lines.push(source.slice(0, node.start).split('\n').length);
  });
  return lines;
}

/**
 * Every table or view that a TypeScript source names: in the calls of the query builder, in
 * SQL texts, and (where the name has two words and cannot mean anything else) in any string.
 */
export function sqlNamesOf(source: string, isKnown: (name: string) => boolean): SqlName[] {
  const found: SqlName[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const add = (name: string, writes: boolean, node: Node) => {
    const table = snakeCase(name.trim().split(/\s+as\s+|\s+/)[0] ?? '');
    if (isKnown(table)) found.push({ name: table, writes, line: lineOf(node.start) });
  };
  const done = new Set<Node>();
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, (node) => {
    if (node.type === 'CallExpression' && isNode(node.callee)) {
      const { callee } = node;
      const isMember = callee.type === 'MemberExpression';
      const method = nameOf(isMember ? callee['property'] : callee) ?? '';
      const [first] = node['arguments'] as Node[];
      const isOfSql = isMember && isSqlTag(callee['object']);
      const text = first && isOfSql && (method === 'id' || method === 'raw') ? literalText(first) : null;
      if (text !== null) {
        for (const { name, writes } of tablesOfSql(text)) add(name, writes, node);
        return;
      }
      const isAsked = READS.has(method) || WRITES.has(method);
      if (!first || !isAsked || (!isMember && AMBIGUOUS.has(method))) return;
      for (const item of outcomesOf(first)) {
        const named = literalText(item);
        if (named === null) {
          const isVariable = item.type === 'Identifier' || item.type === 'MemberExpression';
          if (isVariable && method !== 'from' && method !== 'using')
            found.push({ name: UNNAMED, writes: WRITES.has(method), line: lineOf(item.start) });
          continue;
        }
        done.add(item);
        add(named, WRITES.has(method), item);
      }
    }
    if (node.type === 'TaggedTemplateExpression' && isSqlTag(node.tag)) {
      const text = literalText(node.quasi) ?? '';
      done.add(node.quasi as Node);
      for (const { name, writes } of tablesOfSql(text)) add(name, writes, node);
      return;
    }
    const text = done.has(node) ? null : literalText(node);
    if (text === null) return;
    if (STATEMENT.test(text)) for (const { name, writes } of tablesOfSql(text)) add(name, writes, node);
    else if (/^[a-z]+(_[a-z]+)+$|^[a-z]+([A-Z][a-z]+)+$/.test(text)) add(text, false, node);
  });
  return found;
}
