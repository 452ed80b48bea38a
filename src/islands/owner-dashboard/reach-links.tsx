import type { ReactNode } from 'react';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { whatsAppChat } from '#src/domain/foundation/share-link.ts';

interface Reach {
  /** As stored; empty where it is not known. */
  readonly phone: string;
  readonly email: string;
}

/**
 * How to reach somebody at once: facts for the head of their page.
 * @param whatsApp words of the link to a conversation; left out where nobody expects one
 */
export function reachLinks({ phone, email }: Reach, whatsApp?: string): ReactNode[] {
  const link = (href: string, label: string) => (
    <a key={href} href={href} className="inline-block py-1 text-action wrap-anywhere hover:underline">
      {label}
    </a>
  );
  return [
    phone ? link(`tel:${phone}`, formatPhone(phone)) : null,
    phone && whatsApp ? link(whatsAppChat(phone), whatsApp) : null,
    email ? link(`mailto:${email}`, email) : null,
  ];
}
