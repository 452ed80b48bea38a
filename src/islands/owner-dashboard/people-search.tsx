import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Person, peopleQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface PeopleSearchProps {
  label: string;
  /** Said where nobody has such a name. */
  none: string;
  /** Lines of the skeleton. */
  rows: number;
  children: (people: readonly Person[]) => ReactNode;
}

/** People of the organization, found by name. */
export function PeopleSearch({ label, none, rows, children }: PeopleSearchProps) {
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...peopleQueries.suggestions(id, useDebouncedValue(search.trim())),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField label={label} value={search} onChange={setSearch} clearLabel={actions.clear} />
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={rows} />}
        isEmpty={(people) => people.length === 0}
        empty={<p className="py-3 text-hint">{none}</p>}
      >
        {children}
      </QueryView>
    </>
  );
}
