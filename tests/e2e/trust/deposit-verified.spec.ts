// Whoever administers the database writes the history anew, with all hashes, and has the site sign it as if it were the first.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { makeRental, type Rental, recordPayment } from '#tests/support/rental.ts';
import { superuser } from '#tests/support/superuser.ts';
import { textsOf } from '#tests/support/texts.ts';

const sign = async (request: APIRequestContext, { owner, organizationId }: Rental): Promise<void> => {
  const response = await request.post('/api/trust/checkpoints', {
    headers: { authorization: `Bearer ${owner.session.access_token}` },
    data: { organizationId },
  });
  expect(response.status()).toBe(200);
};

async function rewrite(organizationId: string): Promise<void> {
  const sql = await superuser();
  await sql.begin(async (admin) => {
    await admin`set local session_replication_role = replica`;
    await admin`update private.log_leaves set leaf = replace(leaf, 'llavero-log/1', 'llavero-log/1 ')
      where organization_id = ${organizationId} and kind = 'entry'`;
    await admin`delete from private.log_nodes where organization_id = ${organizationId}`;
    await admin`insert into private.log_nodes (organization_id, level, position, hash)
      select organization_id, 0, position, sha256('\\x00'::bytea || convert_to(leaf, 'utf8'))
      from private.log_leaves where organization_id = ${organizationId}`;
    await admin`select private.grow_log_tree(${organizationId}, 0, size) from private.log_heads
      where organization_id = ${organizationId}`;
    await admin`delete from public.log_checkpoints where organization_id = ${organizationId}`;
  });
  await sql.end();
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`a tenant verifies the deposit, and a rewritten log is noticed by who was there before (${language})`, async ({
    open,
    request,
    baseURL,
  }) => {
    const { trust, trustSections } = await textsOf(language);
    const rental = await makeRental(baseURL);
    await recordPayment(rental, 10_000_000);
    await sign(request, rental);

    const phone = await open({ language, width: 360, session: rental.tenant.session });
    await phone.goto('/tenant-dashboard/trust');
    await phone.getByRole('button', { name: new RegExp(trustSections.myDeposits.entry) }).click();
    await expect(phone.getByText(trust.proved)).toBeVisible();

    const office = await open({ language, session: rental.owner.session });
    await office.goto('/owner-dashboard/trust');
    await expect(office.getByText(trust.logs.text)).toBeVisible();
    await expect(office.getByRole('button', { name: trust.logs.sign })).toBeVisible();
    await expect(office.getByText(trust.faults.rewritten)).toHaveCount(0);

    await rewrite(rental.organizationId);
    await sign(request, rental);

    // Who comes for the first time has nothing to compare it with; who was there before has.
    const stranger = await open({ language, session: rental.owner.session });
    await stranger.goto('/owner-dashboard/trust');
    await expect(stranger.getByRole('button', { name: trust.logs.sign })).toBeVisible();
    await expect(stranger.getByText(trust.faults.rewritten)).toHaveCount(0);
    await office.reload();
    await expect(office.getByRole('alert').getByText(trust.faults.rewritten).first()).toBeVisible();
    await expect(office.getByText(trust.alarm.whatToDo).first()).toBeVisible();
  });
}
