import { Plus, Trash2 } from 'lucide-react';
import type { RegisteredPerson } from '#src/data/leasing/people/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { type DraftPerson, knownPerson, newPerson } from './lease-draft.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonPicker } from './person-picker.tsx';
import { RegisteredNotice } from './registered-notice.tsx';
import type { StepProps } from './use-lease-draft.ts';

const MOST_TENANTS = 8;

/** Who rents: new people or known ones, the main tenant first. */
export function StepPeople({ draft, change, errorOf, registeredOf }: StepProps) {
  const text = useText('ownerMoney').tenantForm.people;
  const { people } = draft;
  return (
    <section className="grid gap-4" aria-labelledby="step-people">
      <div>
        <h2 id="step-people" className="text-20">
          {text.heading}
        </h2>
        <p className="text-15 text-secondary">{text.text}</p>
      </div>
      {people.map((person, index) => (
        <PersonCard
          key={person.place}
          person={person}
          index={index}
          errorOf={errorOf}
          found={registeredOf(person)}
          onChange={(next) => change({ people: people.with(index, { ...next, place: person.place }) })}
          onRemove={people.length > 1 ? () => change({ people: people.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {people.length < MOST_TENANTS ? (
        <div>
          <Button icon={Plus} onClick={() => change({ people: [...people, newPerson(newId())] })}>
            {text.add}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface PersonCardProps {
  person: DraftPerson;
  index: number;
  errorOf: StepProps['errorOf'];
  /** Who is registered with what was written of them. */
  found: RegisteredPerson | undefined;
  onChange: (person: DraftPerson) => void;
  /** Leave out for the only one. */
  onRemove: (() => void) | undefined;
}

function PersonCard({ person, index, errorOf, found, onChange, onRemove }: PersonCardProps) {
  const text = useText('ownerMoney').tenantForm.people;
  const title = index === 0 ? text.main : text.other({ position: index + 1 });
  const name = person.fullName || title;
  return (
    <Card
      title={title}
      action={
        onRemove ? <IconButton icon={Trash2} label={text.remove({ name })} onClick={onRemove} /> : undefined
      }
    >
      <div className="grid gap-4">
        <ChoiceGroup
          label={text.mode}
          isLabelHidden
          look="segments"
          value={person.isNew ? 'new' : 'known'}
          choices={[
            { value: 'new', label: text.newPerson },
            { value: 'known', label: text.knownPerson },
          ]}
          onChange={(event) => onChange({ ...newPerson(newId()), isNew: event.target.value === 'new' })}
        />
        {person.isNew ? (
          <>
            <PersonFields
              person={person}
              index={index}
              errorOf={errorOf}
              onChange={(part) => onChange({ ...person, ...part })}
            />
            <RegisteredNotice
              found={found}
              onChoose={() => found && onChange(knownPerson(found.person))}
              onApart={() =>
                found && onChange({ ...person, apartFrom: [...(person.apartFrom ?? []), found.person.id] })
              }
            />
          </>
        ) : (
          <PersonPicker person={person} index={index} errorOf={errorOf} onChoose={onChange} />
        )}
      </div>
    </Card>
  );
}
