import path from 'node:path';
import ts from 'typescript';
import type { Rule, SourceFile } from '../repository.ts';
import { importsOf, isTest, parse, walk } from '../syntax.ts';

interface Route {
  /** Where it stands: the file and the path. */
  readonly name: string;
  /** The area's own texts, which every screen of it has: the name of its folder without `-dashboard`. */
  readonly area: string;
  readonly screen: string;
  readonly namespaces: readonly string[];
}

interface Module {
  readonly imports: readonly string[];
  readonly texts: readonly string[];
  /** What the file itself fetches for those inside it. */
  readonly provided: readonly string[];
}

const ROUTES = /^src\/islands\/([a-z-]+)\/(?:[a-z]+\/)?(?:[a-z]+-)*routes?\.ts$/;
const LATER = /^src\/islands\/([a-z-]+)\/later-screens\.ts$/;
const ALWAYS = ['common'];

/** A screen asks only for texts that its route fetches, or that something around the asker does. */
export const routeTexts: Rule = (files) => {
  const sources = new Map(files.filter(isScreenCode).map((file) => [file.path, file]));
  const modules = new Map<string, Module>();
  const moduleOf = (file: SourceFile) => {
    const known = modules.get(file.path) ?? readModule(file);
    modules.set(file.path, known);
    return known;
  };
  return routesOf(files).flatMap((route) => {
    const faults = new Set<string>();
    const seen = new Set<string>();
    const visit = (at: string, known: readonly string[]) => {
      const file = sources.get(at);
      const key = `${at} ${known.join()}`;
      if (!file || seen.has(key)) return;
      seen.add(key);
      const { imports, texts, provided } = moduleOf(file);
      const here = provided.length > 0 ? [...known, ...provided] : known;
      for (const text of texts)
        if (!here.includes(text)) faults.add(`${route.name} does not fetch "${text}", which ${at} shows`);
      for (const target of imports) visit(target, here);
    };
    visit(route.screen, [...ALWAYS, route.area, ...route.namespaces]);
    return [...faults];
  });
};

const isScreenCode = (file: SourceFile) =>
  /^src\/(islands|ui|i18n)\/.*\.tsx?$/.test(file.path) && !isTest(file);

function readModule(file: SourceFile): Module {
  const tree = parse(file);
  const texts: string[] = [];
  const provided: string[] = [];
  walk(tree, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useText') texts.push(...stringsIn(node));
    if (ts.isJsxAttribute(node) && node.name.getText() === 'namespaces')
      provided.push(...namesOf(tree, node.initializer));
  });
  const imports = importsOf(tree).flatMap(({ specifier }) => resolve(file.path, specifier));
  return { imports, texts, provided };
}

/** The routes of every area, from the tables themselves. */
function routesOf(files: readonly SourceFile[]): Route[] {
  const later = new Map(files.flatMap(laterScreensOf));
  return files.flatMap((file) => {
    const area = ROUTES.exec(file.path)?.[1];
    if (!area || isTest(file)) return [];
    const tree = parse(file);
    const routes: Route[] = [];
    walk(tree, (node) => {
      const load = ts.isObjectLiteralExpression(node) ? propertyOf(node, 'load') : undefined;
      if (!load || !ts.isObjectLiteralExpression(node)) return;
      const [direct] = importsWithin(load).flatMap((specifier) => resolve(file.path, specifier));
      const screen = direct ?? later.get(`${area} ${stringsIn(load)[0]}`);
      if (!screen) throw new Error(`${file.path}: cannot tell which screen "${load.getText()}" is.`);
      const [at] = stringsIn(propertyOf(node, 'path'));
      const namespaces = namesOf(tree, propertyOf(node, 'namespaces'));
      const name = `${file.path} ${at}`;
      // What all areas share is held to what they share.
      routes.push({
        name,
        area: area === 'shell' ? 'common' : area.replace('-dashboard', ''),
        screen,
        namespaces,
      });
    });
    return routes;
  });
}

function laterScreensOf(file: SourceFile): [string, string][] {
  const area = LATER.exec(file.path)?.[1];
  if (!area) return [];
  const found: [string, string][] = [];
  walk(parse(file), (node) => {
    if (!ts.isPropertyAssignment(node)) return;
    const [screen] = importsWithin(node).flatMap((specifier) => resolve(file.path, specifier));
    if (screen) found.push([`${area} ${node.name.getText()}`, screen]);
  });
  return found;
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = node.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Texts of a list that stands there or under a name of the same file, lists inside it included. */
function namesOf(tree: ts.SourceFile, node: ts.Node | undefined): string[] {
  const found: string[] = [];
  const follow = (from: ts.Node) =>
    walk(from, (inner) => {
      if (ts.isStringLiteral(inner)) found.push(inner.text);
      if (ts.isIdentifier(inner)) {
        const list = constantNamed(tree, inner.text);
        if (list) follow(list);
      }
    });
  if (node) follow(node);
  return found;
}

function constantNamed(tree: ts.SourceFile, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  walk(tree, (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) {
      const value =
        node.initializer && ts.isAsExpression(node.initializer)
          ? node.initializer.expression
          : node.initializer;
      if (value && ts.isArrayLiteralExpression(value)) found = value;
    }
  });
  return found;
}

function stringsIn(node: ts.Node | undefined): string[] {
  const found: string[] = [];
  if (node) walk(node, (inner) => void (ts.isStringLiteral(inner) && found.push(inner.text)));
  return found;
}

function importsWithin(node: ts.Node): string[] {
  const found: string[] = [];
  walk(node, (inner) => {
    const [target] =
      ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword
        ? inner.arguments
        : [];
    if (target && ts.isStringLiteralLike(target)) found.push(target.text);
  });
  return found;
}

function resolve(from: string, specifier: string): string[] {
  if (specifier.startsWith('#src/')) return [specifier.slice(1)];
  return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(from), specifier)] : [];
}
