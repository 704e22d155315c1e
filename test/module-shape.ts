import { parseAst } from 'vite';
import { isNode, nameOf, type Node, visit } from './syntax.ts';

const treeOf = (source: string, lang: 'ts' | 'tsx') => parseAst(source, { lang }) as unknown as Node;

const RENDERS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'CallExpression',
  'ClassDeclaration',
]);

type Export = { readonly name: string; readonly isComponent: boolean };

function declaredBy(declaration: Node): { name: string; value: unknown }[] {
  if (declaration.type !== 'VariableDeclaration')
    return [{ name: nameOf(declaration['id']) ?? '', value: declaration }];
  return (declaration['declarations'] as Node[]).map(({ id, init }) => ({
    name: nameOf(id) ?? '{ … }',
    value: init,
  }));
}

/** Exports that are plainly components or types need no parsing. */
const IS_PLAIN = /^export (?:(?:async )?function [A-Z]\w*[a-z]|type )/;

/** What a module of screens exports to run, types aside; a component is a function, or what a call makes of one, named `LikeThis`. */
export function exportsOf(source: string): Export[] {
  if ((source.match(/^export .*/gm) ?? []).every((line) => IS_PLAIN.test(line))) return [];
  const isComponentName = (name: string) => /^[A-Z]/.test(name) && /[a-z]/.test(name);
  const isType = ({ type, exportKind }: Node) => type.startsWith('TS') || exportKind === 'type';
  return (treeOf(source, 'tsx')['body'] as Node[]).flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return [{ name: '*', isComponent: false }];
    if (statement.type !== 'ExportNamedDeclaration' || isType(statement)) return [];
    const { declaration } = statement;
    if (!isNode(declaration))
      return (statement['specifiers'] as Node[])
        .filter((specifier) => !isType(specifier))
        .map(({ exported }) => nameOf(exported) ?? '')
        .map((name) => ({ name, isComponent: isComponentName(name) }));
    if (isType(declaration)) return [];
    return declaredBy(declaration).map(({ name, value }) => ({
      name,
      isComponent: isComponentName(name) && isNode(value) && RENDERS.has(value.type),
    }));
  });
}

/** What is worth the parsing: not `Math.round`, not the type in `day: Date`. */
const MAY_CHANGE = /\bMath\b(?!\.(?!random\b))|(?<!: )\bDate\b(?!\.UTC|\.parse)|\.format(?:ToParts)?\(\)/;
const OF_A_VALUE = new Set(['UTC', 'parse', 'prototype']);

/** Places that answer otherwise with the hour or by chance: the time that it is, and random numbers. */
export function chanceIn(source: string): string[] {
  if (!MAY_CHANGE.test(source)) return [];
  const found: string[] = [];
  visit(treeOf(source, 'ts'), (node, parent) => {
    const name = node.type === 'Identifier' ? nameOf(node) : null;
    const isObject = parent?.type === 'MemberExpression' && parent['object'] === node && !parent['computed'];
    const member = isObject ? nameOf(parent['property']) : null;
    const isNamedType = /^TS(?:TypeReference|TypeQuery|QualifiedName)$/.test(parent?.type ?? '');
    if (name === 'Math' && !isNamedType && (member === null || member === 'random')) found.push('Math');
    if (name === 'Date' && !isNamedType) {
      const isMadeOf = parent?.type === 'NewExpression' && (parent['arguments'] as Node[]).length > 0;
      const isAsked = parent?.type === 'BinaryExpression' && parent['operator'] === 'instanceof';
      if (!isMadeOf && !isAsked && !OF_A_VALUE.has(member ?? '')) found.push('Date');
    }
    if (node.type === 'CallExpression' && (node['arguments'] as Node[]).length === 0) {
      const { callee } = node;
      const called = isNode(callee) ? nameOf(callee['property']) : null;
      if (called === 'format' || called === 'formatToParts') found.push(called);
    }
  });
  return found;
}
