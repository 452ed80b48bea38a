import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import {
  kindOfPeriod,
  type PeriodKind,
  periodAround,
  periodKinds,
  shiftPeriod,
} from '#src/domain/books/report-period.ts';
import { comparisons, type ReportRequest, reportTraits } from '#src/domain/books/report-request.ts';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { accountingBases, currencyCodes } from '#src/domain/foundation/enums.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { periodName } from '#src/i18n/reports/words.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface FilterProps {
  request: ReportRequest;
  onChange: (part: Partial<ReportRequest>) => void;
}

/** What the report shows: period, comparison, basis, currency, property, owner. */
export function ReportFilters({ request, onChange }: FilterProps) {
  const { filters: text } = useText('ownerReports');
  const { isOfDay, hasComparison, hasBasis, isInAllCurrencies } = reportTraits[request.kind];
  return (
    <section aria-label={text.label} className="mb-6 grid gap-4 print:hidden">
      {isOfDay ? (
        <AsOf request={request} onChange={onChange} />
      ) : (
        <PeriodChoice request={request} onChange={onChange} />
      )}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:*:w-52">
        <PlaceFields request={request} onChange={onChange} />
        {hasComparison ? (
          <SelectField
            label={text.compare}
            value={request.comparison}
            options={comparisons.map((value) => ({ value, label: text.comparisons[value] }))}
            onChange={(event) => onChange({ comparison: pick(comparisons, event.target.value) })}
          />
        ) : null}
        {hasBasis ? (
          <SelectField
            label={text.basis}
            value={request.basis}
            options={accountingBases.map((value) => ({ value, label: text.bases[value] }))}
            onChange={(event) => onChange({ basis: pick(accountingBases, event.target.value) })}
          />
        ) : null}
        {isInAllCurrencies ? null : (
          <SelectField
            label={text.currency}
            value={request.currency}
            options={currencyCodes.map((value) => ({ value, label: currencySymbol(value) }))}
            onChange={(event) => onChange({ currency: pick(currencyCodes, event.target.value) })}
          />
        )}
      </div>
    </section>
  );
}

/** The choice of a closed list that a control's text names; the first one for anything else. */
const pick = <Value extends string>(values: readonly [Value, ...Value[]], text: string): Value =>
  values.find((value) => value === text) ?? values[0];

function AsOf({ request, onChange }: FilterProps) {
  const { filters: text } = useText('ownerReports');
  return (
    <div className="w-52">
      <DateField
        label={text.asOf}
        value={request.period.to}
        onChange={(event) => {
          const to = event.target.value;
          if (to) onChange({ period: { from: startOfMonth(to), to } });
        }}
      />
    </div>
  );
}

function PeriodChoice({ request, onChange }: FilterProps) {
  const text = useText('ownerReports');
  const language = useLanguage();
  const today = useToday();
  const { period } = request;
  const kind = kindOfPeriod(period);
  const step = (count: number) => onChange({ period: shiftPeriod(period, count) });
  /** Of the new kind, the one in which the shown period ends; the running one when that lies in it. */
  const turnTo = (next: PeriodKind) => {
    const day = period.from <= today && today <= period.to ? today : period.to;
    onChange({ period: next === 'days' ? { from: period.from, to: day } : periodAround(next, day) });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <ChoiceGroup
        look="segments"
        label={text.filters.period}
        isLabelHidden
        choices={periodKinds.map((value) => ({ value, label: text.filters.kinds[value] }))}
        value={kind}
        onChange={(event) => turnTo(pick(periodKinds, event.target.value))}
      />
      {kind === 'days' ? (
        <DayFields request={request} onChange={onChange} />
      ) : (
        <div className="flex items-center gap-1">
          <IconButton icon={ChevronLeft} label={text.filters.previous} onClick={() => step(-1)} />
          <p aria-live="polite" className="min-w-44 text-center text-16 font-semibold first-letter:uppercase">
            {periodName(period, text, language)}
          </p>
          <IconButton icon={ChevronRight} label={text.filters.next} onClick={() => step(1)} />
        </div>
      )}
    </div>
  );
}

function DayFields({ request, onChange }: FilterProps) {
  const { filters: text } = useText('ownerReports');
  const { from, to } = request.period;
  return (
    <div className="grid grid-cols-2 gap-3 sm:*:w-44">
      <DateField
        label={text.from}
        value={from}
        max={to}
        onChange={(event) => {
          const day = event.target.value;
          if (day) onChange({ period: { from: day, to: day > to ? day : to } });
        }}
      />
      <DateField
        label={text.to}
        value={to}
        min={from}
        onChange={(event) => {
          const day = event.target.value;
          if (day) onChange({ period: { from: day < from ? day : from, to: day } });
        }}
      />
    </div>
  );
}

function PlaceFields({ request, onChange }: FilterProps) {
  const { filters: text } = useText('ownerReports');
  const { id } = useOrganization();
  const places = useQuery(reportQueries.places(id)).data;
  const isByShare = request.kind === 'owner_statement';
  const present = new Map((places?.owners ?? []).map((owner) => [owner.key, owner.name]));
  const former = new Map<string, string>();
  // The latest comes first.
  for (const { key, name } of isByShare ? (places?.earlierOwners ?? []) : [])
    if (!present.has(key) && !former.has(key)) former.set(key, text.formerOwner({ name }));
  const owners = [...present, ...former].map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField
        label={text.property}
        value={request.propertyId ?? ''}
        options={[
          { value: '', label: text.everyProperty },
          ...(places?.properties ?? []).map(({ id: value, name }) => ({ value, label: name })),
        ]}
        onChange={(event) => onChange({ propertyId: event.target.value || null, owner: null })}
      />
      {owners.length > 0 ? (
        <SelectField
          // Only statements of owners are split by share; the others have the owner's properties whole.
          label={isByShare ? text.owner : text.propertiesOf}
          value={request.owner ?? ''}
          options={[{ value: '', label: text.everyOwner }, ...owners]}
          onChange={(event) => onChange({ owner: event.target.value || null, propertyId: null })}
        />
      ) : null}
    </>
  );
}
