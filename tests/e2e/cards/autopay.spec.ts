import { addDays } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { picture } from '#tests/support/picture.ts';
import { made } from '#tests/support/rental.ts';
import { confirmedOf, makeCardRental, wordsOf } from './place.ts';

test('un inquilino activa el pago automático, le cambia el límite y lo cancela', async ({
  open,
  baseURL,
}) => {
  const text = await wordsOf('tenantAutopay', 'es');
  const rental = await makeCardRental(baseURL, 'azul');
  const page = await open({ language: 'es', width: 360, session: rental.tenant.session });
  await page.goto('/tenant-dashboard/payments');
  await page.getByRole('link', { name: text.link.off }).click();
  await page.getByLabel(text.form.otherDay).check();
  await page.getByLabel(text.form.chosenDay).selectOption('12');
  await page.getByLabel(text.form.limit).fill('0');
  const pay = page.getByRole('button', { name: /^Guardar la tarjeta y pagar/ });
  await pay.click();
  await expect(page.getByText(text.form.consentMissing)).toBeVisible();
  await page.getByLabel(text.form.limit).fill('30000');
  await page.getByLabel(text.form.consent).check();
  await expectAccessible(page, 'autopay form es');
  await picture(page, 'es/autopay-form');
  await pay.click();
  await page.getByRole('button', { name: 'Aprobar / Approve' }).click();
  await expect(page.getByText(text.link.started)).toBeVisible();
  expect(await confirmedOf(rental)).toEqual([rental.depositMinor]);
  await page.getByRole('link', { name: text.link.see }).click();
  await expect(page.getByText(text.active.on, { exact: true })).toBeVisible();
  await expect(page.getByText(/terminada en 4242/)).toBeVisible();
  await expectAccessible(page, 'autopay es');
  await picture(page, 'es/autopay-active');

  await page.getByRole('button', { name: text.active.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text.form.limit).fill('45000');
  await dialog.getByLabel(text.form.consent).check();
  await dialog.getByRole('button', { name: text.form.save }).click();
  await expect(page.getByText(formatMoney(4_500_000, 'DOP', 'es'))).toBeVisible();

  // The lease is renewed: the payment goes over to what follows with one tap.
  const endsOn = addDays(rental.endsOn, 365);
  const renewalId = await made(
    rental.owner.client.rpc('renew_lease', {
      p_request_id: crypto.randomUUID(),
      p_lease_id: rental.leaseId,
      p_starts_on: addDays(rental.endsOn, 1),
      p_ends_on: endsOn,
      p_rent_minor: 2_600_000,
      p_deposit_minor: 0,
      p_due_day: 5,
    }),
  );
  const english = await open({ language: 'en', theme: 'dark', session: rental.tenant.session });
  await english.goto('/tenant-dashboard/payments');
  const { carry } = await wordsOf('tenantAutopay', 'en');
  await expect(english.getByText(carry.ending({ last4: '4242' }))).toBeVisible();
  await expect(english.getByRole('button', { name: carry.submit })).toBeVisible();
  await expectAccessible(english, 'autopay carried over en');
  await picture(english, 'en/autopay-carry');
  await goWithin(page, '/tenant-dashboard/payments');
  await expect(page.getByText(formatMoney(2_600_000, 'DOP', 'es'))).toBeVisible();
  await picture(page, 'es/autopay-carry');
  await page.getByRole('button', { name: text.carry.submit }).click();
  await expect(page.getByText(text.carry.done)).toBeVisible();
  await expect(page.getByRole('heading', { name: text.carry.title })).toBeHidden();
  const [carried] = await made(
    rental.owner.client
      .from('autopays')
      .select('status, pays_on, limit_minor, card_last4')
      .eq('lease_id', renewalId),
  );
  expect(carried).toEqual({ status: 'active', pays_on: 12, limit_minor: 4_500_000, card_last4: '4242' });
  await goWithin(page, '/tenant-dashboard/payments/autopay');
  await page.getByRole('button', { name: text.active.cancel, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.active.cancel, exact: true }).click();
  await expect(page.getByRole('heading', { name: text.form.title })).toBeVisible();
  const [autopay] = await made(
    rental.owner.client
      .from('autopays')
      .select('status, pays_on, limit_minor')
      .eq('lease_id', rental.leaseId),
  );
  expect(autopay).toEqual({ status: 'cancelled', pays_on: 12, limit_minor: 4_500_000 });
});

test('a tenant asks for a plan, the owner answers it, and the year is on a statement', async ({
  open,
  baseURL,
}) => {
  const text = await wordsOf('tenantAutopay', 'en');
  const owner = (await wordsOf('ownerCards', 'en')).plan;
  const rental = await makeCardRental(baseURL, 'azul');
  const page = await open({ language: 'en', width: 360, theme: 'dark', session: rental.tenant.session });
  await page.goto('/tenant-dashboard/payments/plan');
  await page.getByLabel(text.planRequest.count).selectOption('4');
  // A tap alone sends nothing.
  await page.getByRole('button', { name: text.planRequest.submit }).click();
  await expect(page.getByText(text.planRequest.messageMissing)).toBeVisible();
  await page.getByLabel(text.planRequest.message).fill('I am paid on the 15th');
  await expectAccessible(page, 'plan request en');
  await picture(page, 'en/plan-request');
  await page.getByRole('button', { name: text.planRequest.submit }).click();
  await expect(page.getByText(text.planRequest.states.open)).toBeVisible();
  const amount = formatMoney(rental.depositMinor, 'DOP', 'en');
  await expect(page.getByText(`You asked to pay ${amount} in 4 payments`)).toBeVisible();
  await expect(page.getByText('I am paid on the 15th')).toBeVisible();
  await picture(page, 'en/plan-asked');

  // It waits for the owner where they look first, and leads to where it is answered.
  const desk = await open({ language: 'en', width: 1440, session: rental.owner.session });
  const { home, navigation } = await wordsOf('owner', 'en');
  const finance = (await wordsOf('ownerMoney', 'en')).finance;
  await desk.goto('/owner-dashboard/');
  await expect(desk.getByRole('heading', { name: home.needs.plans })).toBeVisible();
  await expect(desk.getByText(home.needs.inParts({ count: 4 }))).toBeVisible();
  await expectAccessible(desk, 'owner home with a plan asked en');
  await picture(desk, 'en/home-plan-asked');
  await desk.getByRole('link', { name: navigation.plansWaiting({ count: 1 }) }).click();
  await expect(desk.getByRole('heading', { name: finance.title, level: 1 })).toBeVisible();
  await expect(desk.getByRole('heading', { name: finance.plansAsked })).toBeVisible();
  await expectAccessible(desk, 'finance with a plan asked en');
  await picture(desk, 'en/finance-plan-asked');
  await desk.getByRole('link', { name: finance.answerPlanOf({ name: rental.tenant.name, amount }) }).click();
  await expect(desk.getByText('I am paid on the 15th')).toBeVisible();
  await picture(desk, 'en/plan-requested');
  await desk.getByRole('button', { name: owner.request.answer }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: owner.request.send }).click();
  await expect(dialog.getByText(owner.request.answerMissing)).toBeVisible();
  await dialog.getByLabel(owner.request.answer).fill('Half now, please');
  await dialog.getByRole('button', { name: owner.request.send }).click();
  await expect(desk.getByText(owner.request.answered)).toBeVisible();
  await expect(page.getByText('Half now, please')).toBeVisible();

  await goWithin(page, '/tenant-dashboard/payments/statement');
  await expect(page.getByText(/^Deposit/)).toBeVisible();
  // On a phone no figure reaches beyond its line.
  const reach = await page.locator('main li').evaluateAll((lines) =>
    lines.map((line) => {
      const edge = line.getBoundingClientRect().right;
      return (
        Math.max(...Array.from(line.querySelectorAll('span'), (part) => part.getBoundingClientRect().right)) -
        edge
      );
    }),
  );
  expect(reach.length).toBeGreaterThan(0);
  expect(Math.max(...reach)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'statement en');
  await picture(page, 'en/tenant-statement');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.statement.pdf }).click();
  expect((await download).suggestedFilename()).toMatch(/^account-statement-\d{4}\.pdf$/);
});
