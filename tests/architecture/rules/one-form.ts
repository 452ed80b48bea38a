import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const THE_FORM = 'src/ui/components/form.tsx';
/** What a field says of itself once it was tried to send it. */
const TRIED = /\bset(Is)?(Tried|Missing|Invalid)\b/;
const IN_A_FORM = /<(Form|DialogForm|ActionDialog|AppFormDialog|ReasonDialog|(Dated)?CorrectionDialog)\b/;
/** Not forms, and why: each says what is missing where it was pressed. */
const SINGLE_FIELDS = new Set([
  // Stands inside the form of a message; what is missing takes the focus to its only field.
  'src/islands/shell/messages/title-form.tsx',
]);

/**
 * Every form is `Form`, which says of each press that was refused what is wrong, with a way to each field. A field that waits
 * for a press to say so stands in one.
 */
export const oneForm: Rule = (files) =>
  files
    .filter((file) => /^src\/.*\.tsx$/.test(file.path) && !isTest(file) && file.path !== THE_FORM)
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
        if (isElement && node.tagName.getText() === 'form')
          faults.push(fault(node, `a form of its own: take Form of ${THE_FORM}`));
      });
      if (TRIED.test(file.text) && !IN_A_FORM.test(file.text) && !SINGLE_FIELDS.has(file.path))
        faults.push(`${file.path} says what is missing once it was tried, outside a form: put it in Form`);
      return faults;
    });
