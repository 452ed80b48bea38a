import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const THE_FORM = 'src/ui/components/form.tsx';
const THE_NOTE = 'src/islands/shell/failure-note.tsx';
/** What a field says of itself once it was tried to send it. */
const TRIED = /\bset(Is)?(Tried|Missing|Invalid)\b/;
const IN_A_FORM = /<(Form|DialogForm|ActionDialog|AppFormDialog|ReasonDialog|(Dated)?CorrectionDialog)\b/;
/** Why something failed, in a notice that nobody is taken to. */
const FAILURE_IN_A_NOTICE = /<Notice tone="bad">\s*\{[\w.]*\berror\}/;
/** A question whose answer starts something, which may be refused. */
const WORKING_QUESTION = /<ConfirmDialog\b[^>]*\bisBusy=/;
/** Not forms, and why: each says what is missing where it was pressed. */
const SINGLE_FIELDS = new Set([
  // Stands inside the form of a message; what is missing takes the focus to its only field.
  'src/islands/shell/messages/title-form.tsx',
]);

/**
 * Every form is `Form`, which says of each press that was refused what is wrong, with a way to each field. A field that waits
 * for a press to say so stands in one. What was refused without a form is said by `FailureNote`, which takes the reader there.
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
      if (FAILURE_IN_A_NOTICE.test(file.text) && file.path !== THE_NOTE)
        faults.push(`${file.path} says in a notice why something failed: take FailureNote of ${THE_NOTE}`);
      if (WORKING_QUESTION.test(file.text) && !file.text.includes('<FailureNote'))
        faults.push(
          `${file.path} asks before something that may fail: say why in its dialog, by FailureNote`,
        );
      return faults;
    });
