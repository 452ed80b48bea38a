import { beforeEach, expect, test, vi } from 'vitest';
import {
  ANA,
  ASSEMBLY_ID,
  answerAssembly,
  assembly,
  DECISION_ID,
  decision,
  MINUTES,
  MINUTES_HASH,
  PROXY_ID,
  units,
} from '#tests/screens/fixtures/assemblies.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PAGE = `/owner-dashboard/democratic/assemblies/${ASSEMBLY_ID}`;

beforeEach(() => {
  localStorage.clear();
});

test('who arrives by proxy and who leaves is noted, beside the quorum of both calls', async () => {
  const text = await wordsOf('assembly', 'es');
  answerAssembly();
  server.call('record_attendance', newId());
  server.call('record_departure', null as never);
  const screen = await openScreen(PAGE, { width: 360, theme: 'dark' });
  const first = text.quorum.needs({ call: text.firstCall, fraction: '1/2' });
  await expect.element(screen.getByText(first)).toBeVisible();
  await expect.element(screen.getByText(text.quorum.missing)).toBeVisible();
  await expect.element(screen.getByText(text.quorum.reached)).toBeVisible();
  await expectAccessibleInBothThemes();
  const holder = text.attendance.proxyOf({ holder: 'Ana Peña', giver: 'Luis Gil' });
  await screen.getByLabelText(text.attendance.standIn({ unit: '2-A' })).selectOptions(holder);
  await screen.getByRole('button', { name: text.attendance.arriveOf({ unit: '2-A' }) }).click();
  await screen.getByRole('button', { name: text.attendance.leaveOf({ unit: '1-A' }) }).click();
  await screen.getByRole('button', { name: text.attendance.arriveOf({ unit: '3-A' }) }).click();
  await expect
    .poll(() => server.callsOf('record_attendance'))
    .toMatchObject([
      { p_assembly_id: ASSEMBLY_ID, p_unit_id: units[1]?.unit_id, p_person_id: ANA, p_proxy_id: PROXY_ID },
      { p_assembly_id: ASSEMBLY_ID, p_unit_id: units[2]?.unit_id },
    ]);
  expect(server.callsOf('record_departure')).toEqual([{ p_attendance_id: units[0]?.attendance_id }]);
});

test('a vote of somebody present without a device is entered and marked, then voting is closed', async () => {
  const text = await wordsOf('assembly', 'en');
  const { yes, choice } = await wordsOf('decisions', 'en');
  answerAssembly();
  const vote = (unit: number, names: string[], more: object = {}) =>
    row(
      'decision_votes_list',
      {
        id: newId(),
        decision_id: DECISION_ID,
        unit_id: units[unit]?.unit_id,
        unit_label: units[unit]?.unit_label,
      },
      { names, of_organization: false, weight: 300, has_voted: false, is_entered: false },
      { proxy_id: null, holder_name: null },
      more,
    );
  const ana = vote(0, ['Ana Peña']);
  server.rows('decision_votes_list', [ana, vote(1, ['Luis Gil'])]);
  server.call('cast_vote', null as never);
  server.call('close_decision', null as never);
  const screen = await openScreen(PAGE, { language: 'en' });
  await expect.element(screen.getByText(text.agenda.turnout({ cast: 1, all: 3 }))).toBeVisible();
  await screen.getByRole('button', { name: text.votes.enterOf({ title: 'Ascensor' }) }).click();
  const dialog = screen.getByRole('dialog');
  const whose = dialog.getByLabelText(text.votes.whose);
  await expect.element(whose).toBeVisible();
  // Luis is not there.
  expect(whose.element().querySelectorAll('option')).toHaveLength(2);
  await whose.selectOptions(ana.id ?? '');
  const submit = dialog.getByRole('button', { name: text.votes.submit });
  await submit.click();
  await expect.element(dialog.getByText(choice.problems.missing).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('radio', { name: yes }).click();
  await submit.click();
  await expect
    .poll(() => server.callsOf('cast_vote'))
    .toEqual([{ p_vote_id: ana.id, p_choice: [1], p_is_entered: true }]);
  await dialog.getByRole('button', { name: (await textsOf('en')).common.actions.cancel }).click();
  await screen.getByRole('button', { name: text.agenda.closeOf({ title: 'Ascensor' }) }).click();
  await expect.poll(() => server.callsOf('close_decision')).toEqual([{ p_decision_id: DECISION_ID }]);
});

test('a vote that lacks a rule does not open without a word, and a motion goes on the agenda', async () => {
  const text = await wordsOf('assembly', 'es');
  answerAssembly(assembly(), decision({ status: 'draft', gaps: ['majority'], opened_at: null }));
  server.call('add_motion', newId());
  const screen = await openScreen(PAGE);
  await expect.element(screen.getByText(text.gaps.majority, { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: text.agenda.addMotion }).click();
  const dialog = screen.getByRole('dialog');
  const save = dialog.getByRole('button', { name: (await textsOf('es')).common.actions.save });
  await save.click();
  await expect.element(dialog.getByText(text.agenda.motionMissing).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(text.agenda.motionTitle).fill('Poner luces');
  await dialog.getByRole('textbox', { name: text.agenda.motionBy, exact: false }).fill('Luis');
  await save.click();
  await expect
    .poll(() => server.callsOf('add_motion'))
    .toMatchObject([{ p_assembly_id: ASSEMBLY_ID, p_title: 'Poner luces', p_moved_by: 'Luis' }]);
});

test('minutes written without a connection stay in the browser and are saved once there is one', async () => {
  const { minutes: text } = await wordsOf('assembly', 'en');
  answerAssembly();
  server.call('write_minutes', null as never);
  const screen = await openScreen(PAGE, { language: 'en' });
  const box = screen.getByRole('textbox', { name: text.label });
  await expect.element(box).toBeVisible();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await box.fill('Se abrió la sesión.');
  await expect.element(screen.getByText(text.kept)).toBeVisible();
  expect(Object.values(localStorage).join()).toContain('Se abrió la sesión.');
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect
    .poll(() => server.callsOf('write_minutes'))
    .toContainEqual({
      p_assembly_id: ASSEMBLY_ID,
      p_minutes: 'Se abrió la sesión.',
    });
});

test('what somebody else wrote meanwhile is not written over unasked', async () => {
  const { minutes: text } = await wordsOf('assembly', 'es');
  answerAssembly(assembly({ minutes: 'Lo de la otra persona.' }));
  server.call('write_minutes', null as never);
  localStorage.setItem(`draft:minutes:${ASSEMBLY_ID}`, JSON.stringify({ text: 'Lo mío.', base: '' }));
  const screen = await openScreen(PAGE);
  await expect.element(screen.getByText(text.newer)).toBeVisible();
  expect(server.callsOf('write_minutes')).toEqual([]);
  await screen.getByRole('button', { name: text.keepMine }).click();
  await expect
    .poll(() => server.callsOf('write_minutes'))
    .toEqual([{ p_assembly_id: ASSEMBLY_ID, p_minutes: 'Lo mío.' }]);
});

test('closed minutes are checked against their hash, and signed only once they were read', async () => {
  const { minutes: text } = await wordsOf('assembly', 'en');
  answerAssembly(
    assembly({
      status: 'closed',
      closed_at: '2026-05-15T15:30:00Z',
      minutes: MINUTES,
      minutes_hash: MINUTES_HASH,
    }),
    decision({ status: 'closed', outcome: 'adopted', closed_at: '2026-05-15T15:20:00Z' }),
  );
  server.call('sign_minutes', null as never);
  const screen = await openScreen(PAGE, { language: 'en', width: 360 });
  await expect.element(screen.getByText(text.verified)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.sign }).click();
  const dialog = screen.getByRole('dialog');
  const sign = dialog.getByRole('button', { name: text.sign });
  await sign.click();
  await expect.element(dialog.getByText(text.isReadMissing).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(text.name).fill('Ana Peña');
  await dialog.getByRole('checkbox', { name: text.isRead, exact: false }).click();
  await sign.click();
  await expect
    .poll(() => server.callsOf('sign_minutes'))
    .toEqual([
      { p_assembly_id: ASSEMBLY_ID, p_role: 'chair', p_minutes_hash: MINUTES_HASH, p_full_name: 'Ana Peña' },
    ]);
});

test('minutes whose text was changed say so', async () => {
  const { minutes: text } = await wordsOf('assembly', 'es');
  answerAssembly(
    assembly({
      status: 'closed',
      closed_at: '2026-05-15T15:30:00Z',
      minutes: `${MINUTES} `,
      minutes_hash: MINUTES_HASH,
    }),
    decision({ status: 'closed', outcome: 'adopted' }),
  );
  const screen = await openScreen(PAGE);
  await expect.element(screen.getByText(text.differs)).toBeVisible();
});

test('certified minutes are printed, taken into the budget beside what is planned, and told to tenants', async () => {
  const text = await wordsOf('assembly', 'es');
  const accountId = newId();
  answerAssembly(
    assembly({
      status: 'certified',
      closed_at: '2026-05-15T15:30:00Z',
      minutes: MINUTES,
      minutes_hash: MINUTES_HASH,
    }),
    decision({ status: 'certified', outcome: 'adopted', budget_minor: 120_000_00, budget_currency: 'DOP' }),
  );
  server.rows('accounts', [
    row(
      'accounts',
      {
        id: accountId,
        organization_id: ORGANIZATION_ID,
        code: '6100',
        system_key: null,
        name: 'Reparaciones',
      },
      {
        kind: 'expense',
        subtype: 'operating_expense',
        cash_flow_class: null,
        held_for: 'own',
        deactivated_at: null,
      },
    ),
  ]);
  server.empty('account_balances');
  server.rows('budget_amounts', [
    row('budget_amounts', { id: newId(), account_id: accountId, month: 5, amount_minor: 30_000_00 }),
  ]);
  server.call('set_budget_amounts', 1 as never);
  server.call('save_notice', newId());
  server.at('GET', `/api/assemblies/${ASSEMBLY_ID}.pdf`, () => new Response('%PDF-1.7'));
  keepSavedFiles();
  const screen = await openScreen(PAGE, { theme: 'dark' });
  await screen
    .getByRole('button', { name: text.next.budgetOf({ title: '¿Se repara el ascensor?' }) })
    .click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.budget.account).selectOptions(accountId);
  await expect.element(dialog.getByText(text.budget.planned({ amount: 'RD$30,000.00' }))).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: text.budget.submit }).click();
  await expect
    .poll(() => server.callsOf('set_budget_amounts'))
    .toMatchObject([
      {
        ...{ p_property_id: PROPERTY_ID, p_year: 2026, p_currency: 'DOP' },
        p_cells: [{ account_id: accountId, month: 5, amount_minor: 150_000_00 }],
      },
    ]);
  await screen.getByRole('button', { name: text.next.notice }).click();
  const body = dialog.getByLabelText(text.notice.body).first();
  await expect.element(body).toHaveValue(expect.stringContaining('¿Se repara el ascensor?: '));
  await expectAccessible();
  await dialog.getByRole('button', { name: text.notice.submit }).click();
  await expect
    .poll(() => server.callsOf('save_notice'))
    .toMatchObject([
      {
        p_notice: { audience: 'property', property_id: PROPERTY_ID, title_en: 'Decided: Asamblea ordinaria' },
      },
    ]);
  await chooseAction(screen, text.minutes.print);
  await dialog.getByLabelText(text.minutes.copy).click();
  const file = await savedBy(() => dialog.getByRole('button', { name: text.minutes.download }).click());
  expect(file.name).toBe('acta-2026-05-15.pdf');
});
