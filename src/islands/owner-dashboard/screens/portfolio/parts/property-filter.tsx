import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { ListControls } from '#src/islands/shell/use-list-query.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface PropertyFilterProps {
  list: ListControls;
  label: string;
  /** Of the first choice, which narrows nothing. */
  everyLabel: string;
  /** True when left out: the search and the other filters stand beside it. */
  isLabelHidden?: boolean;
}

/** One of the organization's properties, which a list is narrowed to. */
export function PropertyFilter({ list, label, everyLabel, isLabelHidden = true }: PropertyFilterProps) {
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <SelectField
      label={label}
      isLabelHidden={isLabelHidden}
      value={list.query.filters.property?.[0] ?? ''}
      placeholder={everyLabel}
      options={(properties.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
      onChange={({ target }) => list.setFilter('property', target.value ? [target.value] : [])}
    />
  );
}
