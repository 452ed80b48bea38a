import * as v from 'valibot';
import type { Asset, AssetFields } from '#src/data/maintenance/assets.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { type AssetKind, assetKinds } from '#src/domain/maintenance/maintenance-enums.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
/** A whole number of years or null; NaN is a text that is no number. */
const years = v.nullable(
  v.pipe(
    v.custom<number>((value) => typeof value === 'number', 'yearsInvalid'),
    v.check((value) => Number.isInteger(value) && value >= 1 && value <= 100, 'yearsInvalid'),
  ),
);
const cost = v.nullable(
  v.pipe(
    v.custom<number>((value) => typeof value === 'number', 'costInvalid'),
    v.check((value) => value >= 0, 'costInvalid'),
  ),
);

/** Equipment, as typed; messages are keys of `assets.problems`. */
export const assetSchema = v.pipe(
  v.object({
    propertyId: v.pipe(v.nullable(v.string()), v.string('propertyMissing')),
    unitId: v.nullable(v.string()),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameMissing'), v.maxLength(120)),
    kind: v.picklist(assetKinds, 'kindMissing'),
    maker: text(80),
    model: text(80),
    serialNumber: text(80),
    installedOn: v.string(),
    warrantyUntil: v.string(),
    expectedLifeYears: years,
    costMinor: cost,
    costCurrency: v.picklist(currencyCodes),
    note: text(1000),
  }),
  v.forward(
    v.check(
      ({ installedOn, warrantyUntil }) =>
        installedOn === '' || warrantyUntil === '' || warrantyUntil >= installedOn,
      'warrantyEarly',
    ),
    ['warrantyUntil'],
  ),
);
export type AssetInput = v.InferInput<typeof assetSchema>;
export type AssetValues = v.InferOutput<typeof assetSchema>;

export const assetDefaults = (asset: Asset | null, currency: CurrencyCode): AssetInput => ({
  propertyId: asset?.propertyId ?? null,
  unitId: asset?.unitId ?? null,
  name: asset?.name ?? '',
  kind: asset?.kind ?? ('' as AssetKind),
  maker: asset?.maker ?? '',
  model: asset?.model ?? '',
  serialNumber: asset?.serialNumber ?? '',
  installedOn: asset?.installedOn ?? '',
  warrantyUntil: asset?.warrantyUntil ?? '',
  expectedLifeYears: asset?.expectedLifeYears ?? null,
  costMinor: asset?.costMinor ?? null,
  costCurrency: asset?.costCurrency ?? currency,
  note: asset?.note ?? '',
});

export const toAssetFields = (values: AssetValues): AssetFields => ({
  ...values,
  installedOn: values.installedOn || null,
  warrantyUntil: values.warrantyUntil || null,
  costCurrency: values.costMinor === null ? null : values.costCurrency,
});
