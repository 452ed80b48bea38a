import { useQuery } from '@tanstack/react-query';
import { Mail, Phone, Siren } from 'lucide-react';
import { contactQueries, type PropertyContact } from '#src/data/portfolio/properties/contacts.ts';
import { EMERGENCY_NUMBER } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

/** Whom to call: the country's emergency number first, which needs no connection, then the property's own. */
export function ContactsCard({ propertyId }: { propertyId: string }) {
  const { contacts: text } = useText('condition');
  const query = useQuery(contactQueries.of(propertyId));
  return (
    <Card title={text.title} isFlush>
      <ul className="divide-y divide-line border-t border-line">
        <li className="flex flex-wrap items-center gap-3 px-5 py-3">
          <Siren size={24} aria-hidden="true" className="shrink-0 text-bad" />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{text.emergency}</span>
            <span className="block text-14 text-hint">{text.national}</span>
          </span>
          <CallLink name={text.emergency} phone={EMERGENCY_NUMBER} />
        </li>
      </ul>
      <QueryView
        query={query}
        skeleton={<Skeleton className="m-5 h-20" />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="border-t border-line px-5 py-4 text-15 text-hint">{text.none}</p>}
      >
        {(rows) => (
          <ul className="divide-y divide-line border-t border-line">
            {[...rows].sort(emergencyFirst).map((contact) => (
              <ContactLine key={contact.id} contact={contact} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

const rank = ({ kind }: PropertyContact) => (kind === 'emergency' ? 0 : 1);
const emergencyFirst = (one: PropertyContact, other: PropertyContact) => rank(one) - rank(other);

function ContactLine({ contact }: { contact: PropertyContact }) {
  const { contacts: text } = useText('condition');
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium break-words">{contact.name}</span>
        <span className="block text-14 text-hint break-words">
          {text.kinds[contact.kind]}
          {contact.note ? ` · ${contact.note}` : ''}
        </span>
      </span>
      {contact.email ? (
        <a href={`mailto:${contact.email}`} className={buttonClass()}>
          <Mail size={18} aria-hidden="true" />
          <span className="break-all">{contact.email}</span>
        </a>
      ) : null}
      {contact.phone ? <CallLink name={contact.name} phone={contact.phone} /> : null}
    </li>
  );
}

function CallLink({ name, phone }: { name: string; phone: string }) {
  const { contacts: text } = useText('condition');
  return (
    <a
      href={`tel:${phone.replaceAll(/[^+\d*#]/g, '')}`}
      aria-label={text.call({ name, phone })}
      className={buttonClass({ variant: 'primary' })}
    >
      <Phone size={18} aria-hidden="true" />
      <span className="tabular-nums">{phone}</span>
    </a>
  );
}
