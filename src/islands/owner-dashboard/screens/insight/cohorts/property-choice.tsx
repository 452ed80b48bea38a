import { useQuery } from '@tanstack/react-query';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface ChoiceProps {
  value: string | null;
  onChange: (propertyId: string | null) => void;
}

/** The property whose tenancies are counted, or all. */
export function PropertyChoice({ value, onChange }: ChoiceProps) {
  const { filters: text } = useText('analytics');
  const { id } = useOrganization();
  const { data } = useQuery(reportQueries.places(id));
  return (
    <div className="mb-6 w-full sm:w-64 print:hidden">
      <SelectField
        label={text.property}
        value={value ?? ''}
        options={[
          { value: '', label: text.everyProperty },
          ...(data?.properties ?? []).map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  );
}
