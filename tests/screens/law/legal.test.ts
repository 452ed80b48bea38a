import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { wordsOf } from '#tests/support/texts.ts';

test('an article is found by a word without its accent, with its source and without a lawyer', async () => {
  const text = await wordsOf('lawLibrary', 'es');
  const screen = await openScreen('/owner-dashboard/legal?part=library', { width: 360 });
  await screen.getByRole('searchbox', { name: text.search }).fill('deposito banco');
  await expect
    .element(screen.getByRole('heading', { level: 2, name: text.articles.deposit_bank.title }))
    .toBeVisible();
  await expect.element(screen.getByText(text.found({ count: 1 }))).toBeVisible();
  await expect.element(screen.getByText('Ley 85-25, art. 15')).toBeVisible();
  await expect.element(screen.getByText(text.information)).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a repealed law says since when and by what it is', async () => {
  const text = await wordsOf('lawLibrary', 'en');
  const screen = await openScreen('/owner-dashboard/legal?part=library&q=law%2017-88', { language: 'en' });
  await expect.element(screen.getByText(text.badge.repealed, { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText(text.repealed({ until: 'August 13, 2025', law: 'Ley 85-25', article: '57' })))
    .toBeVisible();
});

test('a law whose day nobody checked gives none, and says so', async () => {
  const text = await wordsOf('lawLibrary', 'es');
  const screen = await openScreen('/owner-dashboard/legal?part=library&q=139-97');
  await expect.element(screen.getByText(text.sinceUnknown)).toBeVisible();
  await expect.element(screen.getByText(text.neverReviewed, { exact: false })).toBeVisible();
  await expect.element(screen.getByText(/\b(19|20)\d\d\b/)).not.toBeInTheDocument();
});

test('a search without a result says so', async () => {
  const text = await wordsOf('lawLibrary', 'en');
  const screen = await openScreen('/owner-dashboard/legal?part=library&q=zzz', { language: 'en' });
  await expect.element(screen.getByText(text.noneText)).toBeVisible();
});

test('a date is counted with its arithmetic, and what is missing is named until then', async () => {
  const text = await wordsOf('legalPeriods', 'en');
  const screen = await openScreen('/owner-dashboard/legal?part=dates', { language: 'en' });
  await expect
    .element(screen.getByText(text.refusals.fact_missing({ fact: text.facts.term_end, from: '', to: '' })))
    .toBeVisible();
  await screen.getByLabelText(text.facts.term_end).fill('2027-06-30');
  await expect.element(screen.getByText('April 1, 2027', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Ley 85-25, art. 31', { exact: false })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        text.steps.counted({ days: 90, date: 'June 29, 2027', isBusiness: false, isBackwards: true }),
      ),
    )
    .toBeVisible();
  await expectAccessible();
});

test('a last day that is a holiday says which, and by when to act', async () => {
  const text = await wordsOf('legalPeriods', 'es');
  const screen = await openScreen('/owner-dashboard/legal?part=dates');
  await screen.getByLabelText(text.period).selectOptions('retention_reasons');
  await screen.getByLabelText(text.facts.unit_returned).fill('2026-12-20');
  await expect
    .element(
      screen.getByText(
        text.steps.rests({
          from: '25 de diciembre de 2026',
          reason: 'Día de Navidad',
          date: '24 de diciembre de 2026',
        }),
      ),
    )
    .toBeVisible();
});

test('a day on which the law was not in force gets no date', async () => {
  const text = await wordsOf('legalPeriods', 'en');
  const screen = await openScreen('/owner-dashboard/legal?part=dates', { language: 'en' });
  await screen.getByLabelText(text.facts.term_end).fill('2025-01-31');
  await expect
    .element(screen.getByText(text.refusals.not_in_force({ fact: '', from: 'August 14, 2025', to: '' })))
    .toBeVisible();
});

test('pasted clauses are checked: the clause, the article and what to write instead', async () => {
  const text = await wordsOf('lawCheck', 'es');
  const screen = await openScreen('/owner-dashboard/legal?part=check', { theme: 'dark' });
  await screen.getByLabelText(text.isWhole).click();
  await screen
    .getByLabelText(text.input)
    .fill('El alquiler vence el día 5. El depósito es de cuatro meses de alquiler.');
  await expect.element(screen.getByText(text.result({ count: 1 }))).toBeVisible();
  await expect.element(screen.getByText(text.findings.deposit_above_cap.title)).toBeVisible();
  await expect
    .element(screen.getByRole('blockquote'))
    .toHaveTextContent('El depósito es de cuatro meses de alquiler.');
  await expect.element(screen.getByText('Ley 85-25, art. 13')).toBeVisible();
  await expectAccessible();
  // A shop has no limit.
  await screen.getByLabelText(text.use).selectOptions('commercial');
  await expect.element(screen.getByText(text.result({ count: 0 }))).toBeVisible();
});

test('of a whole contract what is missing is named, too', async () => {
  const text = await wordsOf('lawCheck', 'en');
  const screen = await openScreen('/owner-dashboard/legal?part=check', { language: 'en' });
  await screen.getByLabelText(text.input).fill('Anything else is governed by Ley 4314.');
  await expect.element(screen.getByText(text.result({ count: 10 }))).toBeVisible();
  await expect.element(screen.getByText(text.datedTitle({ law: 'Ley 4314' }))).toBeVisible();
  await expect
    .element(screen.getByText(text.missingTitle({ item: text.missing.domicile.title })))
    .toBeVisible();
});

test('tenants read the articles and count dates', async () => {
  const [tenantLaw, lawLibrary] = [await wordsOf('tenantLaw', 'es'), await wordsOf('lawLibrary', 'es')];
  const screen = await openScreen('/tenant-dashboard/law?part=library', { userType: 'tenant', width: 360 });
  await expect.element(screen.getByRole('heading', { level: 1, name: tenantLaw.title })).toBeVisible();
  await expect.element(screen.getByText(lawLibrary.articles.receipt.text)).toBeVisible();
  await expectAccessibleInBothThemes();
});
