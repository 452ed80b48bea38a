import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { noFinances } from '#src/data/portfolio/properties/facts.ts';
import { type DetailInput, detailSchema, detailsOf, emptyOwner, savedDetails } from './detail-schema.ts';

const empty = detailsOf({}, noFinances, [], 'DOP');
const problems = (part: Partial<DetailInput>) => {
  const result = v.safeParse(detailSchema, { ...empty, ...part });
  return (result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
};
const owner = (sharePercent: number | null, part = {}) => ({
  ...emptyOwner,
  fullName: 'Ana Reyes',
  sharePercent,
  ...part,
});

describe('detailSchema', () => {
  it('takes nothing at all', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    [{ owners: [owner(60), owner(30)] }, 'owners', 'sharesDiffer'],
    [{ owners: [owner(null)] }, 'owners.0.sharePercent', 'shareInvalid'],
    [{ owners: [owner(33.333)] }, 'owners.0.sharePercent', 'shareInvalid'],
    [{ owners: [owner(100, { fullName: ' ' })] }, 'owners.0.fullName', 'required'],
    [{ owners: [owner(100, { identityNumber: '001' })] }, 'owners.0.identityType', 'identityTypeMissing'],
    [
      { owners: [owner(100, { identityType: 'cedula', identityNumber: '001' })] },
      'owners.0.identityNumber',
      'identityMalformed',
    ],
    [{ valuedOn: '2026-01-01' }, 'valueMinor', 'valueMissing'],
    [{ closingCostsMinor: 5 }, 'purchaseMinor', 'purchaseMissing'],
    [{ purchasedOn: '2026-01-01' }, 'purchaseMinor', 'purchaseMissing'],
    [{ valueMinor: Number.NaN }, 'valueMinor', 'amountInvalid'],
    [{ condominiumPhone: '809' }, 'condominiumPhone', 'phoneInvalid'],
    [{ condominiumEmail: 'ana' }, 'condominiumEmail', 'emailInvalid'],
  ])('refuses %j at %s: %s', (part, path, message) => {
    expect(problems(part as Partial<DetailInput>)).toEqual([[path, message]]);
  });

  it('takes thirds, whose shares are not equal', () => {
    expect(problems({ owners: [owner(33.34), owner(33.33), owner(33.33)] })).toEqual([]);
  });
});

describe('savedDetails', () => {
  it('keeps numbers as they are stored, and no fee outside a condominium', () => {
    const saved = savedDetails({
      ...empty,
      condominiumPhone: '809-555-1234',
      condominiumFeeMinor: 5,
      owners: [owner(100, { identityType: 'cedula', identityNumber: '001-1391820-5' })],
    });
    expect(saved.condominium.condominiumPhone).toBe('+18095551234');
    expect(saved.finances.condominiumFeeMinor).toBeNull();
    expect(saved.owners).toEqual([
      {
        fullName: 'Ana Reyes',
        identityType: 'cedula',
        identityNumber: '00113918205',
        shareBasisPoints: 10_000,
      },
    ]);
  });

  it('gives back what was stored', () => {
    const owners = [
      {
        fullName: 'Ana',
        identityType: 'cedula' as const,
        identityNumber: '00113918205',
        shareBasisPoints: 2500,
      },
      { fullName: 'Luis', identityType: null, identityNumber: '', shareBasisPoints: 7500 },
    ];
    const finances = {
      ...noFinances,
      valueMinor: 5,
      valueCurrency: 'USD' as const,
      valuedOn: '2026-01-01',
    };
    const saved = savedDetails(detailsOf({ inCondominium: true }, finances, owners, 'DOP'));
    expect(saved.owners).toEqual(owners);
    expect(saved.finances).toMatchObject({ valueMinor: 5, valueCurrency: 'USD', valuedOn: '2026-01-01' });
    expect(saved.condominium.inCondominium).toBe(true);
  });
});
