import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { LEASE_ID } from '#tests/screens/fixtures/leasing.ts';
import { answerNewLease, openNewLease, openTerms, UNIT } from '#tests/screens/fixtures/new-lease.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { row } from '#tests/screens/harness/fixtures.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';

const [FIRST, LAST, NEXT] = ['2026-01-01', '2026-12-31', '2027-01-01'];
/** The unit is let this year. */
const TAKEN = row('leases', {
  unit_id: UNIT.id ?? '',
  status: 'active',
  starts_on: FIRST,
  occupies: `[${FIRST},${NEXT})`,
});
const overlap = (language: 'es' | 'en', from: string, to: string) => ({
  from: formatDate(from, language, 'long'),
  to: formatDate(to, language, 'long'),
});

describe('the days of a new lease', () => {
  test('begin after the lease in force; days that are taken are refused where they are written', async () => {
    answerNewLease([TAKEN]);
    const { screen, form, next } = await openTerms({ language: 'en' });
    const { terms, review, steps } = form;
    const starts = screen.getByLabelText(terms.startsOn);
    await expect.element(starts).toHaveValue(NEXT);
    await expect.element(screen.getByText(terms.startsAfter({ date: formatDate(LAST, 'en') }))).toBeVisible();
    await expectAccessible();
    await starts.fill(LAST);
    await screen.getByRole('button', { name: terms.year }).click();
    const sentence = terms.overlap(overlap('en', FIRST, LAST));
    await expect.element(screen.getByText(sentence).first()).toBeVisible();
    await next.click();
    await expect.element(screen.getByRole('link', { name: sentence, exact: false })).toBeVisible();
    await expect.element(starts).toHaveAccessibleDescription(sentence);
    await starts.fill('2025-12-20');
    const ends = screen.getByLabelText(terms.endsOn);
    await ends.fill(FIRST);
    await expect.element(ends).toHaveAccessibleDescription(sentence);
    await starts.fill(NEXT);
    await screen.getByRole('button', { name: terms.year }).click();
    await next.click();
    await expect.element(screen.getByRole('heading', { name: review.heading })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: review.edit({ step: steps.terms }) }))
      .toBeVisible();
    expect(server.callsOf('create_lease')).toEqual([]);
  });

  test('that somebody else takes meanwhile are refused with the dates of the other', async () => {
    answerNewLease();
    const [from, to] = ['2026-06-01', '2026-07-01'];
    server.call(
      'create_lease',
      refuse('lease_overlaps', { starts_on: from, ends_on: to, status: 'signed' }, 'conflict'),
    );
    const { screen, form, next } = await openTerms({ width: 360, theme: 'dark' });
    await next.click();
    await screen.getByRole('button', { name: form.review.create }).click();
    const sentence = form.terms.overlap(overlap('es', from, to));
    await expect.element(screen.getByText(sentence)).toBeVisible();
    server.rows('leases', [
      row('leases', {
        unit_id: UNIT.id ?? '',
        status: 'active',
        starts_on: from,
        occupies: `[${from},2026-07-02)`,
      }),
    ]);
    await screen
      .getByRole('button', { name: form.review.edit({ step: form.steps.terms }) })
      .last()
      .click();
    await expect.element(screen.getByLabelText(form.terms.endsOn)).toHaveValue('2027-05-14');
    expect(server.callsOf('create_lease')).toMatchObject([{ p_unit_id: UNIT.id, p_rent_minor: 2_000_000 }]);
  });
});

describe('what is typed of a new lease', () => {
  beforeEach(() => answerNewLease());

  test('is refused where it cannot be read, never left out', async () => {
    const { screen, words, form, next } = await openTerms({ language: 'en', width: 360 });
    const { terms, review, lateFeeText } = form;
    const { lateFees } = words.ownerCharging;
    const { percent_of_outstanding: kind } = words.common.enums.lateFeeKind;
    const deposit = screen.getByLabelText(terms.deposit, { exact: false });
    await deposit.fill('40.000');
    await screen.getByLabelText(terms.lateFee).selectOptions(kind);
    const [percent, minimum, grace] = [lateFees.percent, lateFees.minimum, lateFees.grace].map((label) =>
      screen.getByLabelText(label, { exact: false }),
    ) as [typeof deposit, typeof deposit, typeof deposit];
    await percent.fill('1,500.5');
    await minimum.fill('mil');
    await grace.fill('3 días');
    await next.click();
    await expect.element(deposit).toHaveAccessibleDescription(expect.stringContaining('25,000.00'));
    await expect.element(deposit).toHaveValue('40.000');
    await expect.element(percent).toHaveAccessibleDescription(terms.percentInvalid);
    await expect.element(minimum).toHaveAccessibleDescription(terms.amountInvalid);
    await expect
      .element(grace)
      .toHaveAccessibleDescription(expect.stringContaining(words.common.form.wholeNumberInvalid));
    await expectAccessible();
    await deposit.fill('40,000');
    await percent.fill('1.5');
    await minimum.fill('');
    await grace.fill('3');
    await next.click();
    await expect.element(screen.getByRole('heading', { name: review.heading })).toBeVisible();
    await expect.element(screen.getByText('RD$40,000.00').first()).toBeVisible();
    const sentence = lateFeeText.percentOutstanding({ percent: '1.5%', days: 3 });
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  test('asks whether the deposit is held already only of a lease that has begun, and says it in the end', async () => {
    const { screen, form, next } = await openTerms({ theme: 'dark', width: 360 });
    const { terms, review } = form;
    server.call('create_lease', LEASE_ID);
    const held = screen.getByRole('checkbox', { name: terms.depositHeld, exact: false });
    await screen.getByLabelText(terms.deposit, { exact: false }).fill('40,000');
    await expect.element(held).not.toBeInTheDocument();
    await screen.getByLabelText(terms.startsOn).fill('2026-03-06');
    await expect.element(held).toBeVisible();
    await held.click();
    await expectAccessible();
    await next.click();
    const amount = formatMoney(4_000_000, 'DOP', 'es');
    await expect.element(screen.getByText(review.depositHeld({ amount }))).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: review.create }).click();
    await expect.element(screen.getByText(form.created)).toBeVisible();
    expect(server.callsOf('create_lease')).toMatchObject([
      { p_is_deposit_held: true, p_deposit_minor: 4_000_000, p_starts_on: '2026-03-06' },
    ]);
  });
});

describe('somebody who is registered', () => {
  const pedro = row('people', {
    id: LEASE_ID,
    full_name: 'Pedro Núñez',
    email: '',
    phone: '',
    user_id: null,
  });

  beforeEach(() => answerNewLease());

  test('by an address is offered, and may be somebody else', async () => {
    server.rows('people', (params) => (params.has('email') ? [pedro] : []));
    const { screen, form, next } = await openNewLease({ language: 'en' });
    const { people: text, unit } = form;
    const name = 'Pedro Núñez';
    const email = screen.getByLabelText(text.email, { exact: false });
    await email.fill('PEDRO@EXAMPLE.COM');
    // At once: what was typed last is asked for before the step is left.
    await next.click();
    await expect.element(screen.getByText(text.registeredBy.email({ name }))).toBeVisible();
    await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(text.registered));
    await expectAccessible();
    await screen.getByRole('button', { name: text.isAnother }).click();
    await expect.element(screen.getByText(text.registeredBy.email({ name }))).not.toBeInTheDocument();
    await email.fill('');
    await next.click();
    await expect.element(screen.getByRole('combobox', { name: unit.property })).toBeVisible();
  });

  test('by a document is chosen instead of written down twice', async () => {
    server.rows('people', (params) => (params.has('email') ? [] : [pedro]));
    const { screen, form, next } = await openNewLease({ width: 360 });
    const { people: text, unit } = form;
    const name = 'Pedro Núñez';
    await screen.getByLabelText(text.identityNumber, { exact: false }).fill('001-1234567-3');
    await expect.element(screen.getByText(text.registeredBy.identity({ name }))).toBeVisible();
    await screen.getByRole('button', { name: text.chooseRegistered({ name }) }).click();
    await expect.element(screen.getByRole('button', { name, exact: false, pressed: true })).toBeVisible();
    await next.click();
    await expect.element(screen.getByRole('combobox', { name: unit.property })).toBeVisible();
  });
});

const datesBeside = () =>
  [...document.querySelectorAll('[data-date]')].map((one) => one.getAttribute('data-date'));

test('beside a date stands the order of the tables where the browser has another', async () => {
  answerNewLease([]);
  const { screen, form } = await openTerms({ language: 'en' });
  await screen.getByLabelText(form.terms.startsOn).fill('2026-03-06');
  await expect.poll(() => datesBeside()).toContain('Mar 6, 2026');
});
