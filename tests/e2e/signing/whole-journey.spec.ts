import { randomUUID } from 'node:crypto';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { rental as rentalEn } from '#src/i18n/dictionaries/screening/rental.en.ts';
import { rental as rentalEs } from '#src/i18n/dictionaries/screening/rental.es.ts';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { linkIn, mailOfKind, openWithoutScripts } from '#tests/support/public-forms.ts';
import { made, newPerson, type Person, today } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import { makeVacantPlace, screeningTexts, type VacantPlace } from '../screening/place.ts';
import { completeContract, sendContract, signContract, signingTexts } from './signing-scene.ts';

const rentalWords = { es: rentalEs, en: rentalEn };
const DEPOSIT = 2_500_000;
const KEPT = 500_000;
const request = () => ({ p_request_id: randomUUID() });

/** Offers the unit. @returns the address of its public page */
async function offer(
  { owner: { client }, propertyId, unitId }: VacantPlace,
  language: Language,
): Promise<string> {
  const street = { street: 'Calle El Sol', street_number: '12' };
  await made(client.from('properties').update(street).eq('id', propertyId).select('id').single());
  const id = await made(
    client.rpc('save_listing', {
      p_unit_id: unitId,
      p_title_es: 'Casa en el centro',
      p_rent_minor: 2_500_000,
      p_currency: 'DOP',
    }),
  );
  await made(client.rpc('publish_listing', { p_listing_id: id, p_is_active: true }));
  const { slug } = await made(client.from('listings').select('slug').eq('id', id).single());
  return `/${language}/rentals/${slug}/`;
}

/** The lease runs on under a renewal that both sides sign. @returns the renewal's id */
async function renew(url: string | undefined, { owner }: VacantPlace, leaseId: string, tenant: Person) {
  const renewal = await made(
    owner.client.rpc('draft_renewal', {
      ...request(),
      p_lease_id: leaseId,
      p_starts_on: startOfMonth(today()),
      p_ends_on: addMonths(today(), 12),
      p_rent_minor: 2_600_000,
    }),
  );
  const scene = { owner, leaseId: renewal };
  await completeContract(scene);
  const versionId = await sendContract(url, scene);
  await signContract(url, versionId, tenant, 'tenant');
  await signContract(url, versionId, owner, 'landlord');
  return renewal;
}

/** The renewal ends today; a part of its deposit is kept. */
async function moveOut({ owner: { client } }: VacantPlace, renewal: string): Promise<void> {
  await made(client.rpc('terminate_lease', { ...request(), p_lease_id: renewal, p_ended_on: today() }));
  await made(
    client.rpc('settle_deposit', {
      ...request(),
      p_lease_id: renewal,
      p_returned_on: today(),
      p_deductions: [{ kind: 'repairs', description: 'Puerta', amount_minor: KEPT }],
      p_method: 'transfer',
    }),
  );
}

/** The form made of the application, with the term of a lease that a renewal follows today. */
async function signBoth(url: string | undefined, place: VacantPlace, leaseId: string, tenant: Person) {
  const { client } = place.owner;
  const { person_id: personId } = await made(
    client.from('lease_tenants').select('person_id').eq('lease_id', leaseId).single(),
  );
  const identity = { identity_type: 'cedula' as const, identity_number: '00113918205' };
  await made(client.from('people').update(identity).eq('id', personId).select('id').single());
  const scene = { owner: place.owner, leaseId };
  await completeContract(scene);
  const versionId = await sendContract(url, scene);
  await signContract(url, versionId, tenant, 'tenant');
  await signContract(url, versionId, place.owner, 'landlord');
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`from the listing to the deposit: application, approval, draft, both signatures, a renewal signed by both, move-out (${language})`, async ({
    open,
    browser,
    baseURL,
    request: http,
  }) => {
    const words = rentalWords[language];
    const text = { ...(await screeningTexts(language)), ...(await signingTexts(language)) };
    const { owner: area, common } = await textsOf(language);
    const place = await makeVacantPlace(baseURL);
    const { client } = place.owner;
    const tenant = await newPerson(baseURL, 'Ana Núñez', 'tenant');

    const visit = await openWithoutScripts(browser, baseURL, language);
    const visitor = await visit.newPage();
    await visitor.goto(await offer(place, language));
    await visitor.locator('#name').fill(tenant.name);
    await visitor.locator('#email').fill(tenant.email);
    await visitor.locator('#phone').fill('809-555-0101');
    await visitor.locator('#income').fill('90,000');
    await visitor.locator('#consent').check();
    await visitor.getByRole('button', { name: words.form.send }).click();
    await visitor.goto(
      linkIn(await mailOfKind(http, tenant.email, 'application_confirm'), '/rentals/confirm/'),
    );
    await visitor.getByRole('button', { name: words.confirm.button }).click();
    await expect(visitor.getByRole('heading', { name: words.confirm.doneTitle })).toBeVisible();
    await visit.close();

    const { id: applicationId } = await made(client.from('applications').select('id').single());
    await made(client.rpc('start_application_review', { ...request(), p_application_id: applicationId }));
    await made(
      client.rpc('decide_application', {
        ...request(),
        p_application_id: applicationId,
        p_decision: 'approved',
      }),
    );
    const page = await open({ language, session: place.owner.session, hasMotion: true });
    await page.goto(`/owner-dashboard/tenant-screening/${applicationId}`);
    await page.getByRole('link', { name: text.detail.makeLease }).click();
    const next = page.getByRole('button', { name: common.actions.next, exact: true });
    await expect(page.getByLabel(area.tenantForm.people.fullName)).toHaveValue(tenant.name);
    const { unit: unitStep, terms, review } = area.tenantForm;
    await next.click();
    await expect(page.getByRole('heading', { name: unitStep.heading })).toBeVisible();
    await next.click();
    await page.getByLabel(terms.startsOn, { exact: true }).fill(addMonths(startOfMonth(today()), -3));
    await page.getByLabel(terms.endsOn, { exact: true }).fill(addDays(startOfMonth(today()), -1));
    await page.getByLabel(terms.deposit).first().fill('25000');
    await next.click();
    await page.getByRole('button', { name: review.saveDraft }).click();
    await expect(page.getByText(text.ownerContract.missing.title)).toBeVisible();
    const leaseId = new URL(page.url()).pathname.split('/').at(-2) ?? '';

    await signBoth(baseURL, place, leaseId, tenant);
    await made(
      client.rpc('record_payment', {
        ...request(),
        p_lease_id: leaseId,
        p_amount_minor: DEPOSIT,
        p_paid_on: today(),
      }),
    );
    const renewal = await renew(baseURL, place, leaseId, tenant);
    await moveOut(place, renewal);
    await goWithin(page, `/owner-dashboard/leases/${renewal}`);
    const money = (minor: number) => formatMoney(minor, 'DOP', language);
    const settled = { refund: money(DEPOSIT - KEPT), kept: money(KEPT) };
    await expect(page.getByText(area.leasing.history.depositSettled(settled))).toBeVisible();
    await page.getByRole('link', { name: area.leasing.notices.openPrevious }).click();
    await page.locator('#contract > summary').click();
    await expect(page.getByText(text.contract.statuses.signed, { exact: true })).toBeVisible();
    const leases = await made(client.from('leases').select('status').order('starts_on'));
    expect(leases.map(({ status }) => status)).toEqual(['renewed', 'terminated']);
  });
}
