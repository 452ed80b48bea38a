import * as v from 'valibot';
import type { PropertyDetail } from '#src/data/portfolio/properties/queries.ts';
import { currencyCodes, propertyTypes, unitUses } from '#src/domain/foundation/enums.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';
import { provinces } from '#src/domain/foundation/provinces.ts';
import { detailSchema } from './detail-schema.ts';
import { MOST_UNITS, repeatedLabels } from './unit-pattern.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'textLong'));
const requiredText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(most, 'textLong'));

const factEntries = {
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(120, 'nameLong')),
  propertyType: v.picklist(propertyTypes, 'required'),
  street: text(160),
  streetNumber: text(20),
  sector: text(80),
  municipality: requiredText(80),
  province: v.picklist(provinces, 'required'),
  reference: text(240),
  details: detailSchema,
};

/** The facts of a property that exists. */
export const factsSchema = v.object(factEntries);

/** A number or null. NaN stands for a text that is no number, and passes no check. */
const optionalNumber = (isAllowed: (value: number) => boolean, message: string) =>
  v.nullable(
    v.pipe(
      v.custom<number>((value) => typeof value === 'number', message),
      v.check(isAllowed, message),
    ),
  );

const unitSchema = v.object({
  label: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'labelLong')),
  unitUse: v.picklist(unitUses, 'required'),
  bedrooms: optionalNumber((count) => Number.isInteger(count) && count >= 0 && count <= 50, 'numberRange'),
  rentMinor: optionalNumber((minor) => minor >= 0 && minor <= MAX_AMOUNT_MINOR, 'rentInvalid'),
});

/** A new property with its units. Two units of one name are refused at the later one. */
export const newPropertySchema = v.pipe(
  v.object({
    ...factEntries,
    currency: v.picklist(currencyCodes, 'required'),
    units: v.pipe(v.array(unitSchema), v.maxLength(MOST_UNITS, 'textLong')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { units } = dataset.value;
    for (const key of repeatedLabels(units.map((unit) => unit.label))) {
      const unit = units[key];
      if (!unit) continue;
      addIssue({
        message: 'labelTaken',
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'units', value: units },
          { type: 'array', origin: 'value', input: units, key, value: unit },
          { type: 'object', origin: 'value', input: { ...unit }, key: 'label', value: unit.label },
        ],
      });
    }
  }),
);

export type FactsInput = v.InferInput<typeof factsSchema>;
export type NewPropertyInput = v.InferInput<typeof newPropertySchema>;
export type UnitRow = NewPropertyInput['units'][number];

/** Empty boxes; the kind and the province are chosen on purpose, not by default. */
export const noFacts = {
  name: '',
  street: '',
  streetNumber: '',
  sector: '',
  municipality: '',
  reference: '',
} satisfies Partial<FactsInput>;

const isProvince = (name: string): name is FactsInput['province'] =>
  (provinces as readonly string[]).includes(name);

/** What the form of an existing property starts with. */
export function factsOf(property: PropertyDetail): Partial<FactsInput> {
  return {
    name: property.name,
    propertyType: property.propertyType,
    street: property.street,
    streetNumber: property.streetNumber,
    sector: property.sector,
    municipality: property.municipality,
    province: isProvince(property.province) ? property.province : undefined,
    reference: property.reference,
  };
}

/** A row of the units table with nothing but its name. */
export function emptyUnit(label: string, propertyType: FactsInput['propertyType'] | undefined): UnitRow {
  return {
    label,
    unitUse: propertyType === 'commercial' ? 'commercial' : 'dwelling',
    bedrooms: null,
    rentMinor: null,
  };
}
