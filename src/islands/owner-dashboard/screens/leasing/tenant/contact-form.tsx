import { useState } from 'react';
import type { ContactInput } from '#src/data/leasing/people/page-mutations.ts';
import type { PersonPage } from '#src/data/leasing/people/page-queries.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity, formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import type { Action } from '#src/islands/shell/use-action.ts';
import { useUnprinted } from '#src/islands/shell/use-unprinted.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface ContactFormProps {
  person: PersonPage;
  action: Action<ContactInput, unknown>;
}

/** What is typed, and what it means: `knownPhone` is null for a number that cannot be one. */
function useContact(person: PersonPage) {
  const [fullName, setFullName] = useState(person.fullName);
  const [email, setEmail] = useState(person.email);
  const [phone, setPhone] = useState(person.phone ? formatPhone(person.phone) : '');
  const [identityType, setIdentityType] = useState(person.identityType);
  const [identityNumber, setIdentityNumber] = useState(
    person.identityType ? formatIdentity(person.identityType, person.identityNumber) : '',
  );
  const identity =
    identityType && identityNumber.trim() !== '' ? checkIdentity(identityType, identityNumber) : null;
  const knownPhone = phone.trim() === '' ? '' : normalizePhone(phone);
  return {
    ...{ fullName, email, phone, identityType, identityNumber, identity, knownPhone },
    ...{ setFullName, setEmail, setPhone, setIdentityType, setIdentityNumber },
    isNameGood: fullName.trim() !== '',
    isEmailGood: email.trim() === '' || normalizeEmail(email) !== null,
    isIdentityGood: identity?.status !== 'malformed',
  };
}

type Contact = ReturnType<typeof useContact>;

/** Name, e-mail, telephone and document; a wrong check digit is told and stops nobody. */
export function ContactForm({ person, action }: ContactFormProps) {
  const text = useText('ownerTenantPage').tenantPage;
  const { form } = useText('common');
  const contact = useContact(person);
  const unprinted = useUnprinted(contact.fullName);
  const { fullName, email, knownPhone, identity, identityType } = contact;
  const isGood = contact.isNameGood && contact.isEmailGood && contact.isIdentityGood;
  return (
    <ActionForm
      action={action}
      input={
        isGood && knownPhone !== null
          ? {
              ...{ personId: person.id, fullName, email, phone: knownPhone },
              identityType: identity ? identityType : null,
              identityNumber: identity?.value ?? '',
            }
          : null
      }
    >
      <TextField
        label={text.name}
        hint={unprinted}
        maxLength={120}
        autoComplete="off"
        value={fullName}
        onChange={(event) => contact.setFullName(event.target.value)}
        error={!contact.isNameGood ? form.required : undefined}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ReachFields contact={contact} />
        <IdentityFields contact={contact} />
      </div>
      {identity?.status === 'suspicious' ? <Notice tone="warn">{text.identitySuspicious}</Notice> : null}
    </ActionForm>
  );
}

function ReachFields({ contact }: { contact: Contact }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { form, states } = useText('common');
  return (
    <>
      <TextField
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        optional={states.optional}
        value={contact.email}
        onChange={(event) => contact.setEmail(event.target.value)}
        error={!contact.isEmailGood ? form.emailInvalid : undefined}
      />
      <TextField
        label={text.phone}
        type="tel"
        autoComplete="off"
        optional={states.optional}
        value={contact.phone}
        onChange={(event) => contact.setPhone(event.target.value)}
        error={contact.knownPhone === null ? text.phoneInvalid : undefined}
      />
    </>
  );
}

function IdentityFields({ contact }: { contact: Contact }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { enums, states } = useText('common');
  return (
    <>
      <SelectField
        label={text.identityType}
        value={contact.identityType ?? ''}
        options={[
          { value: '', label: text.noIdentity },
          ...identityTypes.map((value) => ({ value, label: enums.identityType[value] })),
        ]}
        onChange={(event) =>
          contact.setIdentityType(identityTypes.find((type) => type === event.target.value) ?? null)
        }
      />
      {contact.identityType ? (
        <TextField
          label={text.identityNumber}
          autoComplete="off"
          optional={states.optional}
          value={contact.identityNumber}
          onChange={(event) => contact.setIdentityNumber(event.target.value)}
          error={!contact.isIdentityGood ? text.identityMalformed : undefined}
        />
      ) : null}
    </>
  );
}
