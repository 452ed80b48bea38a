import { useQuery } from '@tanstack/react-query';
import { UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { peopleQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { PeopleSearch } from '#src/islands/owner-dashboard/people-search.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';

/** Only the papers of one tenant: their own and those of their leases. */
export function TenantFilter({ list }: { list: ListControls }) {
  const { tenant: text } = useText('ownerDocuments');
  const { actions } = useText('common');
  const { id } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  const personId = list.query.filters.tenant?.[0] ?? '';
  const { data: person } = useQuery({ ...peopleQueries.byId(id, personId), enabled: personId !== '' });
  const set = (ids: readonly string[]) => {
    setOpen(false);
    list.setFilter('tenant', ids);
  };
  return (
    <>
      {personId ? (
        <Button
          icon={X}
          onClick={() => set([])}
          aria-label={person ? text.clear({ name: person.fullName }) : actions.clear}
        >
          {person ? text.of({ name: person.fullName }) : actions.clear}
        </Button>
      ) : (
        <Button icon={UserRound} onClick={() => setOpen(true)}>
          {text.choose}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.title} closeLabel={actions.close}>
        {isOpen ? <PersonChoice onChoose={(chosen) => set([chosen])} /> : null}
      </Dialog>
    </>
  );
}

function PersonChoice({ onChoose }: { onChoose: (personId: string) => void }) {
  const { tenant: text } = useText('ownerDocuments');
  return (
    <div className="grid gap-3">
      <PeopleSearch label={text.search} none={text.none} rows={4}>
        {(people) => (
          <ul className="grid">
            {people.map((person) => (
              <li key={person.id} className="border-b border-line last:border-0">
                <button
                  type="button"
                  onClick={() => onChoose(person.id)}
                  className="flex min-h-12 w-full items-center justify-between gap-4 rounded-control px-3 py-2 text-left hover:bg-hover"
                >
                  <span className="min-w-0 font-medium">{person.fullName}</span>
                  <span className="min-w-0 text-right text-14 text-hint wrap-anywhere">{person.email}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PeopleSearch>
    </div>
  );
}
