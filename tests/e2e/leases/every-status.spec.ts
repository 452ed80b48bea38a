import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '#src/domain/dates.ts';
import type { LeaseStatus } from '#src/domain/enums.ts';
import { languages } from '#src/i18n/language.ts';
import { leaseDeeds } from '#src/islands/owner-dashboard/screens/lease/lease-deeds.ts';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental, type Person, today } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';
import { completeContract, makeDraft, sendContract, signContract } from '../signing/signing-scene.ts';

const request = () => ({ p_request_id: randomUUID() });

/** Opens the lease and holds its menu against what the verbs allow in the status that it has. */
async function expectMenu(
  page: Page,
  { client }: Person,
  leaseId: string,
  status: LeaseStatus,
  texts: ScreenTexts,
) {
  const { lease, leasing } = texts.owner;
  const row = await made(client.from('leases').select('status').eq('id', leaseId).single());
  expect(row.status).toBe(status);
  await page.goto(`/owner-dashboard/leases/${leaseId}`);
  await expect(page.getByText(texts.common.enums.leaseStatus[status], { exact: true }).first()).toBeVisible();
  const more = page.getByRole('button', { name: lease.more });
  const deeds = leaseDeeds(status, null);
  await expect(more).toHaveCount(deeds.length > 0 ? 1 : 0);
  if (deeds.length === 0) return;
  await more.click();
  const items = page.getByRole('menuitem');
  await expect(items, status).toHaveCount(deeds.length);
  for (const [index, { deed, refusal }] of deeds.entries()) {
    const item = items.nth(index);
    await expect(item).toContainText(deed === 'terminate' ? lease.terminate : leasing.deeds[deed]);
    if (refusal === null) await expect(item).not.toHaveAttribute('aria-disabled', 'true');
    else {
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toContainText(leasing.refusals[refusal]);
    }
  }
}

for (const language of languages) {
  test(`the menu of a lease has in each status what the law of the verbs allows, and says why not (${language})`, async ({
    open,
    baseURL,
  }) => {
    const texts = await textsOf(language);
    const [scene, rental] = await Promise.all([makeDraft(baseURL), makeRental(baseURL)]);
    const office = await open({ language, isStill: true, session: scene.owner.session });
    const draft = (status: LeaseStatus) => expectMenu(office, scene.owner, scene.leaseId, status, texts);
    await draft('draft');
    await completeContract(scene);
    const versionId = await sendContract(baseURL, scene);
    await draft('sent');
    await signContract(baseURL, versionId, scene.tenant, 'tenant');
    await draft('partially_signed');
    await signContract(baseURL, versionId, scene.owner, 'landlord');
    await draft('signed');

    const { owner, leaseId } = rental;
    const page = await open({ language, isStill: true, session: owner.session });
    await expectMenu(page, owner, leaseId, 'active', texts);
    const notice = { p_given_by: 'tenant', p_given_on: today(), p_leaves_on: addDays(today(), 30) } as const;
    await made(owner.client.rpc('give_notice', { ...request(), p_lease_id: leaseId, ...notice }));
    await expectMenu(page, owner, leaseId, 'notice_given', texts);
    await made(
      owner.client.rpc('terminate_lease', { ...request(), p_lease_id: leaseId, p_ended_on: today() }),
    );
    await expectMenu(page, owner, leaseId, 'terminated', texts);
  });
}
