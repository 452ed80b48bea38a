import { describe, expect, it } from 'vitest';
import { isOwnPurchaseNumber, typeOfOwnPurchase, withheldOfPurchase } from './own-purchase.ts';

describe('a receipt for one’s own purchase', () => {
  it('is known by its type', () => {
    const own = ['B1100000001', 'B1300000001', 'E410000000001', 'E430000000001'];
    expect(own.filter(isOwnPurchaseNumber)).toEqual(own);
    const others = ['B0100000011', 'B1700000001', 'E310000000041', 'E470000000001', ''];
    expect(others.filter(isOwnPurchaseNumber)).toEqual([]);
    expect(typeOfOwnPurchase('B', 'purchases')).toBe('B11');
    expect(typeOfOwnPurchase('E', 'minor_expenses')).toBe('E43');
  });

  it('suggests all of the ITBIS and the day’s income tax of the services, nothing of goods', () => {
    expect(withheldOfPurchase({ servicesMinor: 1_000_000, itbisMinor: 180_000 }, '2026-11-25')).toEqual({
      itbisMinor: 180_000,
      isrMinor: 150_000,
      isrKind: '2',
    });
    const before = withheldOfPurchase({ servicesMinor: 1_000_000, itbisMinor: 0 }, '2026-06-30');
    expect(before.isrMinor).toBe(100_000);
    expect(withheldOfPurchase({ servicesMinor: 0, itbisMinor: 9_000 }, '2026-11-25')).toEqual({
      itbisMinor: 9_000,
      isrMinor: 0,
      isrKind: null,
    });
  });
});
