import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leases/queries.ts';
import { conversationListSpec } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** Search, what is unread or put away, and one property. */
export function InboxFilters({ list }: { list: ListControls }) {
  const { inbox } = useText('messages');
  const { actions } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  const { state } = conversationListSpec.filters;
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <SearchField
        label={inbox.search}
        value={list.search}
        onChange={list.setSearch}
        clearLabel={actions.clear}
      />
      <FilterChips
        label={inbox.filters}
        chips={state.map((one) => ({ id: one, label: inbox[one] }))}
        active={list.query.filters.state ?? []}
        onToggle={(one) => list.toggleFilter('state', one)}
      />
      <SelectField
        label={inbox.property}
        placeholder={inbox.allProperties}
        options={(properties.data ?? []).map((row) => ({ value: row.id, label: row.name }))}
        value={list.query.filters.property?.[0] ?? ''}
        onChange={({ target }) => list.setFilter('property', target.value ? [target.value] : [])}
      />
    </div>
  );
}
