import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isScript, isTest, parse, walk } from '../syntax.ts';

const ARGUMENT = /^p_[a-z]/;
/** Where names change, and where functions are called from; the head of a page is too small to bring either. */
const SEAM = /^src\/(data\/(names|functions)|layouts\/ask-first)\.ts$/;

/**
 * Functions of the database are called by `call`, which is typed from the catalog: no argument is spelled as the database
 * spells it, and nobody calls the client's own `rpc`.
 */
export const databaseNames: Rule = (files) =>
  files
    .filter((file) => file.path.startsWith('src/') && isScript(file) && !isTest(file))
    .filter(({ path }) => !SEAM.test(path) && !path.endsWith('.types.ts'))
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        if (ts.isIdentifier(node) && ARGUMENT.test(node.text))
          faults.push(fault(node, `${node.text} is the database's name of an argument: use call`));
        if (
          ts.isPropertyAccessExpression(node) &&
          node.name.text === 'rpc' &&
          ts.isCallExpression(node.parent)
        )
          faults.push(fault(node, 'calls rpc: use call, callWith or read'));
      });
      return faults;
    });
