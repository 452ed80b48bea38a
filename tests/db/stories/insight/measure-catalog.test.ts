import { expect, it } from 'vitest';
import { measures, measuresBy } from '#src/domain/insight/measures/catalog.ts';
import { dimensionIds, type MeasureId, measureIds } from '#src/domain/insight/measures/names.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

interface Kept {
  measure: MeasureId;
  permission: string;
  is_as_of: boolean;
  is_by_period: boolean;
  is_money: boolean;
  is_ratio: boolean;
  dimensions: string[];
}

it('says of each measure what the database says', async () => {
  const kept = await database.sql<Kept[]>`select * from private.measure_catalog()`;
  expect(
    kept
      .map((one) => ({ ...one, dimensions: one.dimensions.toSorted() }))
      .sort((a, b) => (a.measure < b.measure ? -1 : 1)),
  ).toMatchObject(
    measureIds.toSorted().map((measure) => {
      const { permission, of, isByPeriod, hasCurrency, isRatio, dimensions } = measures[measure];
      return {
        measure,
        permission,
        is_as_of: of === 'day',
        is_by_period: isByPeriod,
        is_money: hasCurrency,
        is_ratio: isRatio,
        dimensions: dimensions.toSorted(),
      };
    }),
  );
});

it('has a measure for every dimension', () => {
  expect(dimensionIds.filter((dimension) => measuresBy(dimension).length === 0)).toEqual([]);
});
