import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate } from '#src/i18n/format.ts';
import { chooseLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/chosen-lease.ts';
import { takeLeaseFromAddress } from '#src/islands/tenant-dashboard/screens/leasing/parts/lease-in-address.ts';
import { answerTenancy, myLease } from '#tests/screens/fixtures/tenancy.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { textsOf } from '#tests/support/texts.ts';

const LEFT_ON = '2026-05-14';
const newest = myLease({ id: newId() });
const earlier = myLease({ id: newId(), unit_label: 'Local 3', starts_on: '2024-01-01' });

describe('a tenant who left a lease that others go on with', () => {
  beforeEach(() => answerTenancy([myLease({ left_on: LEFT_ON })]));

  test('is told so at home and has nothing to pay', async () => {
    const { tenancy, home } = (await textsOf('es')).tenant;
    const screen = await openScreen('/tenant-dashboard/', { width: 360 });
    const left = tenancy.left({ date: formatDate(LEFT_ON, 'es', 'long') });
    await expect.element(screen.getByText(left)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: home.pay })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('is told so instead of a form to pay', async () => {
    const { tenancy } = (await textsOf('en')).tenant;
    const screen = await openScreen('/tenant-dashboard/payments/pay', { language: 'en', theme: 'dark' });
    const left = tenancy.left({ date: formatDate(LEFT_ON, 'en', 'long') });
    await expect.element(screen.getByText(left)).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'A-1', exact: false })).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a tenant of two leases', () => {
  beforeEach(() => {
    answerTenancy([newest, earlier]);
    chooseLease(newest.id ?? '');
  });

  test('sees the newest, and the one that the link of a mail names, from there on', async () => {
    const { tenant } = await textsOf('es');
    const screen = await openScreen('/tenant-dashboard/property');
    const chosen = screen.getByRole('combobox', { name: tenant.tenancy.choose });
    await expect.element(chosen).toHaveValue(newest.id ?? '');
    await expect.element(chosen).toHaveDisplayValue(/A-1/);
  });

  for (const [path, language] of [
    ['/tenant-dashboard/documents', 'es'],
    ['/tenant-dashboard/payments/pay', 'en'],
  ] as const)
    test(`is led by a mail to its lease on ${path}, and the address loses its name (${language})`, async () => {
      const { tenant } = await textsOf(language);
      // The routes of the area do it when they are loaded, which is once for all tests.
      history.replaceState(null, '', `${path}?lease=${earlier.id}`);
      takeLeaseFromAddress();
      expect(window.location.search).toBe('');
      const screen = await openScreen(path, { language });
      await screen.getByRole('link', { name: tenant.navigation.rental }).first().click();
      const chosen = screen.getByRole('combobox', { name: tenant.tenancy.choose });
      await expect.element(chosen).toHaveValue(earlier.id ?? '');
      await chosen.selectOptions(newest.id ?? '');
      await expect.element(chosen).toHaveValue(newest.id ?? '');
      await screen.getByRole('link', { name: tenant.navigation.home }).first().click();
      await expect.element(chosen).toHaveValue(newest.id ?? '');
    });

  test('sees an own one where a link named the lease of somebody else', async () => {
    const { tenant } = await textsOf('en');
    chooseLease(newId());
    const screen = await openScreen('/tenant-dashboard/property', { language: 'en' });
    const chosen = screen.getByRole('combobox', { name: tenant.tenancy.choose });
    await expect.element(chosen).toHaveValue(newest.id ?? '');
  });
});
