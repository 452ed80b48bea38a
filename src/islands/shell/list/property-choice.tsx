import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { useOrganization } from '../session.ts';
import { WaitingMark } from '../waiting-mark.tsx';

export interface PropertyChoiceProps {
  label: string;
  /** Of the first choice, which narrows nothing. */
  everyLabel: string;
  isLabelHidden?: boolean;
  className?: string;
  /** Not shown to who has a single property. */
  isOnlyOfSeveral?: boolean;
  /** Empty for every property. */
  value: string;
  onChange: (propertyId: string) => void;
}

/** One of the organization's properties, or all of them. */
export function PropertyChoice(props: PropertyChoiceProps) {
  const { label, everyLabel, isLabelHidden, className, isOnlyOfSeveral = false, value, onChange } = props;
  const { id } = useOrganization();
  const { data: properties = [], isLoading } = useQuery(leaseQueries.properties(id));
  if (isOnlyOfSeveral && properties.length < 2) return isLoading ? <WaitingMark /> : null;
  return (
    <SelectField
      className={className}
      label={label}
      isLabelHidden={isLabelHidden}
      value={value}
      placeholder={everyLabel}
      options={properties.map((row) => ({ value: row.id, label: row.name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
