import { routes as ownerRoutes } from 'virtual:screens/owner/routes';
import { routes as tenantRoutes } from 'virtual:screens/tenant/routes';
import { describe, expect, test } from 'vitest';
import { answerTenancy } from '#tests/screens/fixtures/tenancy.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

/** Patterns in which a name stands for a record. Policies answer those of others as if they were not there. */
const ofRecords = ownerRoutes.map(({ path }) => path).filter((path) => /:(id|\w+Id)\b/.test(path));

test('there are addresses of records', () => {
  expect(ofRecords.length).toBeGreaterThan(15);
});

describe('where the server shows no such record', () => {
  for (const path of ofRecords)
    test(`${path} says that nothing is there`, async () => {
      const { common } = await textsOf('es');
      server.otherwise(() => []);
      const screen = await openScreen(`/owner-dashboard${path.replaceAll(/:\w+/g, () => newId())}`);
      await expect.element(screen.getByRole('heading', { name: common.shell.notFound.title })).toBeVisible();
    });

  test('a tenant is told the same of a payment', async () => {
    const { common } = await textsOf('en');
    answerTenancy();
    const path = tenantRoutes.find((route) => route.path === '/payments/:id')?.path ?? '';
    const screen = await openScreen(`/tenant-dashboard${path.replace(':id', newId())}`, {
      language: 'en',
      width: 360,
    });
    await expect.element(screen.getByRole('heading', { name: common.shell.notFound.title })).toBeVisible();
  });
});

for (const path of ['/properties/zzz', '/finance/payments/12'])
  test(`nobody is asked for ${path}, which no record can have`, async () => {
    const { common } = await textsOf('es');
    const screen = await openScreen(`/owner-dashboard${path}`);
    await expect.element(screen.getByRole('heading', { name: common.shell.notFound.title })).toBeVisible();
  });
