import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { picture } from '#tests/support/picture.ts';
import { made, makeRental, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test(`who has moved out reads an empty board, and is not asked to write on it (${language})`, async ({
    open,
    baseURL,
  }) => {
    const { community: text } = await textsOf(language);
    const { owner, tenant, leaseId } = await makeRental(baseURL);
    const end = { p_request_id: randomUUID(), p_lease_id: leaseId, p_ended_on: today() };
    await made(owner.client.rpc('terminate_lease', end));
    const phone = await open({ language, width: 360, session: tenant.session });
    await phone.goto('/tenant-dashboard/community');
    await expect(phone.getByText(text.formerNote)).toBeVisible();
    await expect(phone.getByText(text.post.formerEmptyTitle)).toBeVisible();
    await expect(phone.getByText(text.post.formerEmptyText)).toBeVisible();
    await expect(phone.getByText(text.post.emptyTitle)).toBeHidden();
    await expect(phone.getByText(text.post.emptyText)).toBeHidden();
    await expect(phone.getByRole('button', { name: text.post.publish })).toBeHidden();
    await expectAccessible(phone, `an empty board of a former tenant (${language})`);
    await picture(phone, `${language}/community/former-board`);
    await phone.getByRole('tab', { name: text.tabs.lost_and_found }).click();
    await expect(phone.getByText(text.post.formerEmptyText)).toBeVisible();
    await expect(phone.getByText(text.post.lostEmptyText)).toBeHidden();
  });
}
