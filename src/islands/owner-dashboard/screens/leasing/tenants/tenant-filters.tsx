import { useQuery } from '@tanstack/react-query';
import { personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import { tenantListSpec } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { PropertyFilter } from '#src/islands/shell/list/property-filter.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** Search and filters of the tenants list. */
export function TenantFilters({ list }: { list: ListControls }) {
  const text = useText('ownerMoney').tenants;
  const { actions } = useText('common');
  const { term = [], balance = [] } = list.query.filters;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <ListSearch className="min-w-56 flex-1 sm:max-w-80" label={text.search} list={list} />
      <FilterChips
        label={text.filters}
        chips={[
          ...tenantListSpec.filters.term.map((id) => ({ id, label: text.terms[id] })),
          { id: 'owing', label: text.owing },
        ]}
        active={[...term, ...balance]}
        onToggle={(id) => list.toggleFilter(id === 'owing' ? 'balance' : 'term', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
      <ChoiceFilters list={list} />
    </div>
  );
}

/** By property and by tag, where there is something to choose from. */
function ChoiceFilters({ list }: { list: ListControls }) {
  const text = useText('ownerMoney').tenants;
  const { id } = useOrganization();
  const { data: tags = [] } = useQuery(personPageQueries.tagsInUse(id));
  return (
    <>
      <PropertyFilter list={list} label={text.property} everyLabel={text.allProperties} isOnlyOfSeveral />
      {tags.length > 0 ? (
        <SelectField
          label={text.tag}
          isLabelHidden
          options={[{ value: '', label: text.allTags }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
          value={list.query.filters.tag?.[0] ?? ''}
          onChange={({ target }) => list.setFilter('tag', target.value ? [target.value] : [])}
        />
      ) : null}
    </>
  );
}
