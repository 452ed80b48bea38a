import { X } from 'lucide-react';
import { useState } from 'react';
import { changeLeaseTenants, setLeaseGuarantors } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm, type StartedAction } from '#src/islands/shell/form/action-form.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { leaseKeys } from '../lease/lease-keys.ts';
import { type NamedPerson, PersonSearch } from './person-search.tsx';

interface PartiesDialogProps extends OpenedDialogProps {
  lease: Lease;
  parties: 'tenants' | 'guarantors';
  /** Who it is now. */
  people: readonly (NamedPerson & { readonly isMain?: boolean })[];
}

/** Who rents, or who answers for those who rent. */
export function PartiesDialog({ isOpen, onClose, lease, parties, people }: PartiesDialogProps) {
  const text = useText('ownerLeasing').leasing.parties;
  const action = useAction({
    mutationFn: parties === 'tenants' ? changeLeaseTenants : setLeaseGuarantors,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={parties === 'tenants' ? text.tenantsTitle : text.guarantorsTitle}
      submitLabel={text.submit}
    >
      <PartiesForm
        explanation={parties === 'tenants' ? text.tenantsText : text.guarantorsText}
        people={people}
        action={action}
        onSubmit={(personIds) => void action.run({ leaseId: lease.id, personIds })}
      />
    </ActionDialog>
  );
}

interface PartiesFormProps {
  explanation: string;
  people: PartiesDialogProps['people'];
  action: StartedAction;
  onSubmit: (personIds: string[]) => void;
}

function PartiesForm({ explanation, people, action, onSubmit }: PartiesFormProps) {
  const text = useText('ownerLeasing').leasing.parties;
  const [chosen, setChosen] = useState(people);
  return (
    <ActionForm action={action} onSubmit={() => onSubmit(chosen.map((person) => person.id))}>
      <p className="text-secondary">{explanation}</p>
      <div>
        <h3 className="text-14 font-medium">{text.chosen}</h3>
        {chosen.length === 0 ? <p className="py-2 text-hint">{text.nobody}</p> : null}
        <ul className="grid">
          {chosen.map((person) => (
            <li
              key={person.id}
              className="flex min-h-12 items-center gap-3 border-b border-line last:border-0"
            >
              <Avatar name={person.fullName} size="sm" />
              <span className="min-w-0 flex-1">
                {person.fullName}
                {person.isMain ? <span className="block text-14 text-hint">{text.main}</span> : null}
              </span>
              {person.isMain ? null : (
                <IconButton
                  icon={X}
                  label={text.remove({ name: person.fullName })}
                  onClick={() => setChosen(chosen.filter((other) => other.id !== person.id))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      <PersonSearch
        excluded={chosen.map((person) => person.id)}
        onChoose={(person) => setChosen([...chosen, person])}
      />
    </ActionForm>
  );
}
