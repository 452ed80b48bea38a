import { expect, it } from 'vitest';
import { upkeepByKind, upkeepByPlace } from './upkeep-costs.ts';

const tower = { propertyId: 'p', propertyName: 'Torre', unitId: null, unitLabel: null };
const flat = { ...tower, unitId: 'u', unitLabel: '1-A' };
const count = { requestCount: 2, completedCount: 1, hoursToResolve: 10 };

it('puts costs and requests of a place into one line, by currency, with the average of what is completed', () => {
  const lines = upkeepByPlace(
    [
      { ...tower, currency: 'DOP', amountMinor: 500 },
      { ...flat, currency: 'DOP', amountMinor: 100 },
      { ...flat, currency: 'DOP', amountMinor: 200 },
      { ...flat, currency: 'USD', amountMinor: 7 },
    ],
    [
      { ...flat, ...count },
      { ...flat, requestCount: 3, completedCount: 3, hoursToResolve: 2 },
    ],
  );
  expect(lines).toMatchObject([
    {
      unitLabel: null,
      amounts: [{ currency: 'DOP', amountMinor: 500 }],
      requestCount: 0,
      averageHours: null,
    },
    {
      unitLabel: '1-A',
      amounts: [
        { currency: 'DOP', amountMinor: 300 },
        { currency: 'USD', amountMinor: 7 },
      ],
      ...{ requestCount: 5, completedCount: 4, averageHours: 3 },
    },
  ]);
});

it('has a line for a place with requests alone, and none of amounts that come to nothing', () => {
  const [line] = upkeepByPlace(
    [
      { ...tower, currency: 'DOP', amountMinor: 500 },
      { ...tower, currency: 'DOP', amountMinor: -500 },
    ],
    [{ ...tower, ...count }],
  );
  expect(line).toMatchObject({ amounts: [], requestCount: 2, averageHours: 10 });
});

it('sums requests by what was broken, over all places', () => {
  const plumbing = { ...count, category: 'plumbing' };
  expect(
    upkeepByKind([plumbing, { ...plumbing, hoursToResolve: 20 }, { ...plumbing, category: 'pests' }]),
  ).toEqual([
    { category: 'plumbing', requestCount: 4, completedCount: 2, averageHours: 15 },
    { category: 'pests', requestCount: 2, completedCount: 1, averageHours: 10 },
  ]);
});
