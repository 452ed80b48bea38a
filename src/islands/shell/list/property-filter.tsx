import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { useOrganization } from '../session.ts';
import type { ListControls } from './use-list-query.ts';

interface PropertyFilterProps {
  list: ListControls;
  label: string;
  /** Of the first choice, which narrows nothing. */
  everyLabel: string;
  /** True when left out: the search and the other filters stand beside it. */
  isLabelHidden?: boolean;
  className?: string;
}

/** One of the organization's properties, which a list is narrowed to. */
export function PropertyFilter(props: PropertyFilterProps) {
  const { list, label, everyLabel, isLabelHidden = true, className } = props;
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <SelectField
      className={className}
      label={label}
      isLabelHidden={isLabelHidden}
      value={list.query.filters.property?.[0] ?? ''}
      placeholder={everyLabel}
      options={(properties.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
      onChange={({ target }) => list.setFilter('property', target.value ? [target.value] : [])}
    />
  );
}
