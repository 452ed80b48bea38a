import { expect, test } from 'vitest';
import { answerTenancy, myLease } from '#tests/screens/fixtures/tenancy.ts';
import { expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { wordsOf } from '#tests/support/texts.ts';

async function openLaw(lease: Parameters<typeof myLease>[0], visit: Visit = {}) {
  answerTenancy([myLease(lease)]);
  const text = await wordsOf('tenantLaw', visit.language ?? 'es');
  const screen = await openScreen('/tenant-dashboard/law', { userType: 'tenant', ...visit });
  return { screen, text };
}

test('a tenant reads when their own lease ends, until when notice is given, and when the deposit is answered for', async () => {
  const { screen, text } = await openLaw({}, { width: 360 });
  await expect.element(screen.getByText(text.end.day({ date: '31 de diciembre de 2026' }))).toBeVisible();
  await expect.element(screen.getByText('2 de octubre de 2026', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Ley 85-25, art. 31', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByText(text.deposit.text({ date: '31 de diciembre de 2026' })))
    .toBeVisible();
  await expect.element(screen.getByText('5 de enero de 2027', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a shop has the longer notice, and no word of a deposit that it never gave', async () => {
  const shop = { unit_use: 'commercial' as const, deposit_minor: 0 };
  const { screen, text } = await openLaw(shop, { language: 'en' });
  await expect.element(screen.getByText('July 4, 2026', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(text.deposit.title)).not.toBeInTheDocument();
});

test('a lease that goes on month to month has no end to give notice before', async () => {
  const { screen, text } = await openLaw({ status: 'month_to_month' }, { language: 'en' });
  await expect.element(screen.getByText(text.end.open)).toBeVisible();
  await expect.element(screen.getByText(text.notice.title)).not.toBeInTheDocument();
});
