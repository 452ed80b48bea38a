import { queryOptions } from '@tanstack/react-query';
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
      .select('owner_key, email, language, stopped_at')
      .eq('organization_id', organizationId)
      .order('email')
      .order('id'),
  );
  return rows.map((row) => ({
    owner: row.owner_key,
    email: row.email,
    language: row.language,
    isStopped: row.stopped_at !== null,
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
  const answer = await getClient().rpc('set_owner_contact', {
    p_organization_id: input.organizationId,
    p_owner_key: input.owner,
    p_email: input.email,
    p_language: input.language,
  });
  unwrap(answer);
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
  const answer = await getClient().rpc('send_owner_statement', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_owner_key: input.owner,
    p_email: input.email,
    p_from: input.from,
    p_to: input.to,
    p_basis: input.basis,
    p_currency: input.currency,
    ...(input.propertyId && { p_property_id: input.propertyId }),
  });
  unwrap(answer);
}
