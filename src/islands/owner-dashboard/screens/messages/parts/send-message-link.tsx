import { MessagesSquare } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';

/** Leads to a new message to the tenants of a lease, or to a person, for those who may write. */
export function SendMessageLink({ to }: { to: { lease: string } | { person: string } }) {
  const { home } = useText('owner');
  const { can } = useOrganization();
  if (!can('messages.write')) return null;
  return (
    <AppLink to={`/messages/new?${new URLSearchParams(to)}`} className={buttonClass()}>
      <MessagesSquare size={18} aria-hidden="true" />
      {home.sendMessage}
    </AppLink>
  );
}
