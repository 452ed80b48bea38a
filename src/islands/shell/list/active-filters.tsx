import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganizations } from '../session.ts';
import type { ListFilters } from './list-filters.tsx';
import type { ListControls } from './use-list-query.ts';

interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly remove: () => void;
}

type Said = (value: string) => string | undefined;

/** What each filter's values are called, by the filter's name. */
function useWords({ fields = [], chips = [], said = {} }: ListFilters): Map<string, Said> {
  const { active } = useOrganizations();
  const byProperty = fields.some(({ by }) => by === 'property');
  const { data: properties } = useQuery({
    ...leaseQueries.properties(active?.id ?? ''),
    enabled: byProperty && active !== undefined,
  });
  const words = new Map<string, Said>();
  for (const { of } of chips)
    for (const [name, labels] of Object.entries(of)) words.set(name, (value) => labels[value]);
  for (const field of fields) {
    if (field.by === 'choice')
      words.set(field.name, (value) => field.options.find((option) => option.value === value)?.label);
    if (field.by === 'property')
      words.set('property', (value) => properties?.find(({ id }) => id === value)?.name);
  }
  for (const [name, of] of Object.entries(said)) words.set(name, of);
  return words;
}

/** The filters that are on, each with its words and the way to take it off. */
export function useActiveFilters(list: ListControls, filters: ListFilters): readonly ActiveFilter[] {
  const words = useWords(filters);
  const language = useLanguage();
  const { from, to, ...others } = list.query.filters;
  const day = (days: readonly string[] | undefined) =>
    days?.[0] ? formatDate(days[0], language, 'short') : '…';
  // A span of days is one filter, whichever of its ends are asked for.
  const span: ActiveFilter = {
    id: 'days',
    label: `${day(from)} – ${day(to)}`,
    remove: () => list.setFilters({ from: [], to: [] }),
  };
  const rest = Object.entries(others).flatMap(([name, values]) =>
    values.map((value) => ({
      id: `${name} ${value}`,
      label: words.get(name)?.(value) ?? value,
      remove: () =>
        list.setFilter(
          name,
          values.filter((other) => other !== value),
        ),
    })),
  );
  return from || to ? [span, ...rest] : rest;
}

/** The filters that are on, above the rows. A press takes one off. */
export function ActiveFilters({ active }: { active: readonly ActiveFilter[] }) {
  const text = useText('lists');
  return (
    <ul data-filters aria-label={text.activeFilters} className="flex flex-wrap gap-2">
      {active.map(({ id, label, remove }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            aria-label={text.remove({ filter: label })}
            onClick={remove}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-action bg-selected px-3 text-14 font-medium pointer-coarse:min-h-11"
          >
            <span className="truncate">{label}</span>
            <X size={14} aria-hidden="true" className="shrink-0 text-action" />
          </button>
        </li>
      ))}
    </ul>
  );
}
