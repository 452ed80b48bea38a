import ts from 'typescript';
import type { Rule, SourceFile } from '../repository.ts';
import { parse, walk } from '../syntax.ts';

/** A key that one language has and the other lacks, in the islands' dictionaries and in the pages' texts. */
export const dictionaryKeys: Rule = (files) => {
  const pairs = new Map<string, Partial<Record<'es' | 'en', SourceFile>>>();
  for (const file of files) {
    const match =
      /^(src\/i18n\/dictionaries\/.+)\.(es|en)\.ts$/.exec(file.path) ??
      /^(public\/locales)\/(es|en)\/translation\.json$/.exec(file.path);
    if (match) pairs.set(match[1] ?? '', { ...pairs.get(match[1] ?? ''), [match[2] ?? '']: file });
  }
  return [...pairs].flatMap(([name, { es, en }]) => {
    if (!es || !en) return [`${name} exists only in ${es ? 'Spanish' : 'English'}`];
    const [spanish, english] = [keysOf(es), keysOf(en)];
    return [
      ...[...english.difference(spanish)].map((key) => `${es.path} lacks the key ${key}`),
      ...[...spanish.difference(english)].map((key) => `${en.path} lacks the key ${key}`),
    ];
  });
};

/** The full names of all keys, e.g. `actions.save`. */
function keysOf(file: SourceFile): Set<string> {
  const tree = file.path.endsWith('.json')
    ? ts.createSourceFile('texts.ts', `export const texts = ${file.text}`, ts.ScriptTarget.Latest, true)
    : parse(file);
  const keys = new Set<string>();
  walk(tree, (node) => {
    const name = keyName(node);
    if (name !== undefined) keys.add([...ancestors(node), name].join('.'));
  });
  return keys;
}

function ancestors(node: ts.Node): string[] {
  const names: string[] = [];
  for (let parent = node.parent; parent; parent = parent.parent) {
    const name = keyName(parent);
    if (name !== undefined) names.unshift(name);
    // What a message's function contains is no part of the dictionary's shape.
  }
  return names;
}

function keyName(node: ts.Node): string | undefined {
  const isKey =
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);
  if (!isKey || isInsideFunction(node)) return undefined;
  return ts.isComputedPropertyName(node.name) ? node.name.getText() : node.name.text;
}

function isInsideFunction(node: ts.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (ts.isFunctionLike(parent)) return true;
  return false;
}
