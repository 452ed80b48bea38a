import { describe, expect, test } from 'vitest';
import { answerApplication, applicationRow } from '#tests/screens/fixtures/screening.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const LIST = '/owner-dashboard/tenant-screening';
const REASON = 'La unidad ya se alquiló';

test('a rejection says why, is kept for its days, and can be reopened', async () => {
  const text = await wordsOf('ownerScreening', 'es');
  const application = applicationRow();
  answerApplication(application);
  server.call('decide_application', ({ p_reason }) => {
    const until = { decision_reason: p_reason ?? '', retention_until: '2026-08-13T16:00:00Z' };
    answerApplication({ ...application, status: 'rejected', ...until });
    return application.id ?? '';
  });
  server.call('reopen_application', () => {
    answerApplication(application);
    return application.id ?? '';
  });
  const screen = await openScreen(`${LIST}/${application.id}`, { theme: 'dark', width: 360 });
  await screen.getByRole('button', { name: text.detail.verbs.reject }).click();
  const dialog = screen.getByRole('alertdialog');
  const submit = dialog.getByRole('button', { name: text.detail.verbs.reject });
  await submit.click();
  await expect.element(dialog.getByText(text.detail.dialogs.reasonMissing).first()).toBeVisible();
  expect(server.callsOf('decide_application')).toEqual([]);
  await dialog.getByLabelText(text.detail.dialogs.reject.reason).fill(REASON);
  await expectAccessible();
  await submit.click();
  await expect.element(screen.getByText(text.detail.reasonIs({ reason: REASON }))).toBeVisible();
  await expect.element(screen.getByText(/Sus datos se borran después del/)).toBeVisible();
  expect(server.callsOf('decide_application')).toMatchObject([{ p_decision: 'rejected', p_reason: REASON }]);
  await screen.getByRole('button', { name: text.detail.verbs.reopen }).click();
  await expect.element(screen.getByRole('button', { name: text.detail.verbs.approve })).toBeVisible();
});

describe('the list', () => {
  test('is filtered and searched in its address', async () => {
    const text = await wordsOf('ownerScreening', 'en');
    server.rows('applications_list', [applicationRow(), applicationRow({ full_name: 'José Peña' })]);
    server.empty('screening_settings', 'properties');
    const screen = await openScreen(LIST, { language: 'en' });
    await expect.element(screen.getByRole('link', { name: 'Luis Mota' })).toBeVisible();
    await screen.getByRole('button', { name: text.names.status.rejected }).click();
    await expect.element(screen.getByRole('heading', { name: text.list.noMatchTitle })).toBeVisible();
    expect(window.location.search).toContain('f.status=rejected');
    await screen.getByRole('button', { name: text.names.status.in_review }).click();
    server.call('search_applications', [applicationRow({ full_name: 'José Peña' })]);
    await screen.getByRole('searchbox', { name: text.list.search }).fill('pena');
    await expect.element(screen.getByRole('link', { name: 'Luis Mota' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'José Peña' })).toBeVisible();
    expect(window.location.search).toContain('q=pena');
  });

  test('says for how long decided ones are kept, which an owner changes within limits', async () => {
    const { retention: text } = await wordsOf('ownerScreening', 'es');
    server.empty('applications_list', 'screening_settings', 'properties');
    server.call('set_application_retention', ({ p_days }) => {
      server.rows('screening_settings', [{ retention_days: p_days, forgotten_count: 0 }]);
      return undefined;
    });
    const screen = await openScreen(LIST, { width: 360 });
    await screen.getByRole('button', { name: text.change }).click();
    const days = screen.getByLabelText(text.days, { exact: false });
    await days.fill('10');
    await screen.getByRole('button', { name: text.save }).click();
    await expect.element(screen.getByText(text.daysRange).first()).toBeVisible();
    expect(server.callsOf('set_application_retention')).toEqual([]);
    await days.fill('60');
    await screen.getByRole('button', { name: text.save }).click();
    await expect.element(screen.getByText(text.text({ days: 60 }))).toBeVisible();
  });
});

test('no form of screening asks for what may not decide', async () => {
  server.empty('properties');
  const screen = await openScreen(`${LIST}/new`);
  await expect.element(screen.getByRole('combobox').first()).toBeVisible();
  const controls = document.querySelectorAll('main :is(input, select, textarea)[name]');
  const names = [...controls].map((control) => control.getAttribute('name') ?? '');
  const allowed = ['moveInOn', 'termMonths', 'rentMinor', 'currency', 'deposit', 'note'];
  const ofPeople = ['fullName', 'email', 'phone', 'identityType', 'identityNumber', 'occupation', 'employer'];
  const all = [
    ...allowed,
    ...[...ofPeople, 'incomeMinor', 'incomeCurrency', 'hasConsented'].map((field) => `applicants.0.${field}`),
  ];
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !all.includes(name))).toEqual([]);
});

test('those that wait are counted in the navigation, and the open ones above the tenants', async () => {
  const { owner } = await textsOf('es');
  server.call('waiting_counts', {
    ...{ reported_payments: 0, submitted_applications: 1, unread_conversations: 0 },
    ...{ pending_requests: 0, handed_in_documents: 0, asked_plans: 0 },
  });
  server.rows('organization_totals', [{ tenant_count: 1, unit_count: 2, occupied_unit_count: 1 }]);
  server.rows('applications', [
    { id: '1', status: 'submitted' },
    { id: '2', status: 'in_review' },
    { id: '3', status: 'rejected' },
  ]);
  server.empty('arrears', 'invitations', 'tenants_list', 'person_tags', 'properties');
  const screen = await openScreen('/owner-dashboard/tenants');
  const badge = owner.navigation.applicationsWaiting({ count: 1 });
  await expect.element(screen.getByText(badge, { exact: false }).first()).toBeInTheDocument();
  const figure = screen.getByRole('main').getByRole('link', { name: owner.tenants.applications });
  await expect.element(figure).toHaveAttribute('href', '/owner-dashboard/tenant-screening');
  await expect.poll(() => figure.element().parentElement?.parentElement?.textContent).toContain('2');
});
