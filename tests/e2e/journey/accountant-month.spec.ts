import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import * as books from './accountant-books.ts';
import * as desk from './accountant-desk.ts';
import { approveWaitingBill, BANK_NAME, makeAccountantPlace, tryForbidden } from './accountant-place.ts';
import { makeAccountantPlan } from './accountant-plan.ts';

for (const language of languagesInTurn(import.meta.url)) {
  test.describe(`the accountant's month (${language})`, () => {
    // An entry of a closed month is tried on purpose.
    test.use({ expectedErrors: [/status of 400 .*post_journal_entry/] });

    test(`from a vendor's bill to the closed month, by an accountant of the team (${language})`, async ({
      open,
      request,
      baseURL,
    }) => {
      const plan = makeAccountantPlan(language);
      const place = await makeAccountantPlace(baseURL, request, plan);
      const own = await desk.deskOf(await open({ language }), plan);

      await desk.arrive(own, place.accountant);
      await desk.findNoForeignActions(own, place.tenant.name);
      expect(await tryForbidden(place)).toEqual({
        signsOnPaper: 'not_found',
        lets: 'not_found',
        invites: 'not_allowed',
        promotes: 'not_allowed',
        raisesLimit: 'not_allowed',
        changesTaxId: 'not_allowed',
      });

      await books.readFirstResult(own);
      await desk.enterBill(own);
      await approveWaitingBill(place);
      await desk.payBill(own);
      await desk.reconcileBank(own, BANK_NAME);

      await books.make606(own);
      await books.readReturns(own);
      await books.readStatements(own);
      await books.readDeposits(own, place.newTenant);
      await books.exportJournal(own);
      await books.closeMonth(own);
    });
  });
}
