import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import { firstDayOf, monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import type { ForecastMaterial } from '#src/domain/insight/forecasts/outlook/material.ts';
import type { Scenario } from '#src/domain/insight/forecasts/scenario.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { makeOutlook } from './make-outlook.ts';
import { RangeField } from './range-field.tsx';
import { ScenarioTable } from './scenario-table.tsx';

/** In percent. */
const SLIDERS = {
  rent: { min: -10, max: 20, step: 1 },
  vacancy: { min: -50, max: 200, step: 10 },
  cost: { min: -30, max: 100, step: 5 },
} as const;
type Changes = Record<keyof typeof SLIDERS, number>;
const UNCHANGED: Changes = { rent: 0, vacancy: 0, cost: 0 };
const NAMES = Object.keys(SLIDERS) as (keyof typeof SLIDERS)[];
const BASIS_POINTS_IN_PERCENT = 100;

interface ScenarioPartProps {
  material: ForecastMaterial;
  currency: CurrencyCode;
  today: IsoDate;
  readAt: number;
}

/** What rent and cash would be with higher rents, longer vacancies or other costs. */
export function ScenarioPart({ material, currency, today, readAt }: ScenarioPartProps) {
  const { scenario: text, working } = useText('forecasts');
  const language = useLanguage();
  const { id } = useOrganization();
  const [changes, setChanges] = useState(UNCHANGED);
  const settled = useDebouncedValue(changes);
  const made = useQuery({
    queryKey: ['totals', id, 'scenario', currency, today, readAt, settled],
    queryFn: () =>
      makeOutlook({ of: 'scenario', material, currency, today, scenario: scenarioOf(settled, today) }),
    placeholderData: (before) => before,
    networkMode: 'always',
  });
  const signed = (percent: number) => `${percent > 0 ? '+' : ''}${formatPercent(percent / 100, language, 0)}`;
  return (
    <Card
      title={text.title}
      description={text.description}
      action={
        <Button
          size="sm"
          icon={RotateCcw}
          disabled={NAMES.every((name) => changes[name] === 0)}
          onClick={() => setChanges(UNCHANGED)}
        >
          {text.reset}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-4 md:grid-cols-3 print:hidden">
          {NAMES.map((name) => (
            <RangeField
              key={name}
              {...SLIDERS[name]}
              label={text[name]}
              value={changes[name]}
              shown={signed(changes[name])}
              onChange={(value) => setChanges({ ...changes, [name]: value })}
            />
          ))}
        </div>
        <QueryView query={made} skeleton={<SkeletonTable label={working} />}>
          {(outlook) => <ScenarioTable outlook={outlook} currency={currency} />}
        </QueryView>
      </div>
    </Card>
  );
}

/** Percent as the domain takes them. Rents change with the next month. */
function scenarioOf({ rent, vacancy, cost }: Changes, today: IsoDate): Scenario {
  return {
    rentStep: {
      startsOn: firstDayOf(shiftMonth(monthOf(today), 1)),
      basisPoints: rent * BASIS_POINTS_IN_PERCENT,
    },
    vacancy: {
      renewedBasisPoints: 0,
      daysBasisPoints: BASIS_POINTS_IN_WHOLE + vacancy * BASIS_POINTS_IN_PERCENT,
    },
    costBasisPoints: cost * BASIS_POINTS_IN_PERCENT,
  };
}
