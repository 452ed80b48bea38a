import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import {
  answerLease,
  chooseInMenu,
  eventRow,
  LEASE_ID,
  LEASE_PATH,
} from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const OFF_MINOR = 1_290_323;
const note = { language: 'es', date: formatDate(TODAY, 'es') } as const;
const off = (language: 'es' | 'en') => ({
  amount: formatMoney(OFF_MINOR, 'DOP', language),
  date: formatDate(TODAY, language),
});
/** The rent of the rest of May, which was charged. */
const answerRentAfter = () =>
  server.call('preview_rent_after', [{ month: '2026-05-01', amount_minor: OFF_MINOR }]);

beforeEach(() => answerLease());

describe('notice', () => {
  test('is recorded with the law beside it, and a last day before it is refused', async () => {
    const { leasing } = (await textsOf('en')).owner;
    server.call('give_notice', () => {
      answerLease({ status: 'notice_given', ended_on: '2026-06-14' });
      server.rows('lease_events_list', [
        eventRow({ kind: 'notice_given', facts: { leaves_on: '2026-06-14', reason: 'Se muda' } }),
      ]);
      return null as never;
    });
    const screen = await chooseInMenu(leasing.actions.giveNotice, { language: 'en', theme: 'dark' });
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: leasing.notice.submit });
    await dialog.getByLabelText(leasing.notice.leavesOn).fill('2026-05-14');
    await submit.click();
    await expect.element(dialog.getByText(leasing.notice.leavesOnInvalid).first()).toBeVisible();
    expect(server.callsOf('give_notice')).toEqual([]);
    await dialog.getByLabelText(leasing.notice.leavesOn).fill('2026-06-14');
    const law = { days: 30, minimum: 90, law: 'Ley 85-25', article: '31' };
    await expect.element(dialog.getByText(leasing.law.notice(law), { exact: false })).toBeVisible();
    await dialog.getByLabelText(leasing.notice.reason, { exact: false }).fill('Se muda');
    await expectAccessible();
    await submit.click();
    const date = formatDate('2026-06-14', 'en', 'long');
    await expect.element(screen.getByText(leasing.notice.done)).toBeVisible();
    await expect.element(screen.getByText(leasing.notices.leaving({ date }))).toBeVisible();
    await expect.element(screen.getByText(leasing.history.reason({ reason: 'Se muda' }))).toBeVisible();
    expect(server.callsOf('give_notice')).toMatchObject([
      {
        p_lease_id: LEASE_ID,
        p_given_by: 'tenant',
        p_given_on: TODAY,
        p_leaves_on: '2026-06-14',
        p_reason: 'Se muda',
      },
    ]);
  });

  test('takes off the rent that was charged for days after it', async () => {
    const { leasing } = (await textsOf('es')).owner;
    answerRentAfter();
    server.call('give_notice', null as never);
    const screen = await chooseInMenu(leasing.actions.giveNotice);
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText(leasing.notice.leavesOn).fill(TODAY);
    await expect
      .element(dialog.getByLabelText(leasing.rentAfterEnd.takeOff(off('es')), { exact: false }))
      .toBeChecked();
    await dialog.getByRole('button', { name: leasing.notice.submit }).click();
    await expect.element(screen.getByText(leasing.notice.done)).toBeVisible();
    expect(server.callsOf('give_notice')).toMatchObject([{ p_rent_note: leasing.rentAfterEnd.note(note) }]);
  });

  test('is withdrawn, and what it took off is due again; meanwhile no renewal is offered', async () => {
    const { owner, record } = await textsOf('es');
    const { leasing } = owner;
    answerLease({ status: 'notice_given', ended_on: '2026-06-14' });
    const taken = { id: newId(), lease_id: LEASE_ID, amount_minor: OFF_MINOR, currency: 'DOP' } as const;
    server.rows('charge_credits', [
      {
        ...{
          ...taken,
          charge_id: newId(),
          kind: 'discount',
          occurred_on: TODAY,
          reason: '',
          is_after_end: true,
        },
        ...{ reversed_at: null, reversal_reason: '', created_at: NOW },
      },
    ]);
    server.call('withdraw_notice', () => {
      answerLease();
      server.rows('lease_events_list', [eventRow({ kind: 'notice_withdrawn', facts: {} })]);
      return null as never;
    });
    const screen = await openScreen(LEASE_PATH);
    await screen.getByRole('button', { name: record.actions }).click();
    const renew = screen.getByRole('menuitem', { name: leasing.actions.renew, exact: false });
    await expect.element(renew).toHaveAttribute('aria-disabled', 'true');
    await expect.element(renew.getByText(leasing.refusals.notice_stands)).toBeVisible();
    await screen.getByRole('menuitem', { name: leasing.actions.withdrawNotice, exact: true }).click();
    const dialog = screen.getByRole('dialog');
    const { amount } = off('es');
    await expect
      .element(dialog.getByLabelText(leasing.rentAfterEnd.giveBack({ amount }), { exact: false }))
      .toBeChecked();
    await expectAccessible();
    await dialog.getByRole('button', { name: leasing.withdraw.confirm }).click();
    await expect.element(screen.getByText(leasing.withdraw.done)).toBeVisible();
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: leasing.history.noticeWithdrawn }))
      .toBeVisible();
    expect(server.callsOf('withdraw_notice')).toMatchObject([{ p_lease_id: LEASE_ID, p_is_rent_due: true }]);
  });
});

describe('a lease that ends early', () => {
  test('goes with its rent after the last day, and not on a day to come', async () => {
    const { lease: text, leasing } = (await textsOf('es')).owner;
    answerRentAfter();
    server.call('terminate_lease', null as never);
    const screen = await chooseInMenu(text.terminate, { width: 360 });
    const dialog = screen.getByRole('alertdialog');
    const day = dialog.getByLabelText(text.terminateDialog.endedOn);
    const confirm = dialog.getByRole('button', { name: text.terminateDialog.confirm });
    await day.fill('2026-05-16');
    await confirm.click();
    await expect.element(dialog.getByText(text.terminateDialog.dateInvalid).first()).toBeVisible();
    await day.fill(TODAY);
    await expect
      .element(dialog.getByLabelText(leasing.rentAfterEnd.takeOff(off('es')), { exact: false }))
      .toBeChecked();
    await expectAccessible();
    await confirm.click();
    await expect.element(screen.getByText(text.terminateDialog.done)).toBeVisible();
    expect(server.callsOf('terminate_lease')).toMatchObject([
      { p_ended_on: TODAY, p_rent_note: leasing.rentAfterEnd.note(note) },
    ]);
  });

  test('keeps that rent where it is wanted, says so afterwards, and it is taken off then', async () => {
    const { lease: text, leasing } = (await textsOf('en')).owner;
    const { rentAfterEnd } = leasing;
    answerRentAfter();
    server.call('terminate_lease', () => {
      answerLease({ status: 'terminated', ended_on: TODAY });
      return null as never;
    });
    server.call('credit_rent_after_end', () => {
      server.call('preview_rent_after', []);
      return null as never;
    });
    const screen = await chooseInMenu(text.terminate, { language: 'en' });
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByLabelText(rentAfterEnd.takeOff(off('en')), { exact: false }).click();
    await dialog.getByRole('button', { name: text.terminateDialog.confirm }).click();
    const left = rentAfterEnd.left({ ...off('en'), date: formatDate(TODAY, 'en', 'long') });
    await expect.element(screen.getByText(left)).toBeVisible();
    expect(server.callsOf('terminate_lease')[0]?.p_rent_note ?? null).toBeNull();
    await screen.getByRole('button', { name: rentAfterEnd.takeOffLeft }).click();
    const question = screen.getByRole('dialog');
    await expect.element(question.getByText(rentAfterEnd.hint)).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: rentAfterEnd.takeOffLeft }).click();
    await expect.element(screen.getByText(rentAfterEnd.takenOff)).toBeVisible();
    await expect.element(screen.getByText(left)).not.toBeInTheDocument();
    expect(server.callsOf('credit_rent_after_end')).toHaveLength(1);
  });

  test('says that a fiscal receipt bills the rent after it', async () => {
    const { lease: text, leasing } = (await textsOf('es')).owner;
    server.call('preview_rent_after', refuse('charge_invoiced'));
    const screen = await chooseInMenu(text.terminate);
    await expect.element(screen.getByText(leasing.rentAfterEnd.invoiced)).toBeVisible();
  });
});
