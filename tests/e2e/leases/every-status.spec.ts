import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#src/domain/foundation/dates.ts';
import type { LeaseStatus } from '#src/domain/foundation/enums.ts';
import { leaseActions } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-action-rules.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { made, makeRental, type Person, type Rental, today } from '#tests/support/rental.ts';
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
  const actions = leaseActions(status, null);
  await expect(more).toHaveCount(actions.length > 0 ? 1 : 0);
  if (actions.length === 0) return;
  await more.click();
  const items = page.getByRole('menuitem');
  await expect(items, status).toHaveCount(actions.length);
  for (const [index, { action, refusal }] of actions.entries()) {
    const item = items.nth(index);
    await expect(item).toContainText(action === 'terminate' ? lease.terminate : leasing.actions[action]);
    if (refusal === null) await expect(item).not.toHaveAttribute('aria-disabled', 'true');
    else {
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toContainText(leasing.refusals[refusal]);
    }
  }
}

/** A lease of a unit of its own that began a year ago and whose agreed end was yesterday; no rent of it is charged. */
async function makePastLease({ owner: { client }, organizationId, propertyId, leaseId }: Rental) {
  const place = { organization_id: organizationId, property_id: propertyId, label: randomUUID().slice(0, 8) };
  const [unit, seat] = await Promise.all([
    made(client.from('units').insert(place).select('id').single()),
    made(client.from('lease_tenants').select('person_id').eq('lease_id', leaseId).single()),
  ]);
  return made(
    client.rpc('create_lease', {
      ...request(),
      p_unit_id: unit.id,
      p_person_ids: [seat.person_id],
      p_starts_on: addDays(today(), -365),
      p_ends_on: addDays(today(), -1),
      p_bill_from: addDays(today(), 1),
      p_currency: 'DOP',
      p_rent_minor: 2_500_000,
      p_due_day: 28,
    }),
  );
}

/** What the calendar does to the leases of this organization on a day. */
async function runJobsOn(day: string, { organizationId }: Rental, api: APIRequestContext) {
  const params = { organization: organizationId, now: `${day}T16:00:00Z` };
  expect((await api.post('/_local/jobs/run', { params })).ok()).toBe(true);
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`the menu of a lease has in each status what the law of the verbs allows, and says why not (${language})`, async ({
    open,
    baseURL,
    request: api,
  }) => {
    const texts = await textsOf(language);
    const [scene, rental] = await Promise.all([makeDraft(baseURL), makeRental(baseURL)]);
    const office = await open({ language, session: scene.owner.session });
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
    const page = await open({ language, session: owner.session });
    await expectMenu(page, owner, leaseId, 'active', texts);
    const notice = { p_given_by: 'tenant', p_given_on: today(), p_leaves_on: addDays(today(), 30) } as const;
    await made(owner.client.rpc('give_notice', { ...request(), p_lease_id: leaseId, ...notice }));
    await expectMenu(page, owner, leaseId, 'notice_given', texts);
    await made(
      owner.client.rpc('terminate_lease', { ...request(), p_lease_id: leaseId, p_ended_on: today() }),
    );
    await expectMenu(page, owner, leaseId, 'terminated', texts);

    const [renewedId, leftId] = [await makePastLease(rental), await makePastLease(rental)];
    await runJobsOn(today(), rental, api);
    await expectMenu(page, owner, renewedId, 'month_to_month', texts);
    const tomorrow = addDays(today(), 1);
    const followOnId = await made(
      owner.client.rpc('draft_renewal', {
        ...request(),
        p_lease_id: renewedId,
        p_starts_on: tomorrow,
        p_ends_on: addDays(tomorrow, 364),
        p_rent_minor: 2_600_000,
      }),
    );
    await made(owner.client.rpc('record_paper_signature', { ...request(), p_lease_id: followOnId }));
    const leaving = { p_given_by: 'tenant', p_given_on: today(), p_leaves_on: today() } as const;
    await made(owner.client.rpc('give_notice', { ...request(), p_lease_id: leftId, ...leaving }));
    await runJobsOn(tomorrow, rental, api);
    await expectMenu(page, owner, renewedId, 'renewed', texts);
    await expectMenu(page, owner, leftId, 'ended', texts);
  });
}
