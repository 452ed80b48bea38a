import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

/** Where numbers become text. */
const HOME = 'src/i18n/format.ts';

const nameOf = (name: ts.Node): string => (ts.isIdentifier(name) ? name.text : '');

/** In a table all amounts are exact: a look of its own in a cell would show cents in some rows and none in others. */
function looksInCells(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  walk(tree, (node) => {
    if (!ts.isPropertyAssignment(node) || !['cell', 'note'].includes(nameOf(node.name))) return;
    walk(node.initializer, (inner) => {
      if (ts.isJsxAttribute(inner) || ts.isPropertyAssignment(inner)) {
        if (nameOf(inner.name) === 'look' && /^(look=|look: )["']?\W?(whole|said)/.test(inner.getText())) {
          found.push(inner);
        }
      }
    });
  });
  return found;
}

/** An amount is written by the formatter of its role: nothing else rounds one, drops its cents or groups its digits. */
export const moneyLooks: Rule = (files) =>
  files
    .filter((file) => /^src\/(i18n|ui|islands)\/.*\.tsx?$/.test(file.path) && !isTest(file))
    .filter((file) => file.path !== HOME)
    .flatMap((file) => {
      const tree = parse(file);
      const faults = looksInCells(tree).map((node) => fault(node, 'cells of a table show all cents'));
      walk(tree, (node) => {
        if (ts.isImportSpecifier(node) && node.name.text === 'wholeUnits') {
          faults.push(fault(node, `rounds by itself: take the look "whole" of ${HOME}`));
        }
        const isFormat = ts.isPropertyAccessExpression(node) && node.getText() === 'Intl.NumberFormat';
        const isLocal = ts.isPropertyAccessExpression(node) && node.name.text === 'toLocaleString';
        if (isFormat || isLocal) faults.push(fault(node, `writes numbers by itself: take ${HOME}`));
      });
      return faults;
    });
