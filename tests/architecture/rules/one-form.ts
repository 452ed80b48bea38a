import ts from 'typescript';
import type { Rule } from '../repository.ts';
import { fault, isTest, parse, walk } from '../syntax.ts';

const THE_FORM = 'src/ui/components/form.tsx';
const THE_DIALOG = 'src/ui/components/dialog.tsx';
const HOME = 'src/islands/shell/form/';
/** What `Form` and `Dialog` are made into, and who uses them as they are, with why. */
const BARE: Readonly<Record<string, ReadonlySet<string>>> = {
  [THE_FORM]: new Set([
    `${HOME}action-form.tsx`,
    // The entry pages are built with their form in them; their card says why an attempt failed.
    'src/islands/auth/code-card.tsx',
    'src/islands/auth/login-card.tsx',
    'src/islands/auth/new-password-form.tsx',
    'src/islands/auth/recovery-card.tsx',
    'src/islands/auth/sign-up-card.tsx',
    'src/islands/invitation/password-form.tsx',
    // They start nothing on the server themselves: a choice, a question to the assistant, a message that is queued.
    'src/islands/owner-dashboard/screens/money/payment/tenant-picker.tsx',
    'src/islands/shell/assistant/ask-form.tsx',
    'src/islands/shell/messages/composer.tsx',
    'src/islands/tenant-dashboard/screens/messages/assistant/ask-form.tsx',
    'src/islands/tenant-dashboard/screens/money/pay/pay-form.tsx',
    'src/islands/gallery/sections/fields-section.tsx',
  ]),
  [THE_DIALOG]: new Set([
    `${HOME}action-dialog.tsx`,
    // To look at something, or to choose what comes next.
    'src/islands/owner-dashboard/lists/saved-view-dialogs.tsx',
    'src/islands/owner-dashboard/screens/documents/documents/tenant-filter.tsx',
    'src/islands/owner-dashboard/limits.tsx',
    'src/islands/owner-dashboard/screens/leasing/lease-changes/change-terms-dialog.tsx',
    'src/islands/owner-dashboard/screens/portfolio/property/photo-dialog.tsx',
    'src/islands/owner-dashboard/screens/screening/marketing/share-dialog.tsx',
    'src/islands/owner-dashboard/screens/taxes/taxes/filed-form.tsx',
    'src/islands/shell/account/codes-dialog.tsx',
    'src/islands/shell/list/filter-sheet.tsx',
    'src/islands/shell/messages/templates-menu.tsx',
    'src/islands/shell/favorites/organize-favorites.tsx',
    'src/islands/shell/palette/palette.tsx',
    'src/islands/shell/palette/shortcut-sheet.tsx',
    // A form whose button stands in it; three ways to answer.
    'src/islands/shell/account/app-code-dialog.tsx',
    'src/islands/shell/outbox/leaving.tsx',
    'src/islands/gallery/sections/overlays-section.tsx',
  ]),
};
/** A form of one's own remembers whether it was sent: `Form` does, and its fields know. */
const TRIED = /\b(isTried|set(Is)?Tried)\b/;
/** Why something failed, in a notice that nobody is taken to. */
const FAILURE_IN_A_NOTICE = /<Notice tone="bad">\s*\{[\w.]*\berror\}/;

/**
 * There is one form, on pages and in dialogs: `ActionForm` and `ActionDialog`, made of `Form`, which says of each press that was
 * refused what is wrong, with a way to each field. What was refused without a form is said by `FailureNote`.
 */
export const oneForm: Rule = (files) =>
  files
    .filter((file) => /^src\/.*\.tsx?$/.test(file.path) && !isTest(file) && file.path !== THE_FORM)
    .flatMap((file) => {
      const faults: string[] = [];
      walk(parse(file), (node) => {
        const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
        if (isElement && node.tagName.getText() === 'form')
          faults.push(fault(node, 'a form of its own: take ActionForm'));
        if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
        const imported = node.moduleSpecifier.text.replace('#src/', 'src/');
        const users = BARE[imported];
        if (users && file.path.startsWith('src/islands/') && !users.has(file.path))
          faults.push(fault(node, `${imported} as it is: take ActionForm or ActionDialog of ${HOME}`));
      });
      if (TRIED.test(file.text))
        faults.push(`${file.path} remembers that it was sent: Form does, and fields show their error then`);
      if (FAILURE_IN_A_NOTICE.test(file.text) && file.path !== `${HOME}failure-note.tsx`)
        faults.push(`${file.path} says in a notice why something failed: take FailureNote of ${HOME}`);
      return faults;
    });
