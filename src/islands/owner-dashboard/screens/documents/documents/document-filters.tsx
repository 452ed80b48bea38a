import { documentKinds } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { PropertyFilter } from '#src/islands/shell/list/property-filter.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TenantFilter } from './tenant-filter.tsx';

/** Search, kind, property, tenant, and whether tenants see it. */
export function DocumentFilters({ list }: { list: ListControls }) {
  const text = useText('ownerDocuments');
  const { kinds } = useText('documents');
  const { actions } = useText('common');
  const { can } = useOrganization();
  const { kind = [], shared = [] } = list.query.filters;
  const set = (name: string) => (event: { target: { value: string } }) =>
    list.setFilter(name, event.target.value ? [event.target.value] : []);
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(14rem,1fr)_12rem_14rem_auto]">
        <ListSearch label={text.search} list={list} />
        <SelectField
          label={text.kind}
          isLabelHidden
          value={kind[0] ?? ''}
          options={[
            { value: '', label: text.everyKind },
            ...documentKinds.map((value) => ({ value, label: kinds[value] })),
          ]}
          onChange={set('kind')}
        />
        <PropertyFilter list={list} label={text.property} everyLabel={text.everyProperty} />
        {can('people.read') ? <TenantFilter list={list} /> : null}
      </div>
      <FilterChips
        label={text.filters}
        chips={(['yes', 'no'] as const).map((value) => ({ id: value, label: text.shared[value] }))}
        active={shared}
        onToggle={(value) => list.setFilter('shared', shared.includes(value) ? [] : [value])}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}
