import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isScript, parse } from '../syntax.ts';

// Tools that look for a default export, and nothing else, may have one.
const NEEDS_DEFAULT =
  /(^|\/)[\w-]+\.config\.(ts|mjs|cjs)$|^src\/(edge\/worker|layouts\/island-on-use)\.ts$|^tests\/edge\/document-signing\/worker\.ts$/;
const KEBAB_CASE = /^\.?[a-z0-9_]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const NAMED_BY_OTHERS = /^(README|CHANGELOG|CONTRIBUTING|SECURITY|LICENSE|OFL)(\.\w+)?$|^\[.+\]/;

/** Exports have names, so that a search for one finds every use. */
export const namedExports: Rule = (files) =>
  files
    .filter((file) => isScript(file) && !NEEDS_DEFAULT.test(file.path))
    .flatMap((file) =>
      parse(file)
        .statements.filter((statement) => isDefaultExport(statement))
        .map((statement) => fault(statement, 'default export')),
    );

/** A file that only passes on what others export hides where things are, and pulls all of them in. */
export const noBarrels: Rule = (files) =>
  files.filter(isScript).flatMap((file) => {
    const { statements } = parse(file);
    const passedOn = statements.filter((node) => ts.isExportDeclaration(node) && node.moduleSpecifier);
    const all = passedOn.filter((node) => ts.isExportDeclaration(node) && !node.exportClause);
    const isBarrel = passedOn.length > 0 && passedOn.length === statements.length;
    return (isBarrel ? passedOn.slice(0, 1) : all).map((node) => fault(node, 'barrel'));
  });

/** Files and folders are in kebab-case: the same name on every system. */
export const kebabCase: Rule = (files) =>
  files
    .filter(({ path }) =>
      path.split('/').some((part) => !KEBAB_CASE.test(part) && !NAMED_BY_OTHERS.test(part)),
    )
    .map(({ path }) => `${path}:1 name is not in kebab-case`);

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return Boolean(
      clause && ts.isNamedExports(clause) && clause.elements.some(({ name }) => name.text === 'default'),
    );
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
}
