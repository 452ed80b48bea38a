import { describe, expect, it } from 'vitest';
import { rentCharges } from '#src/domain/money/rent-schedule.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/language.ts';
import { landingSchema } from './landing-schema.ts';
import { entry } from './read-content.test-support.ts';

const RENT_MINOR = 3_000_000;

describe.each(languages)('the landing page in %s, whose figures anybody may check', (language) => {
  const { proration, ledger } = landingSchema.parse(entry('landing', language)).proofs;
  const [first] = rentCharges(
    {
      startsOn: '2027-03-15',
      endsOn: null,
      openEnded: true,
      rentSteps: [{ startsOn: '2027-03-15', amountMinor: RENT_MINOR }],
      dueDay: 5,
      prorationMethod: 'calendar_month',
    },
    '2027-03',
    '2027-03',
  );
  const partMinor = first?.amountMinor ?? 0;
  const money = (amountMinor: number) => formatMoney(amountMinor, 'DOP', language);

  it('prorates as the product does', () => {
    expect(partMinor).toBe(1_645_161);
    expect(proration.lines.map(({ value }) => value)).toEqual([money(partMinor), money(RENT_MINOR)]);
    expect(proration.total.value).toBe(money(partMinor + RENT_MINOR));
  });

  it('posts what was paid, twice, to a sum of zero', () => {
    const paid = money(partMinor + RENT_MINOR).replace('RD$', '');
    expect(ledger.lines.map(({ value }) => value)).toEqual([paid, `−${paid}`]);
    expect(ledger.total.value).toBe('0.00');
  });
});
