import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse } from '../syntax.ts';

const HELPER = 'src/islands/shell/lazy-part.tsx';
const WAITING = new Set(['lazy', 'Suspense']);
/** What waits in another way, and why. */
const OTHERS = new Set([
  HELPER,
  // Routes and screens: one that could not be fetched is asked for again.
  'src/islands/shell/route-view.tsx',
  'src/islands/shell/screen-host.tsx',
  // Waits for words, not for code: the built page stands there meanwhile.
  'src/islands/auth/app.tsx',
  // Knows nothing of the shell.
  'src/ui/components/date-field.tsx',
]);

/** A component whose code comes later is made by `lazyPart`, with what stands in its place and what a failure means. */
export const lazyParts: Rule = (files) =>
  files
    .filter((file) => /^src\/.*\.tsx$/.test(file.path) && !isTest(file) && !OTHERS.has(file.path))
    .flatMap((file) =>
      parse(file).statements.flatMap((statement) => {
        if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.getText() !== "'react'")
          return [];
        const named = statement.importClause?.namedBindings;
        const names = named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
        return names
          .filter((name) => WAITING.has(name))
          .map((name) => fault(statement, `${name}: take lazyPart of ${HELPER}`));
      }),
    );
