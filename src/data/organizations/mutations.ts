import type { CurrencyCode, OrganizationKind } from '#src/domain/enums.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

export interface NewOrganization {
  readonly name: string;
  readonly kind: OrganizationKind;
  readonly defaultCurrency: CurrencyCode;
}

/** Makes an organisation with the caller as its owner. Returns its id. Errors: `not_allowed`, `too_many_organizations`. */
export async function createOrganization(input: NewOrganization, requestId: string): Promise<string> {
  const answer = await getClient().rpc('create_organization', {
    p_request_id: requestId,
    p_name: input.name.trim(),
    p_kind: input.kind,
    p_default_currency: input.defaultCurrency,
  });
  return unwrap(answer) as string;
}
