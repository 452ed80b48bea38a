import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import type { ToInvoiceFilter } from '#src/data/taxes/to-invoice.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface ToInvoiceFiltersProps {
  filter: ToInvoiceFilter;
  onChange: (filter: ToInvoiceFilter) => void;
}

/** Of the charges without a receipt, those of a property or with a text in them. */
export function ToInvoiceFilters({ filter, onChange }: ToInvoiceFiltersProps) {
  const { receipts: text } = useText('ownerTaxes');
  const { actions } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <div className="grid items-end gap-3 border-t border-line p-4 sm:grid-cols-2">
      <SearchField
        label={text.search}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
        clearLabel={actions.clear}
      />
      <SelectField
        label={text.property}
        placeholder={text.allProperties}
        options={(properties.data ?? []).map((row) => ({ value: row.id, label: row.name }))}
        value={filter.propertyId}
        onChange={({ target }) => onChange({ ...filter, propertyId: target.value })}
      />
    </div>
  );
}
