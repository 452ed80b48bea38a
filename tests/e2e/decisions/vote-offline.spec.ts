import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/browser.ts';
import { goOffline } from '#tests/support/offline.ts';
import { made, makeRental, newPerson, type Rental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/] });

const QUESTION = '¿Se cambia la bomba de agua?';

/** The building's owners vote, one vote a unit; the co-owner has the only one. @returns their invitation's token */
async function stateOwner(
  { owner, organizationId, propertyId, unitId }: Rental,
  name: string,
  email: string,
) {
  const rules = {
    ...{ voters: 'owners', weight: 'unit', tenants_have_voice: true, count_abstentions: false },
    ...{ first_quorum_numerator: 1, first_quorum_denominator: 2, proxies_allowed: false },
    majorities: [{ matter: 'Obras', numerator: 1, denominator: 2, must_exceed: true, base: 'cast' }],
  };
  const { client } = owner;
  await made(
    client.rpc('publish_decision_rules', {
      ...{ p_request_id: randomUUID(), p_rules_id: randomUUID(), p_property_id: propertyId, p_rules: rules },
    }),
  );
  const person = { organization_id: organizationId, full_name: name, email };
  const { id: personId } = await made(client.from('people').insert(person).select('id').single());
  const owners = [{ person_id: personId }];
  const { error } = await client.rpc('set_unit_owners', { p_unit_id: unitId, p_owners: owners });
  expect(error).toBeNull();
  const request = { p_request_id: randomUUID(), p_person_id: personId };
  const [invited] = [await made(client.rpc('invite_owner', request))].flat();
  return invited?.token ?? '';
}

async function openDecision({ owner, propertyId }: Rental, isSecret: boolean): Promise<string> {
  const id = randomUUID();
  const decision = { kind: 'yes_no', question: QUESTION, matter: 'Obras', is_secret: isSecret };
  await made(
    owner.client.rpc('save_decision', {
      ...{ p_decision_id: id, p_property_id: propertyId, p_decision: decision },
    }),
  );
  const closesAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { error } = await owner.client.rpc('open_decision', { p_decision_id: id, p_closes_at: closesAt });
  expect(error).toBeNull();
  return id;
}

for (const isSecret of [false, true])
  test(`a co-owner is invited, votes, and after the close checks the receipt offline (${isSecret ? 'secret' : 'open'})`, async ({
    open,
    baseURL,
  }) => {
    const { auth, decisions, tenantDecisions: text } = await textsOf('es');
    const rental = await makeRental(baseURL);
    const coOwner = await newPerson(baseURL, 'Elba Ruiz', 'tenant');
    const token = await stateOwner(rental, coOwner.name, coOwner.email);
    const id = await openDecision(rental, isSecret);
    const page = await open({ width: 360, session: coOwner.session, hasServiceWorker: true });
    await page.goto(`/invitation/?token=${token}`);
    await page.getByRole('button', { name: auth.invitation.accept }).click();
    await page.getByRole('link', { name: new RegExp(QUESTION.replaceAll('?', '\\?')) }).click();
    await page.getByLabel(decisions.yes, { exact: true }).check();
    await page.getByRole('button', { name: text.vote.submit }).click();
    await expect(page.getByText(text.vote.youChose({ choice: decisions.yes }))).toBeVisible();

    const { error } = await rental.owner.client.rpc('close_decision', { p_decision_id: id });
    expect(error).toBeNull();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    const said = page.getByText(isSecret ? text.receipt.countedSecret : text.receipt.countedOpen);
    await expect(said).toBeVisible();
    // What was read is kept half a second after it came.
    await page.waitForTimeout(1_500);

    await goOffline(page);
    await page.reload();
    await expect(said).toBeVisible();
    await expect(page.getByText(decisions.outcomes.adopted)).toBeVisible();
  });
