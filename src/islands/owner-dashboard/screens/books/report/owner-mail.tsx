import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import {
  type OwnerContact,
  ownerContactQueries,
  sendOwnerStatement,
  setOwnerContact,
} from '#src/data/books/reports/owner-contacts.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import type { ReportRequest } from '#src/domain/books/report-request.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { languages, toLanguage } from '#src/i18n/language.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { periodName } from '#src/i18n/reports/words.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface Owner {
  readonly key: string;
  readonly name: string;
}

/** Of one owner's statement: where they get it, and sending it to them. For those who write money. */
export function OwnerMail({ request }: { request: ReportRequest }) {
  const { id, can } = useOrganization();
  const owner = useQuery(reportQueries.places(id)).data?.owners.find(({ key }) => key === request.owner);
  return owner && can('money.write') ? <OwnerMailCard owner={owner} request={request} /> : null;
}

function OwnerMailCard({ owner, request }: { owner: Owner; request: ReportRequest }) {
  const { ownerMail: text } = useText('ownerReports');
  const { languages: named } = useText('common');
  const { id } = useOrganization();
  const [open, setOpen] = useState<'address' | 'send' | null>(null);
  const contacts = useQuery(ownerContactQueries.list(id)).data;
  // Until it is known who has an address nothing is said of it.
  if (!contacts) return null;
  const contact = contacts.find((one) => one.owner === owner.key);
  const close = () => setOpen(null);
  return (
    <div className="mb-6 print:hidden">
      <Card
        title={text.title(owner)}
        description={text.about}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('address')}>{text.change}</Button>
            {contact && !contact.isStopped ? (
              <Button icon={Mail} variant="primary" onClick={() => setOpen('send')}>
                {text.send.action}
              </Button>
            ) : null}
          </div>
        }
      >
        <p className="text-15 break-words">
          {contact
            ? text.goesTo({ email: contact.email, language: named[toLanguage(contact.language) ?? 'es'] })
            : text.none}
        </p>
        {contact?.isStopped ? <Notice tone="warn">{text.stopped}</Notice> : null}
        {open === 'address' ? <AddressDialog owner={owner} contact={contact} onClose={close} /> : null}
        {open === 'send' && contact ? (
          <SendDialog owner={owner} contact={contact} request={request} onClose={close} />
        ) : null}
      </Card>
    </div>
  );
}

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((email) => email === '' || normalizeEmail(email) !== null, 'emailInvalid'),
  ),
  language: v.picklist(languages),
});

interface DialogProps {
  owner: Owner;
  onClose: () => void;
}

function AddressDialog({ owner, contact, onClose }: DialogProps & { contact: OwnerContact | undefined }) {
  const { address: text } = useText('ownerReports').ownerMail;
  const { languages: named } = useText('common');
  const { id: organizationId } = useOrganization();
  const { register, errorOf, submit } = useAppForm({
    schema,
    defaults: { email: contact?.email ?? '', language: toLanguage(contact?.language) ?? 'es' },
  });
  const save = useAction({
    mutationFn: setOwnerContact,
    invalidates: [ownerContactQueries.list(organizationId).queryKey],
    toast: (_, { email }) => (email === '' ? text.taken : text.saved),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.title(owner)}
      submitLabel={text.submit}
      action={save}
      onSubmit={submit((values) => save.run({ ...values, organizationId, ownerKey: owner.key }))}
    >
      <TextField
        {...register('email')}
        label={text.email}
        hint={text.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errorOf('email')}
      />
      <SelectField
        {...register('language')}
        label={text.language}
        options={languages.map((value) => ({ value, label: named[value] }))}
        error={errorOf('language')}
      />
    </ActionDialog>
  );
}

type SendProps = DialogProps & { contact: OwnerContact; request: ReportRequest };

/** Asks whether the address is right: what has gone out does not come back. */
function SendDialog({ owner, contact, request, onClose }: SendProps) {
  const report = useText('ownerReports');
  const { send: text } = report.ownerMail;
  const language = useLanguage();
  const { id: organizationId } = useOrganization();
  const { period, basis, currency, propertyId } = request;
  const send = useAction({
    mutationFn: sendOwnerStatement,
    // Refused where the address has changed or was stopped meanwhile: the card says so then.
    invalidates: [ownerContactQueries.list(organizationId).queryKey],
    toast: text.sent(contact),
    onDone: onClose,
  });
  const submit = () =>
    void send.run({
      organizationId,
      ownerKey: owner.key,
      email: contact.email,
      ...period,
      basis,
      currency,
      propertyId,
    });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.title(owner)}
      submitLabel={text.submit}
      action={send}
      onSubmit={submit}
    >
      <p className="text-15 break-words">
        {text.question({ email: contact.email, period: periodName(period, report, language) })}
      </p>
      <p className="text-14 text-hint">{text.about}</p>
      <p className="text-15 font-medium">{text.check}</p>
    </ActionDialog>
  );
}
