import { createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#src/data/errors.ts';
import { inEnglish, NoteDialog, NotePage, RemoveDialog, WORDS } from '#tests/screens/fixtures/forms.tsx';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { textsOf } from '#tests/support/texts.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.getElementById('form-test')?.remove();
});

function show(content: ReturnType<typeof createElement>): void {
  const place = document.body.appendChild(document.createElement('main'));
  place.id = 'form-test';
  root = createRoot(place);
  root.render(inEnglish(content));
}

const note = () => page.getByRole('textbox', { name: WORDS.note });
const add = () => page.getByRole('button', { name: WORDS.add });
const summary = () => page.getByRole('alert');
const refusal = new AppError('invalid', 'amount_not_positive', { fields: ['body'] });

test('a form says what is missing once it was sent, and leads there', async () => {
  const send = vi.fn(async () => undefined);
  show(createElement(NotePage, { send }));
  await expect.element(note()).toBeVisible();
  await note().click();
  await userEvent.keyboard('{Tab}');
  expect(document.querySelector('[data-fault]')).toBeNull();
  await add().click();
  await expect.element(summary()).toHaveFocus();
  await expectAccessible();
  await expect.element(note()).toHaveAttribute('aria-invalid', 'true');
  await summary().getByRole('link').click();
  await expect.element(note()).toHaveFocus();
  await note().fill('Paid');
  await expect.element(summary()).not.toBeInTheDocument();
  await expect.element(note()).not.toHaveAttribute('aria-invalid');
  expect(send).not.toHaveBeenCalled();
});

test('a form that was taken is a new one: what is empty is not wrong yet', async () => {
  const send = vi.fn(async () => undefined);
  show(createElement(NotePage, { send }));
  await note().fill('Paid');
  await add().click();
  await expect.element(note()).toHaveValue('');
  expect(send.mock.calls).toEqual([['Paid']]);
  expect(document.querySelector('[data-fault]')).toBeNull();
  await add().click();
  await expect.element(summary()).toHaveFocus();
});

test('a dialog stays while it works, says at its field what was refused, and loses nothing', async () => {
  const { errors } = await textsOf('en');
  let refuse: (error: AppError) => void = () => undefined;
  const send = vi.fn(
    () =>
      new Promise<void>((_, reject) => {
        refuse = reject;
      }),
  );
  const onClose = vi.fn();
  show(createElement(NoteDialog, { send, onClose }));
  await expect.element(note()).toHaveFocus();
  await note().fill('Paid');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(1);
  refuse(refusal);
  await expect.element(note()).toHaveAccessibleDescription(errors.codes.amount_not_positive);
  await expect.element(note()).toHaveValue('Paid');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a question begins on the way out, and says why it was refused', async () => {
  const { common, errors } = await textsOf('en');
  show(createElement(RemoveDialog, { send: () => Promise.reject(refusal) }));
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expect.element(page.getByRole('button', { name: common.actions.cancel })).toHaveFocus();
  await add().click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.codes.amount_not_positive);
  await expectAccessible();
});

test('a dialog keeps the focus, and gives it back to what opened it', async () => {
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    const dialog = createElement(NoteDialog, {
      send: async () => undefined,
      onClose: () => setIsOpen(false),
    });
    return createElement(
      'div',
      null,
      createElement('button', { type: 'button', onClick: () => setIsOpen(true) }, WORDS.title),
      isOpen && dialog,
    );
  }
  show(createElement(Opener));
  const opener = page.getByRole('button', { name: WORDS.title });
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(note()).toHaveFocus();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{Tab}');
    // The browser's own controls come after the dialog; the page behind it never does.
    expect(document.activeElement?.closest('main:not(:has(dialog))')).toBeNull();
    expect(document.activeElement).not.toBe(opener.element());
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
