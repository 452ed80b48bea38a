import { useText } from '#src/i18n/react.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ParticularsProps } from './particulars-form.tsx';

/** Who signs for the landlord, the domiciles, date and place, and what else was agreed. */
export function PartyFields({ given, change }: ParticularsProps) {
  const { form: text } = useText('ownerContract');
  const { states } = useText('common');
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label={text.landlordName}
          hint={text.landlordNameHint}
          optional={states.optional}
          maxLength={160}
          value={given.landlordName}
          onChange={({ target }) => change({ landlordName: target.value })}
        />
        <TextField
          label={text.landlordIdentity}
          maxLength={40}
          value={given.landlordIdentity}
          onChange={({ target }) => change({ landlordIdentity: target.value })}
        />
        <TextField
          label={text.landlordDomicile}
          maxLength={300}
          value={given.landlordDomicile}
          onChange={({ target }) => change({ landlordDomicile: target.value })}
        />
        <TextField
          label={text.tenantDomicile}
          maxLength={300}
          value={given.tenantDomicile}
          onChange={({ target }) => change({ tenantDomicile: target.value })}
        />
        <TextField
          label={text.agreedIn}
          optional={states.optional}
          maxLength={120}
          value={given.agreedIn}
          onChange={({ target }) => change({ agreedIn: target.value })}
        />
        <DateField
          label={text.agreedOn}
          value={given.agreedOn ?? ''}
          onChange={({ target }) => change({ agreedOn: target.value === '' ? null : target.value })}
        />
      </div>
      <TextArea
        label={text.extra}
        hint={text.extraHint}
        optional={states.optional}
        maxLength={8000}
        value={given.extraClauses}
        onChange={({ target }) => change({ extraClauses: target.value })}
      />
    </>
  );
}
