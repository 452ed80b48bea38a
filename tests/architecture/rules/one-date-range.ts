import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const HOME = 'src/islands/shell/date-range/';
/** Forms with two days that are no span to look at, each a fact of its own. */
const FACTS = new Set([
  'src/islands/owner-dashboard/screens/money/payment-plans/plan-form.tsx',
  'src/islands/owner-dashboard/screens/money/lease-charges/recurring-dialog.tsx',
  'src/islands/owner-dashboard/screens/expenses/bill/repeat-dialog.tsx',
  'src/islands/owner-dashboard/screens/expenses/bill-form/receipt-fields.tsx',
  'src/islands/owner-dashboard/screens/leasing/lease-changes/terms-fields.tsx',
  'src/islands/owner-dashboard/screens/leasing/lease-end/notice-dialog.tsx',
  'src/islands/owner-dashboard/screens/leasing/tenant-form/step-terms.tsx',
  'src/islands/owner-dashboard/screens/portfolio/property-form/finance-fields.tsx',
  'src/islands/owner-dashboard/screens/portfolio/rent-roll/usual-fields.tsx',
  'src/islands/owner-dashboard/screens/messages/notice-form/time-fields.tsx',
  'src/islands/owner-dashboard/screens/maintenance/preventive-plans/plan-fields.tsx',
  'src/islands/owner-dashboard/screens/expenses/vendors/vendor-document-dialog.tsx',
  'src/islands/owner-dashboard/screens/calendar/calendar/item-time-fields.tsx',
  'src/islands/owner-dashboard/screens/law/file/event-dialog.tsx',
  'src/islands/owner-dashboard/screens/law/papers/paper-fields.tsx',
  'src/islands/owner-dashboard/screens/decisions/assembly-form/assembly-form-screen.tsx',
]);
/** Where an arrow to the left leads back. */
const BACK = 'src/islands/owner-dashboard/back-link.tsx';

/** A span of days is chosen and stepped through in one control: no pair of date fields, and no arrows of one's own. */
export const oneDateRange: Rule = (files) =>
  files
    .filter(
      (file) => /^src\/islands\/.*\.tsx$/.test(file.path) && !isTest(file) && !file.path.startsWith(HOME),
    )
    .flatMap((file) => {
      const fields: ts.Node[] = [];
      const arrows: ts.Node[] = [];
      walk(parse(file), (node) => {
        if (!ts.isJsxSelfClosingElement(node) && !ts.isImportSpecifier(node)) return;
        if (ts.isImportSpecifier(node)) {
          if (node.name.text === 'ChevronLeft' && file.path !== BACK) arrows.push(node);
        } else if (node.tagName.getText() === 'DateField') fields.push(node);
      });
      const [, second] = FACTS.has(file.path) ? [] : fields;
      return [
        ...(second ? [fault(second, `a pair of dates: take DateRange of ${HOME}`)] : []),
        ...arrows.map((arrow) => fault(arrow, `steps of its own: take PeriodStepper of ${HOME}`)),
      ];
    });
