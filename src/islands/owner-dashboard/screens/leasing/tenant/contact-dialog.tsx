import { type ContactInput, changeContact } from '#src/data/leasing/people/page-mutations.ts';
import type { PersonPage } from '#src/data/leasing/people/page-queries.ts';
import { peopleQueries, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ContactForm } from './contact-form.tsx';

/** Brings what is known of a person up to date. */
export function ContactDialog({ isOpen, onClose, person }: OpenedDialogProps & { person: PersonPage }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { actions } = useText('common');
  const action = useAction<ContactInput, void>({
    mutationFn: changeContact,
    invalidates: [peopleQueries.all, tenantQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog isOpen={isOpen} onClose={onClose} title={text.edit} submitLabel={actions.save}>
      <ContactForm person={person} action={action} />
    </ActionDialog>
  );
}
