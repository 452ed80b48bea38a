import {
  type BankColumn,
  type BankCsvMapping,
  type BankTable,
  bankColumns,
} from '#src/domain/bank/bank-csv.ts';
import { type DateOrder, dateOrders } from '#src/domain/bank/bank-text.ts';
import { useText } from '#src/i18n/react.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface MappingFieldsProps {
  table: BankTable;
  mapping: BankCsvMapping;
  onChange: (mapping: BankCsvMapping) => void;
}

/** Which column of a bank's CSV is which. */
export function MappingFields({ table, mapping, onChange }: MappingFieldsProps) {
  const { import: text } = useText('ownerBank');
  const heads = [...new Set(table.heads.filter(Boolean))];
  const set = (column: BankColumn, head: string) => {
    const { [column]: _, ...others } = mapping.columns;
    onChange({ ...mapping, columns: head ? { ...others, [column]: head } : others });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-16 font-semibold">{text.columns}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        {bankColumns.map((column) => (
          <SelectField
            key={column}
            label={text.names[column]}
            value={mapping.columns[column] ?? ''}
            placeholder={text.none}
            options={heads.map((value) => ({ value, label: value }))}
            onChange={({ target }) => set(column, target.value)}
          />
        ))}
        <SelectField
          label={text.dateOrder}
          value={mapping.dateOrder}
          options={dateOrders.map((value) => ({ value, label: text.orders[value] }))}
          onChange={({ target }) => onChange({ ...mapping, dateOrder: target.value as DateOrder })}
        />
      </div>
    </fieldset>
  );
}
