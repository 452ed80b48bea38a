import type { Invitation } from '#src/data/people/invitation/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';

/** Where one is invited to, as what, and with which address. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const text = useText('auth').invitation;
  const { enums } = useText('common');
  const { role, propertyName, unitLabel, email } = invitation;
  const place = [propertyName, unitLabel].filter(Boolean).join(', ');
  return (
    <DefinitionList
      items={[
        ...(place ? [{ term: text.place, value: place }] : []),
        ...(role ? [{ term: text.role, value: enums.membershipRole[role] }] : []),
        { term: text.account, value: email },
      ]}
    />
  );
}
