import type { ForecastAnswer, ForecastSubject } from '#src/data/insight/forecasts/forecast-for.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { amount, answerOf } from './answer.ts';
import type { MemberRunner } from './reader.ts';

const MONTHS = 3;
type Line = Readonly<Record<string, Cell>>;

/** What may come, a row for each month, unit or lease; no row for what there is not enough data for. */
export const forecast: MemberRunner = async ({ client, organizationId, reader, arguments: values }) => {
  const of = values.of as ForecastSubject;
  const months = typeof values.months === 'number' ? values.months : MONTHS;
  // Many times the code of all other tools.
  const { forecastFor } = await import('#src/data/insight/forecasts/forecast-for.ts');
  const found = await forecastFor(client, organizationId, reader.today, of, months);
  return answerOf(linesOf(found), ['/predictive-analytics']);
};

/** Basis points in percent. */
const percent = (basisPoints: number) => Math.round(basisPoints / 10) / 10;

function linesOf(found: ForecastAnswer): readonly Line[] {
  switch (found.of) {
    case 'rent_income':
      return found.byCurrency.flatMap(({ currency, months }) =>
        months.map((one) => monthLine(one.month, currency, one.expectedMinor, one.lowMinor, one.highMinor)),
      );
    case 'maintenance_cost':
      return found.byCurrency.flatMap(({ currency, forecast: { months } }) =>
        months.flatMap((one) =>
          one.isKnown ? [monthLine(one.month, currency, one.expectedMinor, one.lowMinor, one.highMinor)] : [],
        ),
      );
    case 'cash':
      return found.byCurrency.flatMap(({ currency, forecast: known }) =>
        known.isKnown
          ? known.months.map((one) =>
              monthLine(one.month, currency, one.meanMinor, one.lowMinor, one.highMinor),
            )
          : [],
      );
    case 'vacancy':
      return found.vacancy.units.flatMap(({ unit, vacancy }) =>
        vacancy.isKnown
          ? [
              {
                property: unit.propertyName,
                unit: unit.label,
                chance: percent(vacancy.chanceBasisPoints),
                days: vacancy.expectedDayTenths / 10,
                path: `/units/${unit.id}`,
              },
            ]
          : [],
      );
    case 'late_payment':
      return lateLines(found);
  }
}

function lateLines({ late, units }: Extract<ForecastAnswer, { of: 'late_payment' }>): readonly Line[] {
  const places = new Map(units.map((unit) => [unit.id, unit]));
  return late.leases.flatMap(({ leaseId, unitId, dueOn, chance }) => {
    const unit = places.get(unitId);
    if (!chance.isKnown || !unit) return [];
    return [
      {
        property: unit.propertyName,
        unit: unit.label,
        dueOn,
        chance: percent(chance.chanceBasisPoints),
        path: `/leases/${leaseId}`,
      },
    ];
  });
}

const monthLine = (
  month: string,
  currency: string,
  expectedMinor: number,
  lowMinor: number | null,
  highMinor: number | null,
): Line => ({
  month,
  expected: amount(expectedMinor, currency),
  low: amount(lowMinor, currency),
  high: amount(highMinor, currency),
});
