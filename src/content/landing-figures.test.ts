import { describe, expect, it } from 'vitest';
import { rentCharges } from '#src/domain/money/rent-schedule.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/language.ts';
import { landingSchema } from './landing-schema.ts';
import { entry } from './read-content.test-support.ts';

const RENT_MINOR = 3_000_000;

describe.each(languages)('the landing page in %s, whose figures anybody may check', (language) => {
  const { points } = landingSchema.parse(entry('landing', language)).trust;
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
  const money = (amountMinor: number) => formatMoney(amountMinor, 'DOP', language);

  it('prorates as the product does', () => {
    expect(first?.amountMinor).toBe(1_645_161);
    const example = points.filter((point) => point.includes('17'));
    expect(example).toHaveLength(1);
    expect(example[0]).toContain(money(RENT_MINOR).replace('.00', ''));
    expect(example[0]).toContain(money(first?.amountMinor ?? 0));
  });
});
