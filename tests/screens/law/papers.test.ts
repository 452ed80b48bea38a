import { expect, test } from 'vitest';
import { LEASE_ID, leaseRow, tenantRow } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { refuseAtEdge } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const ADDRESS = '/api/legal-papers';

async function openPapers(visit: Visit, lease: Parameters<typeof leaseRow>[0] = {}) {
  server.rows('leases_list', [leaseRow(lease)]);
  server.call('read_legal_files', []);
  const text = await wordsOf('legalPapers', visit.language ?? 'es');
  const screen = await openScreen(`/owner-dashboard/leases/${LEASE_ID}/papers`, visit);
  return { screen, text };
}

test('a notice of non-renewal shows its last day and how it was counted, and is handed out', async () => {
  keepSavedFiles();
  let sent: unknown;
  server.at('POST', ADDRESS, (_, body) => {
    sent = body;
    return {};
  });
  const { screen, text } = await openPapers({ width: 360 });
  await expect.element(screen.getByText('2 de octubre de 2026', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Ley 85-25, art. 31', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes();
  const file = await savedBy(() => screen.getByRole('button', { name: text.download }).click());
  expect(file.name).toBe('escrito-end_of_term.pdf');
  expect(sent).toMatchObject({ leaseId: LEASE_ID, kind: 'end_of_term' });
});

test('a notice that comes too late is not written, and the screen says so', async () => {
  let isAsked = false;
  server.at('POST', ADDRESS, () => {
    isAsked = true;
    return {};
  });
  const { screen, text } = await openPapers({ language: 'en' }, { ends_on: '2026-08-01' });
  await expect.element(screen.getByText(text.passed({ date: 'May 3, 2026' }))).toBeVisible();
  await screen.getByRole('button', { name: text.download }).click();
  expect(isAsked).toBe(false);
});

test('what a paper asks for is missing at its fields, and nothing is sent', async () => {
  const { screen, text } = await openPapers({ language: 'en', theme: 'dark' });
  await screen.getByLabelText(text.kind).selectOptions('deposit_reasons');
  await screen.getByRole('button', { name: text.download }).click();
  for (const problem of [text.problems.day, text.problems.amountMinor, text.problems.text])
    await expect.element(screen.getByText(problem).first()).toBeVisible();
  await expectAccessible();
  await screen.getByLabelText(text.days.deposit_reasons).fill('2026-05-10');
  await expect.element(screen.getByText('May 15, 2026', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(text.late({ date: 'May 15, 2026' }))).not.toBeInTheDocument();
  await screen.getByLabelText(text.days.deposit_reasons).fill('2026-05-09');
  await expect.element(screen.getByText(text.late({ date: 'May 14, 2026' }))).toBeVisible();
});

test('an increase above the cap says how much would be within it', async () => {
  const { screen, text } = await openPapers({ language: 'en' });
  await screen.getByLabelText(text.kind).selectOptions('rent_increase');
  await screen.getByLabelText(text.amounts.rent_increase).fill('30000');
  await expect.element(screen.getByText(text.aboveCap({ maximum: 'RD$27,500.00' }))).toBeVisible();
});

test('a refusal of the server is said in the form', async () => {
  const { errors } = await textsOf('en');
  server.at('POST', ADDRESS, () => refuseAtEdge('nothing_owed'));
  const { screen, text } = await openPapers({ language: 'en' });
  await screen.getByLabelText(text.kind).selectOptions('rent_demand');
  await screen.getByLabelText(text.days.rent_demand).fill('2026-06-01');
  await screen.getByRole('button', { name: text.download }).click();
  await expect.element(screen.getByText(errors.codes.nothing_owed)).toBeVisible();
});

test('the lease is found by its tenant', async () => {
  server.rows('tenants_list', [tenantRow()]);
  server.call('read_legal_files', []);
  server.rows('leases_list', [leaseRow()]);
  const text = await wordsOf('legalPapers', 'es');
  const screen = await openScreen('/owner-dashboard/legal?part=papers');
  await screen.getByRole('button', { name: /Pedro Núñez/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
});
