import { useQuery } from '@tanstack/react-query';
import { Printer, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { forecastQueries } from '#src/data/insight/forecasts/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { RentRecord } from '#src/domain/insight/forecasts/outlook/late-outlook.ts';
import { currenciesOf, type ForecastMaterial } from '#src/domain/insight/forecasts/outlook/material.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { CashPart } from './cash-part.tsx';
import { LatePart } from './late-part.tsx';
import { MaintenancePart } from './maintenance-part.tsx';
import { makeOutlook } from './make-outlook.ts';
import { NextMonth } from './next-month.tsx';
import { NotUsed } from './not-used.tsx';
import { RentPart } from './rent-part.tsx';
import { ScenarioPart } from './scenario-part.tsx';
import { ShowsAllRows } from './short-table.tsx';
import { VacancyPart } from './vacancy-part.tsx';

/** What may come, with its range, how such answers did, and what a person can do about it. */
export function Screen() {
  const text = useText('forecasts');
  const { titles } = useText('owner');
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const [isPrinted, setIsPrinted] = useState(false);
  const inputs = useQuery(forecastQueries.inputs(id, today));
  const records = useQuery(forecastQueries.rentRecords(id, today));
  // Both are needed: what failed is shown, and what is still on its way is waited for.
  const both = inputs.data === undefined ? inputs : { ...records, data: records.data && inputs.data };
  const print = () => {
    flushSync(() => setIsPrinted(true));
    window.print();
    setIsPrinted(false);
  };
  return (
    <ShowsAllRows value={isPrinted}>
      <PageHeader
        title={titles.predictiveAnalytics}
        description={text.description}
        actions={
          <Button icon={Printer} onClick={print}>
            {text.print}
          </Button>
        }
      />
      <QueryView
        query={both as typeof inputs}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(material) => material.leases.length === 0}
        empty={<NothingYet />}
      >
        {(material) => (
          <Forecasts
            material={material}
            records={records.data ?? []}
            readAt={Math.max(inputs.dataUpdatedAt, records.dataUpdatedAt)}
          />
        )}
      </QueryView>
    </ShowsAllRows>
  );
}

function NothingYet() {
  const { empty: text } = useText('forecasts');
  const { can } = useOrganization();
  return (
    <EmptyState
      icon={TrendingUp}
      title={text.title}
      text={text.text}
      action={
        can('leases.write') ? (
          <AppLink to="/tenants/new" className={buttonClass({ variant: 'primary' })}>
            {text.action}
          </AppLink>
        ) : undefined
      }
    />
  );
}

interface ForecastsProps {
  material: ForecastMaterial;
  records: readonly RentRecord[];
  /** When they were read: what is made of them is made anew with them. */
  readAt: number;
}

function Forecasts({ material, records, readAt }: ForecastsProps) {
  const text = useText('forecasts');
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const currencies = currenciesOf(material);
  const [chosen, setChosen] = useState<CurrencyCode>(currencies[0] ?? 'DOP');
  const currency = currencies.includes(chosen) ? chosen : (currencies[0] ?? 'DOP');
  const outlook = useQuery({
    queryKey: ['totals', id, 'outlook', currency, today, readAt],
    queryFn: () => makeOutlook({ of: 'outlook', material, records, currency, today }),
    networkMode: 'always',
  });
  return (
    <div className="grid gap-6">
      {currencies.length > 1 ? (
        <ChoiceGroup
          label={text.currency}
          look="segments"
          className="sm:w-96"
          value={currency}
          choices={currencies.map((value) => ({ value, label: enums.currency[value] }))}
          onChange={(event) => setChosen(event.target.value as CurrencyCode)}
        />
      ) : null}
      <QueryView query={outlook} skeleton={<SkeletonTable label={text.working} />} errorTitle={text.failed}>
        {(made) => (
          <>
            <NextMonth outlook={made} units={material.units} />
            <RentPart rent={made.rent} vacancy={made.vacancy} />
            <CashPart cash={made.cash} vacancy={made.vacancy} />
            <VacancyPart vacancy={made.vacancy} rent={made.rent} />
            <LatePart late={made.late} units={material.units} />
            <MaintenancePart maintenance={made.maintenance} />
            <ScenarioPart material={material} currency={currency} today={today} readAt={readAt} />
            <NotUsed />
          </>
        )}
      </QueryView>
    </div>
  );
}
