import { expect, test } from '#tests/support/browser.ts';
import { readStorages } from '#tests/support/browser-storages.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { linkMailedTo } from '#tests/support/mailbox.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';
import * as month from './journey/month.ts';
import * as office from './journey/month-office.ts';
import { makePlan } from './journey/plan.ts';
import * as tenant from './journey/tenant.ts';

const WORDS = {
  es: {
    leak: { title: 'Gotea el fregadero', said: 'Puse un cubo debajo', answer: 'Ramón va esta tarde' },
    rules: 'Sin ruido después de las diez de la noche.',
    question: '¿Cuánto debo?',
  },
  en: {
    leak: {
      title: 'The kitchen sink drips',
      said: 'I put a bucket below',
      answer: 'Ramón comes this afternoon',
    },
    rules: 'No noise after ten at night.',
    question: 'How much do I owe?',
  },
} as const;
const NOTICE = {
  es: { title: 'Corte de agua el martes', body: 'De nueve a doce.' },
  en: { title: 'No water on Tuesday', body: 'From nine to twelve.' },
} as const;
const AREA = 'Azotea';
const REFERENCE = 'BHD-7001';
const RECEIPT = 'R-000001';

for (const language of languagesInTurn(import.meta.url)) {
  test.describe(`the tenant's month (${language})`, () => {
    // The screen may still be asking who is there when the answer has become: nobody.
    test.use({ expectedErrors: [/status of 403 .*auth\/v1\/user/] });

    test(`from the invitation to signing out, on a phone (${language})`, async ({
      open,
      request,
      baseURL,
    }) => {
      const texts = await textsOf(language);
      const words = WORDS[language];
      const rental = await makeRental(baseURL, { hasAccepted: false });
      const email = await office.inviteByMail(request, rental, language);
      const { name: organization } = await made(
        rental.owner.client.from('organizations').select('name').eq('id', rental.organizationId).single(),
      );
      const plan = { ...makePlan(language), organization, totalMinor: rental.depositMinor };

      const phone = await open({ language, width: 360, hasMotion: true });
      await tenant.acceptInvitation(phone, await linkMailedTo(request, email), plan, texts);
      await tenant.expectToPay(phone, rental.depositMinor, plan, texts);

      await phone.getByRole('link', { name: texts.tenant.home.report }).click();
      await tenant.reportTransfer(phone, REFERENCE, plan, texts);
      await office.confirmReported(rental, REFERENCE);
      await expect(phone.getByText(texts.tenant.home.clear)).toBeVisible();
      // A pointer holds the notice that it is on; a thumb does not.
      await phone.mouse.move(0, 0);
      const saved = phone.waitForEvent('download');
      await phone
        .getByRole('button', { name: texts.tenant.receipt.downloadNamed({ number: RECEIPT }) })
        .click();
      const receipt = await textOfPdf(await saved);
      for (const part of [RECEIPT, REFERENCE, plan.money(rental.depositMinor)])
        expect(receipt).toContain(part);

      await month.reportLeak(phone, words.leak, texts);
      await office.repair(rental, words.leak.said, words.leak.answer);
      await month.rateRepair(phone, words.leak, texts);

      const noticeId = await office.publishNotice(rental, NOTICE);
      await month.acknowledgeNotice(phone, NOTICE[language], texts);
      expect(await office.acknowledgedAt(rental, noticeId)).not.toBeNull();

      await office.openCommunity(rental, AREA, words.rules);
      await expect(phone.getByText(texts.account.notices.rules_published)).toBeVisible();
      await month.reserveArea(phone, AREA, texts);
      await month.readRules(phone, words.rules, texts);
      await month.askWhatIsDue(phone, words.question, texts);

      const personal = [email, rental.leaseId, words.leak.title, noticeId, REFERENCE];
      const before = await readStorages(phone);
      for (const trace of [rental.leaseId, email]) expect(before).toContain(trace);
      await month.signOut(phone, texts);
      const after = await readStorages(phone);
      for (const trace of [...personal, 'access_token', 'storage/v1']) expect(after).not.toContain(trace);
    });
  });
}
