import { describe, expect, it } from 'vitest';
import {
  newSettlement,
  readSettlement,
  type SettlementDraft,
  type SettlementProblem,
} from './settlement-draft.ts';

const TODAY = '2026-11-21';
const whole: SettlementDraft = { ...newSettlement(TODAY), acquirer: ' Azul ', grossMinor: 11_800_000 };

describe('a card payout', () => {
  it('begins with what is usually withheld of it, which may be typed otherwise', () => {
    expect(readSettlement(whole, TODAY)).toEqual({
      facts: {
        acquirer: 'Azul',
        reference: '',
        settledOn: TODAY,
        grossMinor: 11_800_000,
        itbisWithheldMinor: 236_000,
      },
      netMinor: 11_564_000,
      problems: [],
    });
    const typed = readSettlement({ ...whole, withheldMinor: 200_000 }, TODAY);
    expect([typed.facts.itbisWithheldMinor, typed.netMinor]).toEqual([200_000, 11_600_000]);
  });

  it.each<[SettlementProblem, Partial<SettlementDraft>]>([
    ['acquirerMissing', { acquirer: ' ' }],
    ['dayInvalid', { settledOn: '2026-11-22' }],
    ['dayInvalid', { settledOn: '' }],
    ['grossMissing', { grossMinor: null }],
    ['withheldMissing', { withheldMinor: null }],
    ['withheldMissing', { withheldMinor: Number.NaN }],
    ['withheldMissing', { withheldMinor: -1 }],
    ['withheldTooMuch', { withheldMinor: 11_800_001 }],
  ])('says %s', (problem, more) => {
    expect(readSettlement({ ...whole, ...more }, TODAY).problems).toEqual([problem]);
  });
});
