import { PropertyChoice, type PropertyChoiceProps } from './property-choice.tsx';
import type { ListControls } from './use-list-query.ts';

interface PropertyFilterProps extends Omit<PropertyChoiceProps, 'value' | 'onChange'> {
  list: ListControls;
}

/** One of the organization's properties, which a list is narrowed to. The search and the other filters stand beside it. */
export function PropertyFilter({ list, isLabelHidden = true, ...choice }: PropertyFilterProps) {
  return (
    <PropertyChoice
      {...choice}
      isLabelHidden={isLabelHidden}
      value={list.query.filters.property?.[0] ?? ''}
      onChange={(propertyId) => list.setFilter('property', propertyId ? [propertyId] : [])}
    />
  );
}
