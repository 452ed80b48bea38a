import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { wordsOf } from './texts.ts';

/** Chooses an action in the menu of a record's page. */
export async function chooseAction(page: Page, action: string, language: Language): Promise<void> {
  const { actions } = await wordsOf('record', language);
  await page.getByRole('button', { name: actions, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
