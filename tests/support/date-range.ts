import type { Page } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import { textsOf } from './texts.ts';

/** The open control of days; `label` is what it is called where it is not simply "Dates". */
export async function openDays(page: Page, language: Language, label?: string) {
  const { dates: text } = await textsOf(language);
  const name = label ?? text.label;
  await page.getByRole('button', { name: new RegExp(`^${name}: `) }).click();
  return { text, popup: page.getByRole('dialog', { name, exact: true }) };
}

/** Asks for the days from one to another, both included. */
export async function chooseDays(
  page: Page,
  language: Language,
  { from, to, label }: { from: string; to: string; label?: string },
) {
  const { text, popup } = await openDays(page, language, label);
  await popup.getByLabel(text.from, { exact: true }).fill(from);
  await popup.getByLabel(text.to, { exact: true }).fill(to);
  await popup.getByRole('button', { name: text.apply }).click();
  return popup;
}
