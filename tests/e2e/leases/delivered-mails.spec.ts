import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { signInByForm } from '#tests/e2e/accounts/entry.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { linkMailedAbout } from '#tests/support/mailbox.ts';
import { made, makeRental, type Rental, reportPayment, today } from '#tests/support/rental.ts';
import { makeEarlierLease } from '#tests/support/second-lease.ts';
import { textsOf } from '#tests/support/texts.ts';

const AMOUNT_MINOR = 123_400;

interface Action {
  /** What the office does about a lease; answers what the page shows that the mail leads to. */
  readonly act: (rental: Rental) => Promise<string>;
  /** A part of the mail's subject. */
  readonly subject: Record<Language, string>;
  /** Where its link leads. */
  readonly address: RegExp;
}

const actions: readonly Action[] = [
  {
    async act({ owner, organizationId, leaseId }) {
      await made(
        owner.client.rpc('save_notice', {
          p_request_id: randomUUID(),
          p_organization_id: organizationId,
          p_notice_id: null as unknown as string,
          p_notice: {
            ...{ title_es: 'Sin agua', body_es: 'En {unidad}.', title_en: 'No water', body_en: 'In {unit}.' },
            ...{ audience: 'leases', lease_ids: [leaseId] },
          },
        }),
      );
      return 'Local';
    },
    subject: { es: 'Sin agua', en: 'No water' },
    address: /\/tenant-dashboard\/notices\/[-0-9a-f]{36}\/?$/,
  },
  {
    async act({ owner, leaseId }) {
      await made(
        owner.client.rpc('ask_for_document', {
          p_request_id: randomUUID(),
          p_lease_id: leaseId,
          p_name: 'Carta de trabajo',
          p_reason: '',
          p_due_on: today(),
        }),
      );
      return 'Carta de trabajo';
    },
    subject: { es: 'Le piden un documento', en: 'Document requested' },
    address: /\/tenant-dashboard\/documents\/?$/,
  },
  {
    async act(rental) {
      const { owner } = rental;
      await made(
        owner.client.rpc('confirm_payment', {
          p_request_id: randomUUID(),
          p_payment_id: await reportPayment(rental, AMOUNT_MINOR),
        }),
      );
      return formatMoney(AMOUNT_MINOR, 'DOP', 'en').replace('RD$', '');
    },
    subject: { es: 'pago', en: 'payment' },
    address: /\/tenant-dashboard\/payments\/[-0-9a-f]{36}\/?$/,
  },
];

/** The worker's timer, which takes the mail that waits to the mailbox. */
async function deliver(request: APIRequestContext, { organizationId }: Rental): Promise<void> {
  const run = await request.post(`/_local/jobs/run?organization=${organizationId}`);
  expect(run.ok()).toBe(true);
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`mails lead a tenant of two leases, who signs in, to what they are about and to its lease (${language})`, async ({
    open,
    baseURL,
    request,
  }) => {
    const texts = await textsOf(language);
    const rental = await makeRental(baseURL);
    const { tenant } = rental;
    const { id } = tenant.session.user;
    await made(
      tenant.client.from('profiles').update({ locale: language }).eq('id', id).select('id').single(),
    );
    const earlier = await makeEarlierLease(rental, `Local ${rental.unit}`);
    // A phone that nobody has signed in on.
    const page = await open({ language, width: 360 });
    const { tenancy, navigation } = texts.tenant;
    const chosen = page.getByRole('combobox', { name: tenancy.choose });
    for (const [turn, { act, subject, address }] of actions.entries()) {
      const shown = await act({ ...rental, leaseId: earlier });
      await deliver(request, rental);
      const link = await linkMailedAbout(request, tenant.email, subject[language]);
      expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin);
      await page.goto(link);
      if (turn === 0) {
        await expect(page).toHaveURL(/\/login/);
        await signInByForm(page, texts, tenant.email);
      }
      await expect(page).toHaveURL(address);
      await expectLoaded(page);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await page.getByRole('link', { name: navigation.home }).first().click();
      await expect(chosen).toHaveValue(earlier);
      // The next one leads there too, whichever lease they look at.
      await chosen.selectOption(rental.leaseId);
    }
  });
}
