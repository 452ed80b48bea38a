import { describe, expect, it } from 'vitest';
import { tenantRental as en } from '#src/i18n/dictionaries/leasing/tenant-rental.en.ts';
import { tenantRental as es } from '#src/i18n/dictionaries/leasing/tenant-rental.es.ts';
import { lateFeeSentences } from './late-fee-words.ts';

const none = {
  currency: 'DOP',
  lateFeeKind: 'none',
  lateFeeMinor: null,
  lateFeeBasisPoints: null,
  lateFeeCapMinor: null,
  lateFeeGraceDays: 3,
} as const;

describe('lateFeeSentences', () => {
  it('says that there is none', () => {
    expect(lateFeeSentences(none, en, 'en')).toEqual(['Your lease has no late fee.']);
  });
  it('tells a fixed fee and its grace days', () => {
    const fixed = { ...none, lateFeeKind: 'fixed', lateFeeMinor: 150000 } as const;
    expect(lateFeeSentences(fixed, es, 'es')).toEqual([
      'Se carga una mora de RD$1,500.00, una sola vez, a cada alquiler atrasado.',
      'Tiene 3 días de gracia después del vencimiento.',
    ]);
  });
  it('tells a percentage with its limit', () => {
    const percent = {
      ...none,
      lateFeeKind: 'percent_of_outstanding',
      lateFeeBasisPoints: 525,
      lateFeeCapMinor: 500000,
      lateFeeGraceDays: 0,
    } as const;
    expect(lateFeeSentences(percent, en, 'en')).toEqual([
      'A fee of 5.25% of the amount still owed is added once to each late rent.',
      'It’s never more than RD$5,000.00.',
      'It applies from the day after rent is due.',
    ]);
  });
});
