import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface HolderFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (personId: string | null) => void;
}

/** Who holds a proxy: anybody the organization knows, found by name. */
export function HolderField({ value, error, onChange }: HolderFieldProps) {
  const { form: text } = useText('decisionProxies');
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...peopleQueries.suggestions(id, useDebouncedValue(search.trim())),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-2">
      <SearchField label={text.holderSearch} value={search} onChange={setSearch} clearLabel={actions.clear} />
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(people) => people.length === 0}
        empty={<p className="py-3 text-hint">{text.noPeople}</p>}
      >
        {(people) => (
          <ChoiceGroup
            label={text.holder}
            choices={people.map(({ id: personId, fullName }) => ({ value: personId, label: fullName }))}
            value={value ?? ''}
            error={error}
            onChange={({ target }) => onChange(target.value || null)}
          />
        )}
      </QueryView>
    </div>
  );
}
