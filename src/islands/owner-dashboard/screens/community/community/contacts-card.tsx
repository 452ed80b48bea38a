import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import {
  contactQueries,
  type PropertyContact,
  setContacts,
} from '#src/data/portfolio/properties/contacts.ts';
import { propertyContactKinds } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { type ContactsValues, contactsSchema } from './contact-schema.ts';

const MOST_CONTACTS = 30;
const EMPTY = { kind: 'office', name: '', phone: '', email: '', note: '' } as const;

/** Whom the tenants of a property call, in the order in which they see them. */
export function ContactsCard({ propertyId }: { propertyId: string }) {
  const { contacts: text } = useText('condition');
  const { states } = useText('common');
  const query = useQuery(contactQueries.of(propertyId));
  return (
    <Card title={text.title} description={text.text}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {(rows) => <ContactsForm propertyId={propertyId} contacts={rows} />}
      </QueryView>
    </Card>
  );
}

interface ContactsFormProps {
  propertyId: string;
  contacts: readonly PropertyContact[];
}

function ContactsForm({ propertyId, contacts }: ContactsFormProps) {
  const { contacts: text, problems } = useText('condition');
  const app = useAppForm({
    schema: contactsSchema,
    defaults: { contacts: contacts.map(({ id: _, ...contact }) => contact) },
    draftKey: `contacts:${propertyId}`,
    texts: problems,
  });
  const rows = useFieldArray({ control: app.form.control, name: 'contacts' });
  const save = useAction({
    mutationFn: (values: ContactsValues) => setContacts({ propertyId, contacts: values.contacts }),
    invalidates: [contactQueries.of(propertyId).queryKey],
    toast: text.saved,
    onDone: app.clearDraft,
  });
  return (
    <ActionForm className="grid gap-5" action={save} onSubmit={app.submit(save.run)}>
      {rows.fields.length === 0 ? <p className="text-15 text-hint">{text.noneOffice}</p> : null}
      <ol className="grid gap-6">
        {rows.fields.map((row, index) => (
          <ContactRow key={row.id} app={app} index={index} onRemove={() => rows.remove(index)} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Plus}
          disabled={rows.fields.length >= MOST_CONTACTS}
          onClick={() => rows.append({ ...EMPTY })}
        >
          {text.add}
        </Button>
        <Button type="submit" variant="primary" isBusy={save.isRunning}>
          {text.save}
        </Button>
      </div>
    </ActionForm>
  );
}

interface ContactRowProps {
  app: AppForm<ContactsValues, ContactsValues>;
  index: number;
  onRemove: () => void;
}

function ContactRow({ app, index, onRemove }: ContactRowProps) {
  const { contacts: text } = useText('condition');
  const { states } = useText('common');
  const name = `contacts.${index}` as const;
  return (
    <li className="grid gap-4 border-b border-line pb-6 last:border-0 last:pb-0">
      <div className="flex items-end gap-3">
        <SelectField
          className="flex-1"
          label={text.kind}
          options={propertyContactKinds.map((value) => ({ value, label: text.kinds[value] }))}
          {...app.register(`${name}.kind`)}
        />
        <IconButton
          icon={X}
          label={text.remove({ name: app.form.getValues(`${name}.name`) || String(index + 1) })}
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.name}
          autoComplete="off"
          error={app.errorOf(`${name}.name`)}
          {...app.register(`${name}.name`)}
        />
        <TextField
          label={text.phone}
          type="tel"
          autoComplete="off"
          error={app.errorOf(`${name}.phone`)}
          {...app.register(`${name}.phone`)}
        />
        <TextField
          label={text.email}
          optional={states.optional}
          type="email"
          autoComplete="off"
          error={app.errorOf(`${name}.email`)}
          {...app.register(`${name}.email`)}
        />
        <TextField
          label={text.note}
          optional={states.optional}
          autoComplete="off"
          maxLength={160}
          {...app.register(`${name}.note`)}
        />
      </div>
    </li>
  );
}
