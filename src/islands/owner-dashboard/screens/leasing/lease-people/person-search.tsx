import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addPerson } from '#src/data/leasing/people/mutations.ts';
import { peopleQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Button } from '#src/ui/components/button.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

export interface NamedPerson {
  readonly id: string;
  readonly fullName: string;
}

interface PersonSearchProps {
  /** Ids of people who are chosen already. */
  excluded: readonly string[];
  onChoose: (person: NamedPerson) => void;
}

/** Finds somebody the organisation knows by name, or writes down somebody new; the rest of them can be added later. */
export function PersonSearch({ excluded, onChoose }: PersonSearchProps) {
  const text = useText('ownerLeasing').leasing.parties;
  const { actions, states } = useText('common');
  const { id: organizationId } = useOrganization();
  const [search, setSearch] = useState('');
  const name = search.trim();
  const query = useQuery({
    ...peopleQueries.suggestions(organizationId, useDebouncedValue(name)),
    placeholderData: keepPreviousData,
  });
  const choose = (person: NamedPerson) => {
    setSearch('');
    onChoose(person);
  };
  const adding = useAction({
    mutationFn: (fullName: string, personId) =>
      addPerson(
        { organizationId, fullName, email: '', phone: '', identityType: null, identityNumber: '' },
        personId,
      ).then(() => ({ id: personId, fullName })),
    invalidates: [peopleQueries.all],
    onDone: choose,
  });
  return (
    <div className="grid gap-2">
      <SearchField label={text.search} value={search} onChange={setSearch} clearLabel={actions.clear} />
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(people) => {
          const found = people.filter((person) => !excluded.includes(person.id));
          if (found.length === 0) return <p className="text-hint">{text.noPeople}</p>;
          return (
            <ul className="grid">
              {found.map((person) => (
                <li key={person.id} className="border-b border-line last:border-0">
                  <button
                    type="button"
                    aria-label={text.add({ name: person.fullName })}
                    onClick={() => choose(person)}
                    className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 py-2 text-left hover:bg-hover"
                  >
                    <span className="min-w-0 font-medium">{person.fullName}</span>
                    <span className="min-w-0 text-right text-14 text-hint wrap-anywhere">{person.email}</span>
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
      {name ? (
        <Button
          icon={Plus}
          size="sm"
          className="justify-self-start"
          isBusy={adding.isRunning}
          onClick={() => void adding.run(name)}
        >
          {text.addNew({ name })}
        </Button>
      ) : null}
      <FailureNote text={adding.error} />
    </div>
  );
}
