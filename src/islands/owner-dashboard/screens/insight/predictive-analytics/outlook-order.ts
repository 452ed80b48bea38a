import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { RentRecord } from '#src/domain/insight/forecasts/outlook/late-outlook.ts';
import type { ForecastMaterial } from '#src/domain/insight/forecasts/outlook/material.ts';
import {
  type Outlook,
  outlookOf,
  type ScenarioOutlook,
  scenarioOutlook,
} from '#src/domain/insight/forecasts/outlook/outlook.ts';
import type { Scenario } from '#src/domain/insight/forecasts/scenario.ts';

/** Months that are looked ahead, the running one included. */
export const HORIZON = 12;

interface Place {
  readonly material: ForecastMaterial;
  readonly currency: CurrencyCode;
  readonly today: IsoDate;
}

/** What is to be worked out. */
export interface OutlookOrder extends Place {
  readonly of: 'outlook';
  readonly records: readonly RentRecord[];
}
export interface ScenarioOrder extends Place {
  readonly of: 'scenario';
  readonly scenario: Scenario;
}
export type Order = OutlookOrder | ScenarioOrder;
export type Made<Ordered extends Order> = Ordered extends OutlookOrder ? Outlook : ScenarioOutlook;

/** Works it out, in a worker or on the page. */
export function workOut<Ordered extends Order>(order: Ordered): Made<Ordered> {
  const { material, currency, today } = order;
  const made =
    order.of === 'outlook'
      ? outlookOf(material, order.records, currency, today, HORIZON)
      : scenarioOutlook(material, currency, today, HORIZON, order.scenario);
  return made as Made<Ordered>;
}
