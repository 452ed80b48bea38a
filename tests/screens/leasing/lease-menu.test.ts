import { expect, test } from 'vitest';
import { leaseStatuses } from '#src/domain/foundation/enums.ts';
import { leaseActions } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-action-rules.ts';
import { answerLease, LEASE_PATH } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const [index, status] of leaseStatuses.entries()) {
  const language = index % 2 ? 'en' : 'es';
  test(`the menu of a lease that is ${status} has what its verbs allow, and says why not (${language})`, async () => {
    const { owner, common } = await textsOf(language);
    answerLease({ status, ended_on: status === 'notice_given' ? '2026-06-14' : null });
    const screen = await openScreen(LEASE_PATH, { language });
    await expect
      .element(screen.getByText(common.enums.leaseStatus[status], { exact: true }).first())
      .toBeVisible();
    const more = screen.getByRole('button', { name: owner.lease.more });
    const actions = leaseActions(status, null);
    await expect.element(more).toHaveLength(actions.length > 0 ? 1 : 0);
    if (actions.length === 0) return;
    await more.click();
    const items = screen.getByRole('menuitem');
    await expect.element(items).toHaveLength(actions.length);
    for (const [position, { action, refusal }] of actions.entries()) {
      const item = items.nth(position);
      const { actions: words, refusals } = owner.leasing;
      const name = action === 'terminate' ? owner.lease.terminate : words[action];
      await expect.element(item.getByText(name, { exact: false })).toBeVisible();
      if (refusal === null) await expect.element(item).not.toHaveAttribute('aria-disabled', 'true');
      else {
        await expect.element(item).toHaveAttribute('aria-disabled', 'true');
        await expect.element(item.getByText(refusals[refusal])).toBeVisible();
      }
    }
  });
}

test('who only reads leases has no menu', async () => {
  const { owner, common } = await textsOf('es');
  answerLease();
  const screen = await openScreen(LEASE_PATH, { role: 'viewer', width: 360 });
  await expect
    .element(screen.getByText(common.enums.leaseStatus.active, { exact: true }).first())
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: owner.lease.more })).not.toBeInTheDocument();
  await expectAccessible();
});
