import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeApplicant } from '#src/data/screening/applications/people-mutations.ts';
import {
  type Applicant,
  type Application,
  applicationQueries,
} from '#src/data/screening/applications/queries.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ApplicantDialog } from './applicant-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface ApplicantsCardProps {
  application: Application;
  canEdit: boolean;
}

/** The people of an application. */
export function ApplicantsCard({ application, canEdit }: ApplicantsCardProps) {
  const { detail: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(applicationQueries.applicants(id, application.id));
  const [edited, setEdited] = useState<Applicant | 'new' | null>(null);
  const [removed, setRemoved] = useState<Applicant | null>(null);
  return (
    <Card
      title={text.people}
      action={
        canEdit ? (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            {text.addPerson}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={5} />}>
        {(people) => (
          <ul className="grid divide-y divide-line">
            {people.map((person) => (
              <li key={person.id} className="py-4 first:pt-0 last:pb-0">
                <Person
                  person={person}
                  onEdit={canEdit ? () => setEdited(person) : undefined}
                  onRemove={canEdit && !person.isPrimary ? () => setRemoved(person) : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {edited ? (
        <ApplicantDialog
          application={application}
          applicant={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {removed ? (
        <RemoveDialog
          title={text.removePersonTitle({ name: removed.fullName })}
          text={text.removePersonText}
          mutationFn={() => removeApplicant(removed.id)}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </Card>
  );
}

interface PersonProps {
  person: Applicant;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function Person({ person, onEdit, onRemove }: PersonProps) {
  const { detail: text, form } = useText('ownerScreening');
  const { enums } = useText('common');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const { fullName: name, identityType: type, incomeMinor: income, incomeCurrency: currency } = person;
  const given = (value: string) => value || <NotKnown />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 text-16">{name}</h3>
        {person.isPrimary ? <Badge tone="info">{text.main}</Badge> : null}
        {onEdit ? (
          <IconButton size="sm" icon={Pencil} label={text.editPerson({ name })} onClick={onEdit} />
        ) : null}
        {onRemove ? (
          <IconButton size="sm" icon={Trash2} label={form.removePerson({ name })} onClick={onRemove} />
        ) : null}
      </div>
      <p className={person.consentedAt ? 'mb-3 text-14 text-hint' : 'mb-3 text-14 text-warn'}>
        {person.consentedAt
          ? text.consented({ date: formatDate(todayIn(timeZone, Date.parse(person.consentedAt)), language) })
          : text.notConsented}
      </p>
      <DefinitionList
        layout="columns"
        items={[
          {
            term: form.income,
            value: income === null || !currency ? <NotKnown /> : formatMoney(income, currency, language),
          },
          { term: form.occupation, value: given(person.occupation) },
          { term: form.employer, value: given(person.employer) },
          { term: form.phone, value: person.phone ? formatPhone(person.phone) : <NotKnown /> },
          { term: form.email, value: <span className="wrap-anywhere">{given(person.email)}</span> },
          {
            term: type ? enums.identityType[type] : form.identityType,
            value: type && person.identityNumber ? formatIdentity(type, person.identityNumber) : <NotKnown />,
          },
        ]}
      />
    </>
  );
}
