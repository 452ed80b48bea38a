import { expect, test } from 'vitest';
import { leaseStatuses } from '#src/domain/foundation/enums.ts';
import {
  type LeaseAction,
  leaseActions,
} from '#src/islands/owner-dashboard/screens/leasing/lease/lease-action-rules.ts';
import { answerLease, LEASE_PATH } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const ALL: readonly LeaseAction[] = [
  ...(['renew', 'move', 'giveNotice', 'withdrawNotice', 'changeRent', 'changeTenants'] as const),
  ...(['terminate', 'callOff', 'editDraft', 'signedOnPaper', 'deleteDraft'] as const),
];

for (const [index, status] of leaseStatuses.entries()) {
  const language = index % 2 ? 'en' : 'es';
  test(`the menu of a lease that is ${status} has what its verbs allow, and says why not (${language})`, async () => {
    const { owner, common, record } = await textsOf(language);
    answerLease({ status, ended_on: status === 'notice_given' ? '2026-06-14' : null });
    const screen = await openScreen(LEASE_PATH, { language });
    await expect
      .element(screen.getByText(common.enums.leaseStatus[status], { exact: true }).first())
      .toBeVisible();
    await screen.getByRole('button', { name: record.actions }).click();
    const { actions: words, refusals } = owner.leasing;
    for (const action of ALL) {
      const offered = leaseActions(status, null).find((one) => one.action === action);
      const name = action === 'terminate' ? owner.lease.terminate : words[action];
      const item = screen.getByRole('menuitem').filter({ hasText: name });
      await expect.element(item).toHaveLength(offered ? 1 : 0);
      if (!offered) continue;
      if (offered.refusal === null) await expect.element(item).not.toHaveAttribute('aria-disabled', 'true');
      else {
        await expect.element(item).toHaveAttribute('aria-disabled', 'true');
        await expect.element(item.getByText(refusals[offered.refusal])).toBeVisible();
      }
    }
  });
}

test('who only reads leases is offered nothing that changes one', async () => {
  const { owner, common, record } = await textsOf('es');
  answerLease();
  const screen = await openScreen(LEASE_PATH, { role: 'viewer', width: 360 });
  await expect
    .element(screen.getByText(common.enums.leaseStatus.active, { exact: true }).first())
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: owner.lease.recordPayment }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: record.actions }).click();
  await expect.element(screen.getByRole('menuitem')).toHaveLength(1);
  await expect.element(screen.getByRole('menuitem', { name: record.print })).toBeVisible();
  await expectAccessible();
});

test('a link opens the payment of a lease once, for who may record it', async () => {
  const { owner } = await textsOf('en');
  answerLease();
  server.empty('accounts', 'account_balances');
  const asked = `${LEASE_PATH}?open=payment`;
  const reader = await openScreen(asked, { language: 'en', role: 'viewer' });
  await expect.element(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => location.search).toBe('');
  await expect.element(reader.getByRole('dialog')).not.toBeInTheDocument();

  const screen = await openScreen(asked, { language: 'en' });
  await expect.element(screen.getByRole('dialog', { name: owner.payment.record.title })).toBeVisible();
  await expect.poll(() => location.search).toBe('');
});
