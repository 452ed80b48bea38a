import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { referenceKinds } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ApplicantFields } from './applicant-fields.tsx';
import { type ApplicationForm, emptyApplicant } from './application-schema.ts';

const MOST = 10;

interface PartProps {
  form: Pick<UseFormReturn<ApplicationForm>, 'control' | 'register'>;
  errorOf: Parameters<typeof ApplicantFields<ApplicationForm>>[0]['errorOf'];
}

/** Everybody who applies together; the first one is the main applicant. */
export function PeopleFields({ form, errorOf }: PartProps) {
  const { control, register } = form;
  const { form: text } = useText('ownerScreening');
  const { defaultCurrency } = useOrganization();
  const people = useFieldArray({ control, name: 'applicants' });
  const typed = useWatch({ control, name: 'applicants' });
  return (
    <Card title={text.people} description={text.peopleHint}>
      <ol className="grid gap-8">
        {people.fields.map((person, index) => {
          const name = typed[index]?.fullName || text.person({ number: index + 1 });
          return (
            <li key={person.id} className="grid gap-4">
              <div className="flex items-center justify-between gap-4">
                <h3 className="text-16">{text.person({ number: index + 1 })}</h3>
                {index > 0 ? (
                  <IconButton
                    icon={X}
                    label={text.removePerson({ name })}
                    onClick={() => people.remove(index)}
                  />
                ) : null}
              </div>
              <ApplicantFields<ApplicationForm>
                nameOf={(field) => `applicants.${index}.${field}`}
                currency={typed[index]?.incomeCurrency ?? defaultCurrency}
                {...{ control, register, errorOf }}
              />
            </li>
          );
        })}
      </ol>
      {people.fields.length < MOST ? (
        <Button className="mt-5" icon={Plus} onClick={() => people.append(emptyApplicant(defaultCurrency))}>
          {text.addPerson}
        </Button>
      ) : null}
    </Card>
  );
}

/** Whom the office may ask. */
export function ReferenceFields({ form, errorOf }: PartProps) {
  const { control, register } = form;
  const { form: text, names } = useText('ownerScreening');
  const { states } = useText('common');
  const references = useFieldArray({ control, name: 'references' });
  const typed = useWatch({ control, name: 'references' });
  return (
    <Card title={text.references} description={text.referencesHint}>
      {references.fields.length === 0 ? <p className="text-15 text-hint">{text.noReferences}</p> : null}
      <ol className="grid gap-5">
        {references.fields.map((reference, index) => (
          <li key={reference.id} className="grid items-start gap-3 sm:grid-cols-[13rem_1fr_1fr_2.75rem]">
            <SelectField
              label={text.referenceKind}
              options={referenceKinds.map((value) => ({ value, label: names.referenceKind[value] }))}
              {...register(`references.${index}.kind`)}
            />
            <TextField
              label={text.referenceName}
              autoComplete="off"
              error={errorOf(`references.${index}.fullName`)}
              {...register(`references.${index}.fullName`)}
            />
            <TextField
              label={text.phone}
              type="tel"
              autoComplete="off"
              optional={states.optional}
              error={errorOf(`references.${index}.phone`)}
              {...register(`references.${index}.phone`)}
            />
            <span className="sm:pt-7">
              <IconButton
                icon={X}
                label={text.removeReference({ name: typed[index]?.fullName || String(index + 1) })}
                onClick={() => references.remove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      {references.fields.length < MOST ? (
        <Button
          className="mt-5"
          icon={Plus}
          onClick={() => references.append({ kind: 'landlord', fullName: '', phone: '' })}
        >
          {text.addReference}
        </Button>
      ) : null}
    </Card>
  );
}
