import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KnownFacts, peopleQueries, type RegisteredPerson } from '#src/data/leasing/people/queries.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import type { DraftPerson } from './lease-draft.ts';
import { isEmail } from './lease-problems.ts';

/** What of a new person may be registered already; null where nothing is written that could tell. */
function factsOf({ isNew, email: typed, identityType, identityNumber }: DraftPerson): KnownFacts | null {
  if (!isNew) return null;
  const email = isEmail(typed.trim()) ? typed.trim().toLowerCase() : '';
  const document = identityType && identityNumber.trim() ? checkIdentity(identityType, identityNumber) : null;
  const number = document && document.status !== 'malformed' ? document.value : '';
  if (email === '' && number === '') return null;
  return { email, identityType: number ? identityType : null, identityNumber: number };
}

/** The new people of the form who are registered already. */
export function useRegistered(people: readonly DraftPerson[]) {
  const { id } = useOrganization();
  const client = useQueryClient();
  const ask = async (all: readonly KnownFacts[]) => {
    await Promise.all(all.map((facts) => client.ensureQueryData(peopleQueries.registered(id, facts))));
    return true;
  };
  const settled = useDebouncedValue(people).flatMap((person) => factsOf(person) ?? []);
  // The screen hears of the answers through this; whose they are is read from where they are kept.
  useQuery({
    queryKey: [...peopleQueries.all, id, 'registered', settled],
    queryFn: () => ask(settled),
    enabled: settled.length > 0,
  });
  return {
    registeredOf: (person: DraftPerson): RegisteredPerson | undefined => {
      const facts = factsOf(person);
      const found = facts ? client.getQueryData(peopleQueries.registered(id, facts).queryKey) : undefined;
      const apart = [person.id, ...(person.apartFrom ?? [])];
      return found?.find((one) => !apart.includes(one.person.id));
    },
    /** Waits for what was typed last. Where it cannot be asked, nobody is kept from going on. */
    ask: () => ask(people.flatMap((person) => factsOf(person) ?? [])).catch(() => false),
  };
}
