import type { ToInvoiceFilter } from '#src/data/taxes/to-invoice.ts';
import { useText } from '#src/i18n/react.tsx';
import { PropertyChoice } from '#src/islands/shell/list/property-choice.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';

interface ToInvoiceFiltersProps {
  filter: ToInvoiceFilter;
  onChange: (filter: ToInvoiceFilter) => void;
}

/** Of the charges without a receipt, those of a property or with a text in them. */
export function ToInvoiceFilters({ filter, onChange }: ToInvoiceFiltersProps) {
  const { receipts: text } = useText('ownerTaxes');
  const { actions } = useText('common');
  return (
    <div className="grid items-end gap-3 border-t border-line p-4 sm:grid-cols-2">
      <SearchField
        label={text.search}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
        clearLabel={actions.clear}
      />
      <PropertyChoice
        label={text.property}
        everyLabel={text.allProperties}
        value={filter.propertyId}
        onChange={(propertyId) => onChange({ ...filter, propertyId })}
      />
    </div>
  );
}
