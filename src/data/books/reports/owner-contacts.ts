import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { AccountingBasis, CurrencyCode } from '#src/domain/foundation/enums.ts';

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
    await getClient()
      .from('owner_contacts')
      .select('ownerKey, email, language, stoppedAt')
      .eq('organizationId', organizationId)
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
    queryOptions({
      queryKey: ['reports', organizationId, 'ownerContacts'],
      queryFn: () => fetchContacts(organizationId),
      // Owners stop their messages by themselves.
      staleTime: 0,
    }),
};

export interface ContactInput {
  readonly organizationId: string;
  readonly owner: string;
  /** Empty: none. */
  readonly email: string;
  readonly language: string;
}

/** Errors: `not_found`: owns nothing any more; `email_address_invalid`. */
export async function setOwnerContact(input: ContactInput): Promise<void> {
  await call('set_owner_contact', {
    organizationId: input.organizationId,
    ownerKey: input.owner,
    email: input.email,
    language: input.language,
  });
}

export interface StatementInput {
  readonly organizationId: string;
  readonly owner: string;
  /** As it was confirmed. */
  readonly email: string;
  readonly from: string;
  readonly to: string;
  readonly basis: AccountingBasis;
  readonly currency: CurrencyCode;
  readonly propertyId: string | null;
}

/** Sends an owner their statement. Errors: `not_found`, `owner_address_changed`, `owner_mail_stopped`, `rate_limited`. */
export async function sendOwnerStatement(input: StatementInput, requestId: string): Promise<void> {
  await call(
    'send_owner_statement',
    {
      organizationId: input.organizationId,
      ownerKey: input.owner,
      email: input.email,
      from: input.from,
      to: input.to,
      basis: input.basis,
      currency: input.currency,
      ...(input.propertyId && { propertyId: input.propertyId }),
    },
    requestId,
  );
}
