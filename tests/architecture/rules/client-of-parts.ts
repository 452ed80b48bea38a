import ts from 'typescript';
import type { Rule, SourceFile } from '../repository.ts';
import { fault, isTest, parse } from '../syntax.ts';

const OWNERS = new Set(['src/data/client.ts', 'src/data/auth-library.ts']);
const BROWSER = /^src\/(data|stores|islands|ui|sections|layouts)\/.*\.(ts|tsx|astro)$/;

/**
 * The browser's client is made of Supabase's parts, and most of them are loaded when they are first asked for: another file
 * that took one of them in would put all of it into every first screen (docs/decisions/0013-client-of-parts.md).
 */
export const clientOfParts: Rule = (files) =>
  files.filter((file) => BROWSER.test(file.path) && !isTest(file)).flatMap(faultsIn);

function faultsIn(file: SourceFile): string[] {
  return parse(file)
    .statements.filter(ts.isImportDeclaration)
    .flatMap((statement) => {
      const name = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (name === '@supabase/supabase-js') return [fault(statement, `${name}: the browser has its parts`)];
      const isValue = !statement.importClause?.isTypeOnly;
      return name.startsWith('@supabase/') && isValue && !OWNERS.has(file.path)
        ? [fault(statement, `${name}: only its types, or ask src/data/client.ts`)]
        : [];
    });
}
