import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { languagesInTurn } from '#tests/support/languages.ts';
import { sharePaper } from '#tests/support/papers.ts';
import { type Client, made, signInDemo } from '#tests/support/rental.ts';
import { type ScreenTexts, textsOf } from '#tests/support/texts.ts';

const PHONE_WIDTH = 360;

/** What the demo's tenant has of each thing, read as that tenant through the API. */
async function factsOf(client: Client, language: Language) {
  const newest = { ascending: false };
  const one = <Row extends object>(rows: readonly Row[]): Row => rows[0] as Row;
  const [leases, payments, requests, conversations, notices, posts] = await Promise.all([
    made(client.from('leases_list').select('property_name, unit_label').limit(1)),
    made(client.from('payments_list').select('amount_minor, currency').order('paid_on', newest).limit(1)),
    made(client.from('maintenance_list').select('title').order('created_at', newest).limit(1)),
    made(client.from('conversations_list').select('subject').order('last_message_at', newest).limit(1)),
    made(client.rpc('my_notices')),
    made(client.from('community_posts').select('body').eq('kind', 'board').limit(1)),
  ]);
  const { property_name: property, unit_label: unit } = one(leases);
  const payment = one(payments);
  const notice = [...notices].sort((a, b) => b.publish_at.localeCompare(a.publish_at))[0];
  const own = language === 'es' ? notice?.title_es : notice?.title_en;
  return {
    place: { property: property ?? '', unit: unit ?? '' },
    paid: formatMoney(payment.amount_minor ?? 0, payment.currency ?? 'DOP', language),
    repair: one(requests).title ?? '',
    subject: one(conversations).subject ?? '',
    notice: own || notice?.title_es || notice?.title_en || '',
    post: one(posts).body,
  };
}

const titleOfGuide = (language: Language, name: string) =>
  /^title: (.+)$/m.exec(readFileSync(`src/content/guides/${language}/${name}.md`, 'utf8'))?.[1] ?? '';

/** The twelve pages of the tenant's area, each with something of its own that only its data or its words can show. */
function pagesOf(
  { account, assistant, tenantRental, tenant, notices }: ScreenTexts,
  facts: Awaited<ReturnType<typeof factsOf>>,
  { email, paper, language }: { email: string; paper: string; language: Language },
): Record<string, (page: Page) => Promise<void>> {
  const shows = (words: string) => async (page: Page) => {
    expect(words).not.toBe('');
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  };
  return {
    '/': async (page) => {
      const due = page.getByRole('region', { name: tenant.home.toPay });
      await expect(due.or(page.getByText(tenant.home.clear)).first()).toBeVisible();
      await expect(page.getByRole('region', { name: notices.tenant.latest })).toContainText(facts.notice);
    },
    '/profile': (page) => expect(page.getByLabel(account.profile.personal.fullName)).toHaveValue(/\p{L}{2}/u),
    '/property': async (page) => {
      await expect(page.getByRole('heading', { name: tenantRental.terms })).toBeVisible();
      await expect(page.getByRole('link', { name: /911/ }).first()).toHaveAttribute('href', 'tel:911');
      await shows(facts.place.unit)(page);
    },
    '/settings': async (page) => {
      await shows(account.settings.notifications.events.parcel_waiting)(page);
      await shows(email)(page);
    },
    '/documents': shows(paper),
    '/payments': shows(facts.paid),
    '/maintenance': shows(facts.repair),
    '/messages': shows(facts.subject),
    '/notices': shows(facts.notice),
    '/community': shows(facts.post),
    '/help': shows(titleOfGuide(language, 'deposit')),
    '/ai-assistant': async (page) => {
      await shows(assistant.description({ place: tenant.place(facts.place) }))(page);
      await expect(page.getByRole('button', { name: assistant.examples[0] })).toBeVisible();
    },
  };
}

for (const language of languagesInTurn(import.meta.url)) {
  test(`each of the tenant's twelve pages shows what is the tenant's, at 360 px (${language})`, async ({
    open,
    baseURL,
  }) => {
    const tenant = await signInDemo(baseURL, 'tenant');
    const facts = await factsOf(tenant.client, language);
    const { client: owner } = await signInDemo(baseURL, 'owner');
    const paper = await sharePaper(owner, tenant.client, `Póliza ${randomUUID().slice(0, 8)}.pdf`);
    const pages = pagesOf(await textsOf(language), facts, { email: tenant.email, paper, language });
    expect(Object.keys(pages)).toHaveLength(12);
    const page = await open({ language, width: PHONE_WIDTH, session: tenant.session });
    for (const [path, check] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(`/tenant-dashboard${path}`);
        await expectLoaded(page);
        await check(page);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(PHONE_WIDTH);
      });
    }
  });
}
