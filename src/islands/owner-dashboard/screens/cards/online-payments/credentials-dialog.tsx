import { useState } from 'react';
import { saveOnlinePayments, setCardCredentials } from '#src/data/cards/mutations.ts';
import { cardQueries } from '#src/data/cards/queries.ts';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import {
  type CredentialField,
  type CredentialName,
  credentialFields,
  encodings,
  wrongCredentials,
} from './credential-names.ts';

interface CredentialsDialogProps extends OpenedDialogProps {
  processor: CardProcessorName;
}

/** Takes what the processor gave the organization: written here, encrypted at the edge, never shown again. */
export function CredentialsDialog({ processor, isOpen, onClose }: CredentialsDialogProps) {
  const { cards, dialog: text } = useText('ownerCards');
  const { id } = useOrganization();
  const action = useAction({
    mutationFn: async (values: Partial<Record<CredentialName, string>>) => {
      const credentials = Object.fromEntries(
        credentialFields[processor].map(({ name }) => [name, (values[name] ?? '').trim()]),
      );
      await setCardCredentials({ organizationId: id, processor, credentials });
      // Whose credentials were written is the processor that is meant.
      await saveOnlinePayments({ organizationId: id, processor });
    },
    invalidates: [cardQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title({ processor: cards.processors[processor] })}
      submitLabel={text.submit}
    >
      <CredentialsForm processor={processor} action={action} />
    </ActionDialog>
  );
}

interface CredentialsFormProps {
  processor: CardProcessorName;
  action: Action<Partial<Record<CredentialName, string>>, unknown>;
}

function CredentialsForm({ processor, action }: CredentialsFormProps) {
  const { dialog: text } = useText('ownerCards');
  const fields = credentialFields[processor];
  const [values, setValues] = useState<Partial<Record<CredentialName, string>>>(() =>
    Object.fromEntries(fields.map(({ name, starts = '' }) => [name, starts])),
  );
  const wrong = wrongCredentials(fields, values);
  return (
    <ActionForm autoComplete="off" action={action} input={wrong.length === 0 ? values : null}>
      <p className="text-secondary">{text.text}</p>
      {processor === 'stripe' ? <WebhookAddress /> : null}
      {fields.map((field) => (
        <CredentialInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues((now) => ({ ...now, [field.name]: value }))}
          error={wrong.includes(field.name) ? text.invalid : undefined}
        />
      ))}
    </ActionForm>
  );
}

function WebhookAddress() {
  const text = useText('ownerCards').dialog;
  const { id } = useOrganization();
  return (
    <TextField
      label={text.webhook}
      hint={text.webhookAfter}
      readOnly
      value={`${window.location.origin}/api/cards/events/${id}`}
      onFocus={(event) => event.target.select()}
    />
  );
}

interface CredentialInputProps {
  field: CredentialField;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function CredentialInput({ field, value, onChange, error }: CredentialInputProps) {
  const { fields, encodings: names } = useText('ownerCards').dialog;
  const { form } = useText('common');
  const label = fields[field.name];
  if (field.name === 'hashEncoding') {
    return (
      <SelectField
        label={label}
        value={value}
        options={encodings.map((own) => ({ value: own, label: names[own] }))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const props = {
    label,
    value,
    error,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return field.isSecret ? (
    <PasswordField {...props} showLabel={form.showPassword} hideLabel={form.hidePassword} />
  ) : (
    <TextField {...props} />
  );
}
