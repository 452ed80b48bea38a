import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQueries } from '#src/data/leasing/people/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { classNames } from '#src/ui/class-names.ts';
import { FieldError } from '#src/ui/components/field.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { type DraftPerson, knownPerson } from './lease-draft.ts';
import { personField } from './lease-problems.ts';
import type { StepProps } from './use-lease-draft.ts';

export interface PersonPickerProps {
  /** With an empty name while nobody is chosen. */
  person: DraftPerson;
  index: number;
  errorOf: StepProps['errorOf'];
  onChoose: (person: DraftPerson) => void;
}

/** Finds somebody the organisation knows, by name. */
export function PersonPicker({ person, index, errorOf, onChoose }: PersonPickerProps) {
  const text = useText('ownerMoney').tenantForm.people;
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...peopleQueries.suggestions(id, useDebouncedValue(search.trim())),
    placeholderData: keepPreviousData,
  });
  const field = personField(index, 'id');
  const error = errorOf(field);
  return (
    <div className="grid gap-2">
      <SearchField label={text.search} value={search} onChange={setSearch} clearLabel={actions.clear} />
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={4} />}
        isEmpty={(people) => people.length === 0}
        empty={<p className="py-3 text-hint">{text.noPeople}</p>}
      >
        {(people) => (
          <ul id={field} tabIndex={-1} className="grid">
            {people.map((known) => {
              const isChosen = known.id === person.id;
              return (
                <li key={known.id} className="border-b border-line last:border-0">
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    onClick={() => onChoose(knownPerson(known))}
                    className={classNames(
                      'flex min-h-12 w-full items-center justify-between gap-4 rounded-control px-3 py-2 text-left hover:bg-hover',
                      isChosen && 'bg-selected',
                    )}
                  >
                    <span className="min-w-0 font-medium">{known.fullName}</span>
                    <span className="min-w-0 text-right text-14 text-hint wrap-anywhere">
                      {known.email || (known.phone ? formatPhone(known.phone) : '')}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
      <FieldError id={`${field}-error`} text={error} />
    </div>
  );
}
