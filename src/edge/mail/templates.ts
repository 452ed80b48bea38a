import type { MailTemplate } from './template.ts';
import { contactMessage, contactReceived } from './templates/contact.ts';
import { waitlistConfirm, waitlistKnown } from './templates/waitlist.ts';

/** Every message that the product sends by itself, by the name under which it is written down. Auth's own are in supabase/templates. */
export const templates = {
  contact_message: contactMessage,
  contact_received: contactReceived,
  waitlist_confirm: waitlistConfirm,
  waitlist_known: waitlistKnown,
} satisfies Record<string, MailTemplate>;
