import { useQuery } from '@tanstack/react-query';
import { setPersonEmail } from '#src/data/leasing/people/mutations.ts';
import { type PersonPage, personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import { peopleQueries, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** The person changed the address of their account: mail goes there, and the record is offered it. */
export function AccountEmailNote({ person }: { person: PersonPage }) {
  const text = useText('ownerTenantPage').tenantPage.accountEmail;
  const { id: organizationId, can } = useOrganization();
  const { data: email } = useQuery({
    ...personPageQueries.accountEmail(organizationId, person.id),
    enabled: person.userId !== null,
  });
  const take = useAction({
    mutationFn: setPersonEmail,
    invalidates: [peopleQueries.all, tenantQueries.all],
    toast: text.taken,
  });
  if (!email) return null;
  return (
    <Notice>
      <p className="wrap-anywhere">{text.uses({ name: person.fullName, email })}</p>
      <FailureNote text={take.error} />
      {can('people.write') ? (
        <Button
          size="sm"
          isBusy={take.isRunning}
          onClick={() => void take.run({ personId: person.id, email })}
          className="mt-2"
        >
          {text.take}
        </Button>
      ) : null}
    </Notice>
  );
}
