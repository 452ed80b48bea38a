import { repeatable, verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';

/** Where an owner of properties gets the statement of their own share. */
export interface OwnerContact {
  /** Key of the owner. */
  readonly owner: string;
  readonly email: string;
  readonly language: string;
  /** Whether whoever reads that address wants no more of them. */
  readonly isStopped: boolean;
}

async function fetchContacts(organizationId: string): Promise<OwnerContact[]> {
  const rows = unwrap(
    await select('owner_contacts', 'ownerKey, email, language, stoppedAt', { organizationId })
      .order('email')
      .order('id'),
  );
  return rows.map((row) => ({
    owner: row.ownerKey,
    email: row.email,
    language: row.language,
    isStopped: row.stoppedAt !== null,
  }));
}

export const ownerContactQueries = {
  list: (organizationId: string) =>
    query(['reports', organizationId, 'ownerContacts'], () => fetchContacts(organizationId), {
      // Owners stop their messages by themselves.
      staleTime: 0,
    }),
};

/** Errors: `not_found`: owns nothing any more; `email_address_invalid`. */
export const setOwnerContact = verb('set_owner_contact');

/** Sends an owner their statement. Errors: `not_found`, `owner_address_changed`, `owner_mail_stopped`, `rate_limited`. */
export const sendOwnerStatement = repeatable('send_owner_statement');
