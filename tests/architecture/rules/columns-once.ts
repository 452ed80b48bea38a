import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

/** Where the options of all queries are made. */
const HOME = 'src/data/query.ts';
/** Keys and pages of another kind than a list's: they make their options themselves. */
const OTHERS = new Set([
  'src/data/messages/queries.ts',
  'src/data/people/activity/queries.ts',
  'src/data/people/admin/queries.ts',
  'src/data/public-forms/visitor-queries.ts',
]);
/** Options that take over another query's. */
const TAKING_OVER = /^\(?\{\s*\.\.\./;
/** An answer that a function of the database puts together: its columns are listed nowhere else. */
const ANSWERS = new Set(['src/data/money/totals/queries.ts', 'src/data/leasing/tenancy/rows.ts']);

const isChoice = (node: ts.TypeNode): boolean =>
  ts.isTypeReferenceNode(node) &&
  /^(Pick|Omit)$/.test(node.typeName.getText()) &&
  /^Row<'/.test(node.typeArguments?.[0]?.getText() ?? '');

/** Of a table that another one is read with, there is no list of its own. */
const isPart = (text: string, node: ts.TypeAliasDeclaration) => text.includes(`readonly ${node.name.text}[]`);

/**
 * Which columns are read is written once, as the text that is selected: `Selected` makes the type of it. What all queries
 * have in common is made in one place, too.
 */
export const columnsOnce: Rule = (files) =>
  files
    .filter((file) => /^src\/data\/.*\.ts$/.test(file.path) && !isTest(file) && file.path !== HOME)
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        if (ts.isTypeAliasDeclaration(node) && !ANSWERS.has(file.path) && !isPart(file.text, node)) {
          const base = ts.isIntersectionTypeNode(node.type) ? node.type.types[0] : node.type;
          if (base && isChoice(base))
            faults.push(fault(node, 'lists columns again: make the type of what is selected (Selected)'));
        }
        if (!ts.isCallExpression(node) || OTHERS.has(file.path)) return;
        if (!/^(infiniteQ|q)ueryOptions$/.test(node.expression.getText())) return;
        if (!TAKING_OVER.test(node.arguments[0]?.getText() ?? ''))
          faults.push(
            fault(node, 'makes its options itself: take query, rowsQuery, recordQuery or pagesQuery'),
          );
      });
      return faults;
    });
