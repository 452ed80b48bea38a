import { conversationListSpec } from '#src/data/messages/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { PropertyFilter } from '#src/islands/shell/list/property-filter.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';

/** Search, what is unread or put away, and one property. */
export function InboxFilters({ list }: { list: ListControls }) {
  const { inbox } = useText('messages');
  const { actions } = useText('common');
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
      <PropertyFilter
        list={list}
        label={inbox.property}
        everyLabel={inbox.allProperties}
        isLabelHidden={false}
      />
    </div>
  );
}
