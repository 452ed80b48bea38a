import ts from 'typescript';
import type { Rule, SourceFile } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const GALLERY = 'src/islands/gallery/';
const COMPONENT = /^[A-Z]\w*[a-z]/;

/** What a file of src/ui exports and what it is made of. */
interface Part {
  readonly exported: ReadonlyMap<string, ts.Node>;
  readonly tags: readonly string[];
}

/** /design shows every component of src/ui: by itself, or as a part of another that it shows. */
export const shownComponents: Rule = (files) => {
  const sources = files.filter((file) => file.path.endsWith('.tsx') && !isTest(file));
  const parts = sources.filter(({ path }) => path.startsWith('src/ui/')).map(readPart);
  const shown = new Set(sources.filter(({ path }) => path.startsWith(GALLERY)).flatMap(tagsIn));
  // A set that grows is gone through to its end: what is added is looked at too.
  for (const name of shown)
    for (const { exported, tags } of parts) if (exported.has(name)) for (const tag of tags) shown.add(tag);
  return parts
    .flatMap(({ exported }) => [...exported])
    .filter(([name]) => !shown.has(name))
    .map(([name, node]) => fault(node, `${name} is not shown in ${GALLERY}`));
};

function readPart(file: SourceFile): Part {
  const exported = new Map<string, ts.Node>();
  for (const statement of parse(file).statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [ts.isFunctionDeclaration(statement) ? (statement.name?.text ?? '') : ''];
    for (const name of names) if (COMPONENT.test(name)) exported.set(name, statement);
  }
  return { exported, tags: tagsIn(file) };
}

function tagsIn(file: SourceFile): string[] {
  const tags: string[] = [];
  walk(parse(file), (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) tags.push(node.tagName.getText());
  });
  return tags;
}
