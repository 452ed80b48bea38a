import { useQuery } from '@tanstack/react-query';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { type ReportRequest, reportTraits } from '#src/domain/books/report-request.ts';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { accountingBases, currencyCodes } from '#src/domain/foundation/enums.ts';
import { type Comparison, comparisons } from '#src/domain/foundation/period.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { DateRange } from '#src/islands/shell/date-range/date-range.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface FilterProps {
  request: ReportRequest;
  onChange: (part: Partial<ReportRequest>) => void;
}

/** What the report shows: period, comparison, basis, currency, property, owner. */
export function ReportFilters({ request, onChange }: FilterProps) {
  const { filters: text } = useText('ownerReports');
  const { compare, comparisons: names } = useText('dates');
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
        {isOfDay && hasComparison ? (
          <SelectField
            label={compare}
            value={request.comparison}
            options={comparisons.map((value) => ({ value, label: names[value] }))}
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
  const { period, kind, comparison } = request;
  return (
    <DateRange
      isRequired
      value={period}
      onChange={({ from, to }) => (from && to ? onChange({ period: { from, to } }) : null)}
      {...(reportTraits[kind].hasComparison && {
        comparison,
        onCompare: (next: Comparison) => onChange({ comparison: next }),
      })}
    />
  );
}

function PlaceFields({ request, onChange }: FilterProps) {
  const { filters: text } = useText('ownerReports');
  const { id } = useOrganization();
  const { data: places, isLoading } = useQuery(reportQueries.places(id));
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
      {/* Its place is kept until it is known whether there are owners to choose from. */}
      {owners.length > 0 || isLoading ? (
        <SelectField
          disabled={isLoading}
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
