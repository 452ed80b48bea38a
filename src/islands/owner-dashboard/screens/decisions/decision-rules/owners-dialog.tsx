import { X } from 'lucide-react';
import { type DecisionUnit, ruleQueries, setUnitOwners } from '#src/data/decisions/rules.ts';
import { useText } from '#src/i18n/react.tsx';
import {
  type NamedPerson,
  PersonSearch,
} from '#src/islands/owner-dashboard/screens/leasing/lease-people/person-search.tsx';
import { InviteOwner } from '#src/islands/shell/decisions/invite-owner.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';

const MOST_OWNERS = 20;

interface Owners {
  readonly people: readonly NamedPerson[];
  readonly isOrganization: boolean;
}

/** Who owns a unit: people, the organization, or both. */
export function OwnersDialog({ unit, onClose }: { unit: DecisionUnit; onClose: () => void }) {
  const text = useText('decisionRules');
  const [{ people, isOrganization }, change] = useDraft<Owners>(() => ({
    people: unit.owners.flatMap(({ personId, name }) =>
      personId ? [{ id: personId, fullName: name ?? '' }] : [],
    ),
    isOrganization: unit.owners.length === 0 || unit.owners.some(({ personId }) => personId === null),
  }));
  const save = useAction({
    mutationFn: setUnitOwners,
    invalidates: [ruleQueries.all],
    toast: text.ownersSaved,
    onDone: onClose,
  });
  const owners = [
    ...people.map(({ id }) => ({ personId: id as string | null })),
    ...(isOrganization ? [{ personId: null }] : []),
  ];
  const isTooMany = owners.length > MOST_OWNERS;
  return (
    <ActionDialog
      title={text.ownersOf({ unit: unit.label })}
      action={save}
      input={isTooMany ? null : { unitId: unit.id, owners }}
      onClose={onClose}
    >
      <ul className="divide-y divide-line empty:hidden">
        {people.map((person) => (
          <li key={person.id} className="grid gap-1 py-1">
            <div className="flex items-center justify-between gap-2">
              <span className="min-w-0">{person.fullName}</span>
              <IconButton
                icon={X}
                label={text.removeOwner({ name: person.fullName })}
                onClick={() => change({ people: people.filter(({ id }) => id !== person.id) })}
              />
            </div>
            {unit.owners.some(({ personId }) => personId === person.id) ? (
              <InviteOwner person={{ id: person.id, name: person.fullName }} />
            ) : null}
          </li>
        ))}
      </ul>
      <FieldError id="owners-error" text={isTooMany ? text.tooManyOwners : undefined} />
      <Checkbox
        label={text.ownOrganization}
        checked={isOrganization}
        onChange={({ target }) => change({ isOrganization: target.checked })}
      />
      <PersonSearch
        excluded={people.map(({ id }) => id)}
        onChoose={(person) =>
          change({
            people: [...people, person],
            // A unit that was nobody's in particular is theirs now, unless somebody says otherwise.
            ...(unit.owners.length === 0 && people.length === 0 && { isOrganization: false }),
          })
        }
      />
    </ActionDialog>
  );
}
