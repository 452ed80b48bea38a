import type { Page } from '@playwright/test';
import type { Rental } from '#tests/support/rental.ts';
import type { ScreenTexts } from '#tests/support/texts.ts';

/** Opens the lease and chooses an action in its menu. */
export async function chooseAction(
  page: Page,
  { leaseId }: Pick<Rental, 'leaseId'>,
  { record }: ScreenTexts,
  action: string,
): Promise<void> {
  await page.goto(`/owner-dashboard/leases/${leaseId}`);
  await page.getByRole('button', { name: record.actions, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
