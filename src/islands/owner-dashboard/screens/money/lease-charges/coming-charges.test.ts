import { describe, expect, it } from 'vitest';
import { comingCharges } from './coming-charges.ts';

const today = '2026-11-21';
const lease = {
  status: 'active',
  startsOn: '2026-01-15',
  endsOn: '2027-01-14',
  endedOn: null,
  billFrom: '2026-01-15',
  chargedThrough: '2026-11-30',
  dueDay: 5,
  prorationMethod: 'calendar_month',
} as const;
const steps = [{ startsOn: '2026-01-15', rentMinor: 3100000 }];

describe('comingCharges', () => {
  it('goes on after what is charged and prorates the last month', () => {
    expect(comingCharges(lease, steps, today)).toEqual([
      { periodStart: '2026-12-01', periodEnd: '2026-12-31', dueOn: '2026-12-05', amountMinor: 3100000 },
      { periodStart: '2027-01-01', periodEnd: '2027-01-14', dueOn: '2027-01-05', amountMinor: 1400000 },
    ]);
  });

  it('has no end while it runs on from month to month', () => {
    const months = comingCharges({ ...lease, status: 'month_to_month' }, steps, today);
    expect(months.map((charge) => charge.periodStart)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
    expect(months.every((charge) => charge.amountMinor === 3100000)).toBe(true);
  });

  it('begins at the start of a lease that is to come, at the rent of that day', () => {
    const next = { ...lease, status: 'signed', billFrom: '2026-12-16', chargedThrough: null } as const;
    const raised = [...steps, { startsOn: '2027-01-01', rentMinor: 6200000 }];
    expect(comingCharges(next, raised, today)[0]).toMatchObject({
      periodStart: '2026-12-16',
      dueOn: '2026-12-16',
      amountMinor: 1600000,
    });
  });

  it('is empty for a closed lease and for one that is charged to its end', () => {
    expect(comingCharges({ ...lease, status: 'ended' }, steps, today)).toEqual([]);
    expect(comingCharges({ ...lease, chargedThrough: '2027-01-14' }, steps, today)).toEqual([]);
  });
});
