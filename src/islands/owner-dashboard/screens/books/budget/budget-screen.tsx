import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { BudgetKey } from '#src/data/books/budgets/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { PeriodStepper } from '#src/islands/shell/date-range/period-stepper.tsx';
import { ListHead } from '#src/islands/shell/list/list-head.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { BudgetTable } from './budget-table.tsx';
import { useBudgetData } from './use-budget.ts';

/** What a year should bring and cost, by account and month. */
export function Screen() {
  const text = useText('ownerBudget');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const places = useQuery(reportQueries.places(id));
  const [first] = can('money.write') ? (places.data?.properties ?? []) : [];
  const [budget, change] = useBudgetKey(first?.id ?? null);
  return (
    <>
      <ListHead title={text.title} description={text.description} section={<SectionLine />} />
      <QueryView query={places} skeleton={<SkeletonTable label={states.loading} rows={10} />}>
        {() => <Budget budget={budget} onChange={change} />}
      </QueryView>
    </>
  );
}

function Budget({ budget, onChange }: BudgetChoiceProps) {
  const { states } = useText('common');
  const data = useBudgetData(budget);
  return (
    <>
      <BudgetChoice budget={budget} onChange={onChange} />
      <QueryView query={data} skeleton={<SkeletonTable label={states.loading} rows={10} />}>
        {(found) => <BudgetTable key={JSON.stringify(budget)} budget={budget} {...found} />}
      </QueryView>
    </>
  );
}

/** What an address says instead of a property: for what belongs to none, and for everything. */
const NONE = 'none';
const EVERYTHING = 'all';

/**
 * The budget that the address names; where it names none, this year's of the first property, which can be planned, or of
 * everything for who only reads.
 */
function useBudgetKey(firstProperty: string | null): [BudgetKey, (part: Partial<BudgetKey>) => void] {
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const { defaultCurrency } = useOrganization();
  const thisYear = Number(useToday().slice(0, 4));
  const year = Number(params.get('year'));
  const property = params.get('property') || firstProperty || EVERYTHING;
  const budget: BudgetKey = {
    year: Number.isInteger(year) && year >= 1990 && year <= 2200 ? year : thisYear,
    propertyId: property === NONE || property === EVERYTHING ? null : property,
    isEverything: property === EVERYTHING,
    currency: currencyCodes.find((code) => code === params.get('currency')) ?? defaultCurrency,
  };
  const change = (part: Partial<BudgetKey>) => {
    const next = { ...budget, ...part };
    const search = new URLSearchParams({ year: String(next.year) });
    search.set('property', next.isEverything ? EVERYTHING : (next.propertyId ?? NONE));
    if (next.currency !== defaultCurrency) search.set('currency', next.currency);
    navigate(`${path}?${search}`, { replace: true });
  };
  return [budget, change];
}

interface BudgetChoiceProps {
  budget: BudgetKey;
  onChange: (part: Partial<BudgetKey>) => void;
}

function BudgetChoice({ budget, onChange }: BudgetChoiceProps) {
  const text = useText('ownerBudget');
  const { id } = useOrganization();
  const properties = useQuery(reportQueries.places(id)).data?.properties ?? [];
  const isPhone = useIsPhone();
  return (
    <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:mb-6 sm:flex sm:flex-wrap sm:gap-x-4 print:hidden">
      <PeriodStepper
        previous={text.previousYear}
        next={text.nextYear}
        onStep={(count) => onChange({ year: budget.year + count })}
      >
        <p aria-live="polite" className="min-w-16 text-center text-20 font-semibold tabular-nums">
          {budget.year}
        </p>
      </PeriodStepper>
      <div className="max-sm:order-last max-sm:col-span-2 sm:w-64">
        <SelectField
          label={text.property}
          isLabelHidden={isPhone}
          value={budget.propertyId ?? (budget.isEverything ? '' : NONE)}
          options={[
            { value: '', label: text.everything },
            { value: NONE, label: text.noProperty },
            ...properties.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={({ target: { value } }) =>
            onChange({
              propertyId: value === '' || value === NONE ? null : value,
              isEverything: value === '',
            })
          }
        />
      </div>
      <div className="w-24 sm:w-32">
        <SelectField
          label={text.currency}
          isLabelHidden={isPhone}
          value={budget.currency}
          options={currencyCodes.map((value) => ({ value, label: currencySymbol(value) }))}
          onChange={(event) => onChange({ currency: event.target.value === 'USD' ? 'USD' : 'DOP' })}
        />
      </div>
    </div>
  );
}
