import ts from 'typescript';
import type { SourceFile } from './repository.ts';

/** Whether a file holds tests, which may do what the product may not. */
export const isTest = (file: SourceFile) =>
  /\.test(-support)?\.tsx?$/.test(file.path) || file.path.startsWith('tests/');

export const isScript = (file: SourceFile) => /\.(ts|tsx|mjs|cjs)$/.test(file.path);

/** The syntax tree of a script, or of the script between the fences of an .astro file. */
export function parse(file: SourceFile): ts.SourceFile {
  const isAstro = file.path.endsWith('.astro');
  const text = isAstro ? frontmatter(file.text) : file.text;
  const kind = file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file.path, text, ts.ScriptTarget.Latest, true, kind);
}

/** The script of an .astro file, with the lines before it kept so that line numbers stay right. */
function frontmatter(text: string): string {
  const match = /^(\s*)---\n([\s\S]*?)\n---/.exec(text);
  return match ? `${match[1]}\n${match[2]}` : '';
}

/** Calls `visit` for a node and everything inside it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** `path:line what`, the form of every fault. */
export function fault(node: ts.Node, what: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return `${source.fileName}:${line + 1} ${what}`;
}

/** What a file imports or re-exports, statically or on demand. */
export function importsOf(tree: ts.SourceFile): { node: ts.Node; specifier: string }[] {
  const found: { node: ts.Node; specifier: string }[] = [];
  walk(tree, (node) => {
    for (const target of targetsOf(node))
      if (ts.isStringLiteralLike(target)) found.push({ node, specifier: target.text });
  });
  return found;
}

/** Where an import, a re-export, `import()`, `import('…').Type` or `import.meta.glob()` takes something from. */
function targetsOf(node: ts.Node): ts.Node[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier ? [node.moduleSpecifier] : [];
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? [node.argument.literal] : [];
  if (!ts.isCallExpression(node)) return [];
  const [first] = node.arguments;
  if (!first) return [];
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return [first];
  if (node.expression.getText() !== 'import.meta.glob') return [];
  return ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
}
