import { useText } from '#src/i18n/react.tsx';
import { PeopleSearch } from '#src/islands/owner-dashboard/people-search.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';

interface HolderFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (personId: string | null) => void;
}

/** Who holds a proxy: anybody the organization knows, found by name. */
export function HolderField({ value, error, onChange }: HolderFieldProps) {
  const { form: text } = useText('decisionProxies');
  return (
    <div className="grid gap-2">
      <PeopleSearch label={text.holderSearch} none={text.noPeople} rows={3}>
        {(people) => (
          <ChoiceGroup
            label={text.holder}
            choices={people.map(({ id: personId, fullName }) => ({ value: personId, label: fullName }))}
            value={value ?? ''}
            error={error}
            onChange={({ target }) => onChange(target.value || null)}
          />
        )}
      </PeopleSearch>
    </div>
  );
}
