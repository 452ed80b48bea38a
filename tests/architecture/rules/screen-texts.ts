import path from 'node:path';
import ts from 'typescript';
import { TextsOfScreens } from '../../../config/screens/texts-of.ts';
import type { Rule, SourceFile } from '../repository.ts';
import { isTest, parse, walk } from '../syntax.ts';

interface Module {
  readonly imports: readonly string[];
  readonly texts: readonly string[];
  /** What the file itself fetches for those inside it. */
  readonly provided: readonly string[];
}

const SCREEN = /^src\/islands\/.*-screen\.tsx$/;

/**
 * The build reads which texts a screen shows by the form of its lines (config/screens/texts-of.ts). Here it is read from the
 * syntax tree: a line that is written in another form would leave a screen without its texts.
 */
export const screenTexts: Rule = (files) => {
  const sources = new Map(files.filter(isScreenCode).map((file) => [file.path, file]));
  const built = new TextsOfScreens((file) => sources.get(file)?.text);
  const modules = new Map<string, Module>();
  const moduleOf = (file: SourceFile) => {
    const known = modules.get(file.path) ?? readModule(file);
    modules.set(file.path, known);
    return known;
  };
  return [...sources.keys()]
    .filter((file) => SCREEN.test(file))
    .flatMap((screen) => {
      const fetched = built.of(screen, []);
      return [...textsOf(screen, sources, moduleOf)]
        .filter(([name]) => !fetched.includes(name))
        .map(([name, at]) => `${at}:1 shows "${name}" in a form that the build does not read`);
    });
};

/** The namespaces that a screen needs, each with the file that shows it. */
function textsOf(
  screen: string,
  sources: ReadonlyMap<string, SourceFile>,
  moduleOf: (file: SourceFile) => Module,
): Map<string, string> {
  const needed = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (at: string, known: readonly string[]) => {
    const file = sources.get(at);
    const key = `${at} ${known.join()}`;
    if (!file || seen.has(key)) return;
    seen.add(key);
    const { imports, texts, provided } = moduleOf(file);
    const here = provided.length > 0 ? [...known, ...provided] : known;
    for (const text of texts) if (!here.includes(text)) needed.set(text, at);
    for (const target of imports) visit(target, here);
  };
  visit(screen, []);
  return needed;
}

const isScreenCode = (file: SourceFile) =>
  /^src\/(islands|ui|i18n)\/.*\.tsx?$/.test(file.path) && !isTest(file);

function readModule(file: SourceFile): Module {
  const tree = parse(file);
  const [texts, provided, imports]: string[][] = [[], [], []];
  walk(tree, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useText') texts?.push(...stringsIn(node));
    if (ts.isJsxAttribute(node) && node.name.getText() === 'namespaces')
      provided?.push(...namesOf(tree, node.initializer));
    imports?.push(...codeIn(node).flatMap((specifier) => resolve(file.path, specifier)));
  });
  return { imports: imports ?? [], texts: texts ?? [], provided: provided ?? [] };
}

/** What comes along when a file runs: no types. */
function codeIn(node: ts.Node): string[] {
  const isType =
    ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const isFixed =
    (ts.isImportDeclaration(node) && !isType) || (ts.isExportDeclaration(node) && !node.isTypeOnly);
  const target = isFixed
    ? node.moduleSpecifier
    : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? node.arguments[0]
      : undefined;
  return target && ts.isStringLiteralLike(target) ? [target.text] : [];
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

function resolve(from: string, specifier: string): string[] {
  if (specifier.startsWith('#src/')) return [specifier.slice(1)];
  return specifier.startsWith('.') ? [path.posix.join(path.posix.dirname(from), specifier)] : [];
}
