import type { IsoDate } from '../../../foundation/dates.ts';
import type { CurrencyCode } from '../../../foundation/enums.ts';
import { type IsoMonth, monthOf, shiftMonth } from '../../../foundation/months.ts';
import { type CashForecast, cashForecast } from '../cash.ts';
import { type RentIncome, rentIncome } from '../rent-income.ts';
import { applyScenario, type Scenario } from '../scenario.ts';
import { type CashOutlook, cashInputsOf, cashOutlook } from './cash-outlook.ts';
import { type LateOutlook, lateOutlook, type RentRecord } from './late-outlook.ts';
import { type MaintenanceOutlook, maintenanceOutlook } from './maintenance-outlook.ts';
import type { ForecastMaterial } from './material.ts';
import { type RentOutlook, rentOutlook } from './rent-outlook.ts';
import { type Position, positionNow, positionThen } from './tenancies.ts';
import { type VacancyOutlook, vacancyOutlook } from './vacancy-outlook.ts';

/** What may come. All months begin with the running one, which is not over. */
export interface Outlook {
  readonly from: IsoMonth;
  readonly rent: RentOutlook;
  readonly cash: CashOutlook;
  readonly vacancy: VacancyOutlook;
  readonly late: LateOutlook;
  readonly maintenance: MaintenanceOutlook;
}

/** Makes each part of the outlook of one day, and looks at each past day once. */
export interface OutlookMaker {
  readonly rent: (currency: CurrencyCode, horizon: number) => RentOutlook;
  readonly cash: (currency: CurrencyCode, horizon: number) => CashOutlook;
  readonly vacancy: () => VacancyOutlook;
  readonly maintenance: (currency: CurrencyCode, horizon: number) => MaintenanceOutlook;
}

/** @param today the organization's day on which the material was read */
export function outlookMaker(material: ForecastMaterial, today: IsoDate): OutlookMaker {
  const from = monthOf(today);
  const now = positionNow(material, today);
  const then = new Map<IsoDate, Position>();
  const positionAt = (day: IsoDate) => {
    const position = then.get(day) ?? positionThen(material, day);
    then.set(day, position);
    return position;
  };
  return {
    rent: (currency, horizon) =>
      rentOutlook(material, currency, now.rents(currency), from, horizon, positionAt),
    cash: (currency, horizon) =>
      cashOutlook(material, currency, now.rents(currency), from, horizon, positionAt),
    vacancy: () => vacancyOutlook(material, now, today, positionAt),
    maintenance: (currency, horizon) => maintenanceOutlook(material, currency, from, horizon),
  };
}

/** All parts in one currency. Errors: those of the parts. @param horizon months, 1 to 24 */
export function outlookOf(
  material: ForecastMaterial,
  records: readonly RentRecord[],
  currency: CurrencyCode,
  today: IsoDate,
  horizon: number,
): Outlook {
  const maker = outlookMaker(material, today);
  return {
    from: monthOf(today),
    rent: maker.rent(currency, horizon),
    cash: maker.cash(currency, horizon),
    vacancy: maker.vacancy(),
    late: lateOutlook(records, today),
    maintenance: maker.maintenance(currency, horizon),
  };
}

/** Rent and cash as they are expected, and as they would be. */
export interface ScenarioOutlook {
  readonly rent: { readonly asIs: RentIncome; readonly changed: RentIncome };
  readonly cash: { readonly asIs: CashForecast; readonly changed: CashForecast };
}

/** What a scenario changes: both are drawn from the same accidents. Errors: those of `applyScenario`. */
export function scenarioOutlook(
  material: ForecastMaterial,
  currency: CurrencyCode,
  today: IsoDate,
  horizon: number,
  scenario: Scenario,
): ScenarioOutlook {
  const from = monthOf(today);
  const to = shiftMonth(from, horizon - 1);
  const inputs = cashInputsOf(material, currency, positionNow(material, today).rents(currency), from);
  const changed = applyScenario(inputs, scenario);
  return {
    rent: { asIs: rentIncome(inputs.rents, from, to), changed: rentIncome(changed.rents, from, to) },
    cash: { asIs: cashForecast(inputs, from, to), changed: cashForecast(changed, from, to) },
  };
}
