import * as v from 'valibot';
import type { UnitFields } from '#src/data/portfolio/units/mutations.ts';
import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { type CurrencyCode, currencyCodes, unitUses } from '#src/domain/foundation/enums.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';

/** The column's bound: nine digits, two of them decimals. */
const LARGEST_AREA_M2 = 9_999_999;

const between = (least: number, most: number, message: string) =>
  v.nullable(v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message)));

export const unitSchema = v.object({
  propertyId: v.pipe(v.nullable(v.string(), ''), v.nonEmpty('required')),
  label: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'labelLong')),
  unitUse: v.picklist(unitUses, 'required'),
  bedrooms: v.nullable(
    v.pipe(
      v.number('countRange'),
      v.integer('countRange'),
      v.minValue(0, 'countRange'),
      v.maxValue(50, 'countRange'),
    ),
  ),
  bathrooms: between(0, 50, 'bathroomRange'),
  areaM2: between(0.01, LARGEST_AREA_M2, 'areaRange'),
  marketRentCurrency: v.picklist(currencyCodes, 'required'),
  marketRentMinor: between(0, MAX_AMOUNT_MINOR, 'amountInvalid'),
});

export type UnitInput = v.InferInput<typeof unitSchema>;
export type UnitValues = v.InferOutput<typeof unitSchema> & UnitFields;

/** What the form starts with: the unit, or an empty one in the property (when that is known already). */
export function unitDefaults(
  unit: Unit | null,
  propertyId: string | undefined,
  usual: CurrencyCode,
): UnitInput {
  return {
    propertyId: unit?.propertyId ?? propertyId ?? null,
    label: unit?.label ?? '',
    unitUse: unit?.unitUse ?? 'dwelling',
    bedrooms: unit?.bedrooms ?? null,
    bathrooms: unit?.bathrooms ?? null,
    areaM2: unit?.areaM2 ?? null,
    marketRentCurrency: unit?.marketRentCurrency ?? usual,
    marketRentMinor: unit?.marketRentMinor ?? null,
  };
}
