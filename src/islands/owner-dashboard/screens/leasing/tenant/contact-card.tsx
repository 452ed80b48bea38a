import { useState } from 'react';
import type { PersonPage } from '#src/data/leasing/people/page-queries.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { AccountEmailNote } from './account-email-note.tsx';
import { ContactDialog } from './contact-dialog.tsx';

/** How to reach the person, and who they are. */
export function ContactCard({ person }: { person: PersonPage }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { actions, enums } = useText('common');
  const { can } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  const link = (href: string, label: string) => (
    <a href={href} className="text-action wrap-anywhere hover:underline">
      {label}
    </a>
  );
  const { identityType, identityNumber } = person;
  return (
    <Card
      title={text.contact}
      action={
        can('people.write') ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {actions.edit}
          </Button>
        ) : null
      }
    >
      <AccountEmailNote person={person} />
      <DefinitionList
        items={[
          {
            term: text.email,
            value: person.email ? link(`mailto:${person.email}`, person.email) : <NotKnown />,
          },
          {
            term: text.phone,
            value: person.phone ? link(`tel:${person.phone}`, formatPhone(person.phone)) : <NotKnown />,
          },
          {
            term: identityType ? enums.identityType[identityType] : text.identityType,
            value:
              identityType && identityNumber ? formatIdentity(identityType, identityNumber) : <NotKnown />,
          },
          { term: text.portal, value: person.userId ? text.usesPortal : text.invite },
        ]}
      />
      <ContactDialog isOpen={isOpen} onClose={() => setOpen(false)} person={person} />
    </Card>
  );
}
