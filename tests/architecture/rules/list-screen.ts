import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse } from '../syntax.ts';

const HOME = 'src/islands/shell/list/';
/** What the list screen is made of. A screen takes the whole, not its parts. */
const PART =
  /shell\/list\/(list-foot|list-rows|list-search|no-match|use-list-pages|use-list-query|use-table-sort|use-row-choice)\.tsx?$|ui\/components\/load-more\.tsx$/;
const GALLERY = 'src/islands/gallery/';
/** Not lists, and why. */
const OTHERS = new Set([
  // Rows to choose from, in a field.
  'src/islands/owner-dashboard/screens/bank/bank/part-fields.tsx',
  'src/islands/owner-dashboard/screens/expenses/bill/apply-credit-dialog.tsx',
  // A statement is read whole; its older lines are only folded away.
  'src/islands/owner-dashboard/screens/money/lease-charges/statement-card.tsx',
  // Each post is a card of its own, with its answers in it.
  'src/islands/shell/community/post-feed.tsx',
  // What stands behind one figure, in a panel beside any screen: its address is the figure's, and there is nothing to search.
  'src/islands/owner-dashboard/screens/insight/analytics/figure-panel.tsx',
  // Unread and read are two lists in one, in a panel beside any screen: its filters are in no address.
  'src/islands/shell/notifications/centre-list.tsx',
  // Open and closed are two lists in one, made for a thumb, with nothing to search or filter.
  'src/islands/tenant-dashboard/screens/decisions/decisions/decisions-screen.tsx',
]);

/** Rows that come page by page, and whatever is searched, filtered or sorted by its address, is shown by the list screen. */
export const listScreen: Rule = (files) =>
  files
    .filter(
      (file) =>
        /^src\/islands\/.*\.tsx?$/.test(file.path) &&
        !isTest(file) &&
        !file.path.startsWith(HOME) &&
        !file.path.startsWith(GALLERY) &&
        !OTHERS.has(file.path),
    )
    .flatMap((file) =>
      parse(file).statements.flatMap((statement) =>
        ts.isImportDeclaration(statement) &&
        !statement.importClause?.isTypeOnly &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        PART.test(statement.moduleSpecifier.text)
          ? [fault(statement, `a list of its own: take ListScreen or ListCard of ${HOME}`)]
          : [],
      ),
    );
