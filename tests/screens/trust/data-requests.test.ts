import { beforeEach, describe, expect, test } from 'vitest';
import { answerTrustSections, chargeOfOffice, dataRequest } from '#tests/screens/fixtures/trust.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { ORGANIZATION_ID, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

beforeEach(() => {
  server.call('list_log', []);
  server.rows('receipts', []);
  server.rows('lease_tenants', [{ organization_id: ORGANIZATION_ID, user_id: USER_ID }]);
  answerTrustSections();
  server.rows('data_requests_list', [dataRequest]);
});

describe('the owner', () => {
  test('sees what a tenant asks with the deadline and its article, and answers', async () => {
    const { dataRequests: text } = await textsOf('es');
    server.call('answer_data_request', undefined);
    const screen = await openScreen('/owner-dashboard/trust', { language: 'es', width: 360 });
    await expect.element(screen.getByText(/29 de mayo de 2026 \(Ley 172-13, art\. 8\)/)).toBeVisible();
    await expect.element(screen.getByText(text.notReviewed)).toBeVisible();
    await screen.getByRole('button', { name: text.office.answerOf({ who: 'Ana Reyes' }) }).click();
    await screen.getByRole('button', { name: text.office.send }).click();
    await expect.element(screen.getByRole('textbox', { name: text.office.words })).toBeInvalid();
    expect(server.callsOf('answer_data_request')).toEqual([]);
    await expectAccessible();
    await screen.getByRole('radio', { name: text.office.refused }).click();
    await screen.getByRole('textbox', { name: text.office.words }).fill(' Su cédula dice otra cosa ');
    await screen.getByRole('button', { name: text.office.send }).click();
    await expect.element(screen.getByText(text.office.sent)).toBeVisible();
    expect(server.callsOf('answer_data_request')).toMatchObject([
      { p_data_request_id: dataRequest.id, p_is_done: false, p_answer: 'Su cédula dice otra cosa' },
    ]);
  });

  test('reads what is late, and what the answer was', async () => {
    const { dataRequests: text } = await textsOf('en');
    server.rows('data_requests_list', [
      { ...dataRequest, due_on: '2026-05-14', person_name: null },
      {
        ...dataRequest,
        id: ORGANIZATION_ID,
        status: 'done',
        answer: 'Corrected.',
        answered_at: dataRequest.created_at,
      },
    ] as never);
    const screen = await openScreen('/owner-dashboard/trust', { language: 'en', theme: 'dark' });
    await expect.element(screen.getByText(text.late, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(new RegExp(text.unknownPerson))).toBeVisible();
    await expect.element(screen.getByText('Corrected.')).toBeVisible();
    await expectAccessibleInBothThemes();
  });

  test('who may not write people reads and does not answer', async () => {
    const { dataRequests: text } = await textsOf('en');
    const screen = await openScreen('/owner-dashboard/trust', { language: 'en', role: 'accountant' });
    await expect.element(screen.getByText(dataRequest.details)).toBeVisible();
    expect(
      screen.getByRole('button', { name: text.office.answerOf({ who: 'Ana Reyes' }) }).elements(),
    ).toEqual([]);
  });
});

describe('a tenant', () => {
  test('asks for a correction, which says what is wrong', async () => {
    const { dataRequests: text } = await textsOf('en');
    server.call('ask_about_data', dataRequest.id);
    const screen = await openScreen('/tenant-dashboard/trust', { language: 'en', width: 360 });
    await screen.getByRole('button', { name: text.tenant.ask }).click();
    await screen.getByText(text.kinds.correction, { exact: true }).click();
    await screen.getByRole('button', { name: text.tenant.send }).click();
    await expect.element(screen.getByRole('textbox', { name: text.tenant.details })).toBeInvalid();
    await expectAccessible();
    await screen.getByRole('textbox', { name: text.tenant.details }).fill('My name is Reyes');
    await screen.getByRole('button', { name: text.tenant.send }).click();
    await expect.element(screen.getByText(text.tenant.sent)).toBeVisible();
    expect(server.callsOf('ask_about_data')).toMatchObject([
      { p_organization_id: ORGANIZATION_ID, p_kind: 'correction', p_details: 'My name is Reyes' },
    ]);
  });

  test('is refused the same twice, in words', async () => {
    const { dataRequests: text, errors } = await textsOf('es');
    server.call('ask_about_data', refuse('data_request_open', {}, 'conflict'));
    const screen = await openScreen('/tenant-dashboard/trust', { language: 'es' });
    await screen.getByRole('button', { name: text.tenant.ask }).click();
    await screen.getByRole('button', { name: text.tenant.send }).click();
    await expect.element(screen.getByText(errors.codes.data_request_open)).toBeVisible();
  });

  test('withdraws a request', async () => {
    const { dataRequests: text } = await textsOf('es');
    server.call('withdraw_data_request', undefined);
    const screen = await openScreen('/tenant-dashboard/trust', { language: 'es', theme: 'dark' });
    await screen
      .getByRole('button', { name: text.tenant.withdrawOf({ what: text.kinds.correction }) })
      .click();
    await expect.element(screen.getByText(text.tenant.withdrawn)).toBeVisible();
    expect(server.callsOf('withdraw_data_request')).toMatchObject([{ p_data_request_id: dataRequest.id }]);
  });
});

test('the owner sees what is not kept apart, and why each charge is there', async () => {
  const { trustSections: text } = await textsOf('en');
  const screen = await openScreen('/owner-dashboard/trust', { language: 'en' });
  await expect.element(screen.getByText(/RD\$20,000\.00 is not in an account of its own/)).toBeVisible();
  await expect.element(screen.getByText(/Lease: RD\$25,000\.00 a month since August 1, 2025/)).toBeVisible();
  await expect.element(screen.getByText(/The rule today: 5% of the rent, 5 grace days/)).toBeVisible();
  await expect
    .element(screen.getByText(/Bill from CAASD, April 28, 2026, RD\$9,000\.00 in all/))
    .toBeVisible();
  await expect.element(screen.getByText(text.charges.methods.area)).toBeVisible();
  await expect.element(screen.getByText(text.service.answered({ kept: '2', missed: '1' }))).toBeVisible();
  await expect
    .element(screen.getByText(new RegExp(text.looks.data_exported({ who: 'Manager' }))))
    .toBeVisible();
});

test('a tenant sees where the deposit is, and its account', async () => {
  const { trustSections: text } = await textsOf('es');
  const screen = await openScreen('/tenant-dashboard/trust', { language: 'es', width: 360 });
  await expect.element(screen.getByText(text.myDeposits.account({ name: 'Fideicomiso' }))).toBeVisible();
  await expect.element(screen.getByText(text.myDeposits.apart, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(new RegExp(text.looks.admin_list_users))).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('the first charges are shown, and all when asked; a tax is not the office’s own idea', async () => {
  const { trustSections: text } = await textsOf('en');
  server.call(
    'charge_reasons',
    Array.from({ length: 9 }, (_, at) => ({
      ...chargeOfOffice,
      charge_id: `00000000-0000-4000-8000-00000000000${at}`,
      kind: at === 8 ? ('opening_balance' as const) : ('itbis' as const),
    })),
  );
  const screen = await openScreen('/owner-dashboard/trust', { language: 'en' });
  await expect.element(screen.getByText(text.charges.tax).first()).toBeVisible();
  expect(screen.getByText(text.charges.opening).elements()).toEqual([]);
  await screen.getByRole('button', { name: text.charges.all({ count: 9 }) }).click();
  await expect.element(screen.getByText(text.charges.opening)).toBeVisible();
});
