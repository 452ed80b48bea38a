import type { Locator } from 'vitest/browser';
import { record as english } from '#src/i18n/dictionaries/foundation/record.en.ts';
import { record as spanish } from '#src/i18n/dictionaries/foundation/record.es.ts';

/** Chooses an action in the menu of a record's page, in either language. */
export async function chooseAction(screen: Locator, action: string): Promise<void> {
  const menu = screen
    .getByRole('button', { name: english.actions, exact: true })
    .or(screen.getByRole('button', { name: spanish.actions, exact: true }));
  await menu.click();
  await screen.getByRole('menuitem', { name: action, exact: true }).click();
}
