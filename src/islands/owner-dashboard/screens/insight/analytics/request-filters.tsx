import { useQuery } from '@tanstack/react-query';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { analysisQueries } from '#src/data/insight/analysis/queries.ts';
import { currencyCodes, propertyTypes, unitUses } from '#src/domain/foundation/enums.ts';
import type { AnalysisRequest, ScopeDimension } from '#src/domain/insight/analysis/request.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { DateRange } from '#src/islands/shell/date-range/date-range.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface FilterProps {
  request: AnalysisRequest;
  onChange: (part: Partial<AnalysisRequest>) => void;
}

/** Dates, currency and places of what is shown. */
export function RequestFilters({ request, onChange }: FilterProps) {
  const { filters: text } = useText('analytics');
  const { scope, currency, period } = request;
  const rare = (['owner', 'property_type', 'unit_use', 'sector'] as const).some((one) => scope[one]);
  return (
    <section aria-label={text.label} className="mb-6 grid gap-4 print:hidden">
      <DateRange
        isRequired
        value={period}
        onChange={({ from, to }) => (from && to ? onChange({ period: { from, to } }) : null)}
      />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end sm:*:w-52">
        <PropertyField request={request} onChange={onChange} />
        <SelectField
          label={text.currency}
          value={currency}
          options={currencyCodes.map((value) => ({ value, label: currencySymbol(value) }))}
          onChange={({ target }) =>
            onChange({ currency: currencyCodes.find((code) => code === target.value) ?? currency })
          }
        />
      </div>
      <details open={rare || undefined}>
        <summary className="w-fit rounded-mark text-14 text-secondary hover:text-ink">{text.more}</summary>
        <RareFields request={request} onChange={onChange} />
      </details>
    </section>
  );
}

interface ScopeFieldProps extends FilterProps {
  dimension: ScopeDimension;
  label: string;
  every?: string;
  options: readonly { value: string; label: string }[];
}

/** One dimension that figures are narrowed to. */
function ScopeField({ request, onChange, dimension, label, every, options }: ScopeFieldProps) {
  const { filters: text } = useText('analytics');
  const { scope } = request;
  const value = scope[dimension] ?? '';
  return (
    <SelectField
      label={label}
      value={value}
      options={[
        { value: '', label: every ?? text.every },
        ...options,
        // What the address says and is not known here is shown as it is said, not as if it were not there.
        ...(value && !options.some((one) => one.value === value) ? [{ value, label: value }] : []),
      ]}
      onChange={({ target }) => {
        const { [dimension]: _, ...others } = scope;
        onChange({ scope: target.value ? { ...others, [dimension]: target.value } : others });
      }}
    />
  );
}

function PropertyField(props: FilterProps) {
  const { filters: text } = useText('analytics');
  const { id } = useOrganization();
  const { data } = useQuery(reportQueries.places(id));
  const options = (data?.properties ?? []).map((one) => ({ value: one.id, label: one.name }));
  return (
    <ScopeField
      {...props}
      dimension="property"
      label={text.property}
      every={text.everyProperty}
      options={options}
    />
  );
}

function RareFields(props: FilterProps) {
  const { filters: text } = useText('analytics');
  const { enums } = useText('common');
  const { id } = useOrganization();
  const places = useQuery(reportQueries.places(id)).data;
  const sectors = useQuery(analysisQueries.sectors(id)).data ?? [];
  const owners = [...new Map((places?.owners ?? []).map(({ key, name }) => [key, name]))];
  const isNarrowed = Object.keys(props.request.scope).length > 0;
  return (
    <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap sm:*:w-52">
      {owners.length > 0 ? (
        <ScopeField
          {...props}
          dimension="owner"
          label={text.owner}
          options={owners.map(([value, label]) => ({ value, label }))}
        />
      ) : null}
      <ScopeField
        {...props}
        dimension="property_type"
        label={text.propertyType}
        options={propertyTypes.map((value) => ({ value, label: enums.propertyType[value] }))}
      />
      <ScopeField
        {...props}
        dimension="unit_use"
        label={text.unitUse}
        options={unitUses.map((value) => ({ value, label: enums.unitUse[value] }))}
      />
      <ScopeField
        {...props}
        dimension="sector"
        label={text.sector}
        options={sectors.map((value) => ({ value, label: value }))}
      />
      {isNarrowed ? <Button onClick={() => props.onChange({ scope: {} })}>{text.clear}</Button> : null}
    </div>
  );
}
