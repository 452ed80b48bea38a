import { identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity, formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { useUnprinted } from '#src/islands/shell/use-unprinted.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { DraftPerson } from './lease-draft.ts';
import { personField } from './lease-problems.ts';
import type { StepProps } from './use-lease-draft.ts';

export interface PersonFieldsProps {
  person: DraftPerson;
  index: number;
  errorOf: StepProps['errorOf'];
  onChange: (part: Partial<DraftPerson>) => void;
}

const fieldOf = (index: number, errorOf: StepProps['errorOf']) => (name: keyof DraftPerson) => {
  const id = personField(index, name);
  return { id, error: errorOf(id) };
};

/** What is written down of somebody new. Numbers are put into their usual form on leaving the box. */
export function PersonFields({ person, index, errorOf, onChange }: PersonFieldsProps) {
  const text = useText('ownerMoney').tenantForm.people;
  const { states } = useText('common');
  const field = fieldOf(index, errorOf);
  const unprinted = useUnprinted(person.fullName);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('fullName')}
        className="sm:col-span-2"
        label={text.fullName}
        hint={unprinted}
        autoComplete="off"
        maxLength={120}
        value={person.fullName}
        onChange={(event) => onChange({ fullName: event.target.value })}
      />
      <TextField
        {...field('email')}
        label={text.email}
        hint={text.emailHint}
        optional={states.optional}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={person.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <TextField
        {...field('phone')}
        label={text.phone}
        hint={text.phoneHint}
        optional={states.optional}
        type="tel"
        autoComplete="off"
        value={person.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
        onBlur={() => {
          const known = normalizePhone(person.phone);
          if (known) onChange({ phone: formatPhone(known) });
        }}
      />
      <IdentityFields person={person} index={index} errorOf={errorOf} onChange={onChange} />
    </div>
  );
}

/** The document and its number, with a warning about a check digit that does not fit. */
function IdentityFields({ person, index, errorOf, onChange }: PersonFieldsProps) {
  const text = useText('ownerMoney').tenantForm.people;
  const { enums, states } = useText('common');
  const field = fieldOf(index, errorOf);
  const { identityType, identityNumber } = person;
  const isSuspicious =
    identityType !== null &&
    identityNumber.trim() !== '' &&
    checkIdentity(identityType, identityNumber).status === 'suspicious';
  return (
    <>
      <SelectField
        {...field('identityType')}
        label={text.identityType}
        value={identityType ?? ''}
        options={[
          { value: '', label: text.noIdentity },
          ...identityTypes.map((value) => ({ value, label: enums.identityType[value] })),
        ]}
        onChange={(event) =>
          onChange({ identityType: identityTypes.find((type) => type === event.target.value) ?? null })
        }
      />
      {identityType ? (
        <TextField
          {...field('identityNumber')}
          label={text.identityNumber}
          optional={states.optional}
          autoComplete="off"
          value={identityNumber}
          onChange={(event) => onChange({ identityNumber: event.target.value })}
          onBlur={() => onChange({ identityNumber: formatIdentity(identityType, identityNumber) })}
        />
      ) : null}
      {isSuspicious ? (
        <div className="sm:col-span-2" role="status">
          <Notice tone="warn">{text.identitySuspicious}</Notice>
        </div>
      ) : null}
    </>
  );
}
