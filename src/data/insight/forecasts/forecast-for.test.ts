import { describe, expect, it } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import {
  charged,
  materialOf,
  rentRecords,
  steadyLeases,
  TODAY,
} from '#src/domain/insight/forecasts/outlook/made-material.test-support.ts';
import { forecastFor } from './forecast-for.ts';

const leases = steadyLeases(3);
const answers: Record<string, unknown> = {
  forecast_inputs: materialOf(leases, charged(leases)),
  rent_payment_records: rentRecords(16),
};
/** A client that answers as the database would, and keeps what it was asked. */
function clientOf(given: Record<string, unknown>) {
  const asked: unknown[] = [];
  const rpc = async (name: string, values: unknown) => {
    asked.push([name, values]);
    const data = given[name];
    return data === undefined
      ? { data: null, error: { code: '42501', message: 'not_allowed' } }
      : { data, error: null };
  };
  return { asked, client: { rpc } as never };
}

describe('a forecast for who asks', () => {
  it('is made of what the client may read, in each currency', async () => {
    const { client, asked } = clientOf(answers);
    const answer = await forecastFor(client, 'o', TODAY, 'rent_income', 3);
    expect(answer).toMatchObject({ of: 'rent_income', byCurrency: [{ currency: 'DOP' }] });
    if (answer.of !== 'rent_income') throw new Error('another forecast');
    expect(answer.byCurrency[0]?.months.map(({ expectedMinor }) => expectedMinor)).toEqual([
      6_000_000, 6_000_000, 6_000_000,
    ]);
    expect(asked).toEqual([['forecast_inputs', { p_organization_id: 'o' }]]);
  });

  it.each(['cash', 'maintenance_cost', 'vacancy', 'late_payment'] as const)('is there for %s', async (of) => {
    expect(await forecastFor(clientOf(answers).client, 'o', TODAY, of, 12)).toMatchObject({ of });
  });

  it('has nothing in it for who may read nothing', async () => {
    const empty = { months: [], cash: [], collections: [], bills: [], leases: [], units: [] };
    const { client } = clientOf({ forecast_inputs: empty, rent_payment_records: [] });
    expect(await forecastFor(client, 'o', TODAY, 'cash', 12)).toEqual({ of: 'cash', byCurrency: [] });
    expect(await forecastFor(client, 'o', TODAY, 'late_payment', 12)).toMatchObject({ late: { leases: [] } });
  });

  it('fails as the database refused', async () => {
    await expect(forecastFor(clientOf({}).client, 'o', TODAY, 'cash', 12)).rejects.toBeInstanceOf(AppError);
  });
});
