import fc from 'fast-check';
import { currencyCodes } from '../foundation/enums.ts';
import type { Portfolio } from './analyzer.ts';
import { numberFields } from './analyzer-fields.ts';

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const counted = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: min / 100, max: max / 100 });

/** Any portfolio that the form can describe. */
export const anyPortfolio: fc.Arbitrary<Portfolio> = fc.record({
  currency: fc.constantFrom(...currencyCodes),
  propertyCount: counted(numberFields.propertyCount),
  unitsPerProperty: counted(numberFields.unitsPerProperty),
  rentMinor: within(numberFields.rent),
  hoursHundredths: within(numberFields.hours),
  hourValueMinor: within(numberFields.hourValue),
  reachBasisPoints: within(numberFields.reach),
  timeSavedBasisPoints: within(numberFields.timeSaved),
  maintenanceBasisPoints: within(numberFields.maintenance),
  maintenanceSavedBasisPoints: within(numberFields.maintenanceSaved),
  turnoversHundredths: within(numberFields.turnovers),
  vacancyDaysHundredths: within(numberFields.vacancyDays),
  softwareMinor: within(numberFields.software),
  uncertaintyBasisPoints: within(numberFields.uncertainty),
});

/** The worked example of docs/analyzer.md. */
export const workedExample: Portfolio = {
  currency: 'DOP',
  propertyCount: 12,
  unitsPerProperty: 1,
  rentMinor: 2_500_000,
  hoursHundredths: 1_000,
  hourValueMinor: 45_000,
  reachBasisPoints: 8_000,
  timeSavedBasisPoints: 4_000,
  maintenanceBasisPoints: 800,
  maintenanceSavedBasisPoints: 600,
  turnoversHundredths: 40,
  vacancyDaysHundredths: 400,
  softwareMinor: 119_000,
  uncertaintyBasisPoints: 4_000,
};
