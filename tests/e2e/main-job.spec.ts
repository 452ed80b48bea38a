import type { Page } from '@playwright/test';
import { formatDate } from '#src/i18n/format.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { linkMailedTo } from '#tests/support/mailbox.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { picture } from '#tests/support/picture.ts';
import { made, operatorOf } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import * as owner from './journey/owner.ts';
import { makePlan } from './journey/plan.ts';
import * as tenant from './journey/tenant.ts';

const wholeUnits = (minor: number) => minor - (minor % 100);
const FIRST_RECEIPT = 'R-000001';

/** The id, so that the jobs run for this organisation alone and leave the other tests' months as they are. */
async function organizationNamed(url: string | undefined, name: string): Promise<string> {
  const operator = await operatorOf(url);
  const { id } = await made(operator.from('organizations').select('id').eq('name', name).single());
  return id;
}

async function downloadOf(page: Page, name: string) {
  // A toast stays while the pointer is on it, and on a phone it lies over what is at the end of the page.
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-toasts] p')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return download;
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`from nothing to a paid month of rent, seen by both sides (${language})`, async ({
    open,
    request,
    baseURL,
  }) => {
    const plan = makePlan(language);
    const texts = await textsOf(language);
    const desk = await open({ language, hasSplash: true, hasMotion: true });

    await owner.signUp(desk, plan, texts);
    await owner.nameOrganization(desk, plan, texts);

    // A second window stays on the home screen from here on and is never loaded again.
    const home = await desk.context().newPage();
    await home.goto('/owner-dashboard/');
    await expect(home.getByText(texts.owner.steps.title)).toBeVisible();

    await owner.addProperty(desk, plan, texts);
    const figures = { properties: '1', units: '4', occupancy: '0%', revenue: 'RD$0' };
    await owner.expectStats(home, texts, figures);

    await owner.addLease(desk, plan, texts);
    await owner.expectStats(home, texts, { ...figures, occupancy: '25%' });
    await owner.invite(desk, plan, texts);

    const phone = await open({ language, width: 360, hasMotion: true });
    await tenant.acceptInvitation(phone, await linkMailedTo(request, plan.tenant.email), plan, texts);
    await tenant.expectToPay(phone, plan.depositMinor, plan, texts);
    await tenant.expectLease(phone, plan, texts);
    await phone.getByRole('link', { name: texts.tenant.navigation.home }).first().click();
    await tenant.expectToPay(phone, plan.depositMinor, plan, texts);

    const organization = await organizationNamed(baseURL, plan.organization);
    const run = await request.post(`/_local/jobs/run?organization=${organization}`);
    expect(run.ok()).toBe(true);
    await tenant.expectToPay(phone, plan.totalMinor, plan, texts);
    await tenant.expectFirstMonth(phone, plan, texts);
    await picture(phone, `${language}/12-due`);

    await phone.getByRole('link', { name: texts.tenant.home.report }).click();
    await tenant.reportTransfer(phone, 'BHD-1001', plan, texts);
    const reason = language === 'es' ? 'La foto no se lee.' : 'The photo cannot be read.';
    await owner.rejectFromHome(home, plan, reason, texts);

    await expect(phone.getByText(reason)).toBeVisible();
    await picture(phone, `${language}/15-rejected`);
    await phone.getByRole('link', { name: texts.tenant.payment.reportAgain }).click();
    await tenant.reportTransfer(phone, 'BHD-1002', plan, texts);
    await picture(phone, `${language}/17-waiting`);

    await owner.confirmPayment(desk, plan, texts);
    const ownersCopy = await downloadOf(desk, texts.owner.payment.downloadReceipt);
    expect(ownersCopy.suggestedFilename()).toContain(FIRST_RECEIPT);
    await owner.expectLedgerEntry(desk, plan, texts);

    await expect(phone.getByText(texts.tenant.home.clear)).toBeVisible();
    await picture(phone, `${language}/21-paid`);
    const tenantsCopy = await downloadOf(
      phone,
      texts.tenant.receipt.downloadNamed({ number: FIRST_RECEIPT }),
    );
    expect(tenantsCopy.suggestedFilename()).toContain(FIRST_RECEIPT);
    for (const copy of [ownersCopy, tenantsCopy]) {
      const receipt = await textOfPdf(copy);
      for (const part of [
        FIRST_RECEIPT,
        plan.organization,
        plan.tenant.name,
        plan.property,
        'BHD-1002',
        formatDate(plan.today, language, 'long'),
        plan.money(plan.proratedMinor),
        plan.money(plan.totalMinor),
      ]) {
        expect(receipt).toContain(part);
      }
    }

    await owner.expectStats(home, texts, {
      ...figures,
      occupancy: '25%',
      revenue: plan.figure(wholeUnits(plan.proratedMinor + plan.rentMinor)),
    });
    await picture(home, `${language}/22-home`);
  });
}
