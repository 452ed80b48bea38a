import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { type AssetInput, assetDefaults, assetSchema, toAssetFields } from './asset-schema.ts';

const pump: AssetInput = {
  ...assetDefaults(null, 'DOP'),
  propertyId: 'p',
  name: ' Bomba ',
  kind: 'water_pump',
};
const check = (part: Partial<AssetInput>) => {
  const result = safeParse(assetSchema, { ...pump, ...part });
  return result.success ? 'taken' : result.issues[0].message;
};

it.each<[Partial<AssetInput>, string]>([
  [{}, 'taken'],
  [{ propertyId: null }, 'propertyMissing'],
  [{ name: '  ' }, 'nameMissing'],
  [{ kind: '' as never }, 'kindMissing'],
  [{ installedOn: '2026-02-01', warrantyUntil: '2026-01-31' }, 'warrantyEarly'],
  [{ installedOn: '2026-02-01', warrantyUntil: '2026-02-01' }, 'taken'],
  [{ warrantyUntil: '2026-02-01' }, 'taken'],
  [{ expectedLifeYears: 0 }, 'yearsInvalid'],
  [{ expectedLifeYears: 2.5 }, 'yearsInvalid'],
  [{ expectedLifeYears: Number.NaN }, 'yearsInvalid'],
  [{ costMinor: Number.NaN }, 'costInvalid'],
])('%o: %s', (part, outcome) => {
  expect(check(part)).toBe(outcome);
});

it('a cost that is not known has no currency, and days that are not known are null', () => {
  const result = safeParse(assetSchema, pump);
  expect(result.success && toAssetFields(result.output)).toMatchObject({
    ...{ name: 'Bomba', costMinor: null, costCurrency: null, installedOn: null, warrantyUntil: null },
  });
});
