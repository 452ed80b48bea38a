import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { CurrencyCode, OrganizationKind } from '#src/domain/foundation/enums.ts';

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

export interface OrganizationChange extends NewOrganization {
  readonly organizationId: string;
  readonly timeZone: string;
  /** Digits only; empty when unknown. */
  readonly rnc: string;
  readonly address: string;
  /** E.164, or empty. */
  readonly phone: string;
}

/** Changes the data of an organisation. Errors: not_found (only owners may), currency_locked, unknown_time_zone. */
export async function changeOrganization(input: OrganizationChange): Promise<void> {
  unwrap(
    await getClient()
      .from('organizations')
      .update({
        name: input.name.trim(),
        kind: input.kind,
        default_currency: input.defaultCurrency,
        time_zone: input.timeZone,
        rnc: input.rnc,
        address: input.address.trim(),
        phone: input.phone,
      })
      .eq('id', input.organizationId)
      .select('id')
      .single(),
  );
}

/**
 * Makes an organisation readable only. Errors: confirmation_differs (the typed name), leases_open, payments_undecided,
 * balances_open, second_factor_needed, not_allowed.
 */
export async function closeOrganization(
  input: { readonly organizationId: string; readonly confirmation: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('close_organization', {
      p_request_id: requestId,
      p_organization_id: input.organizationId,
      p_confirmation: input.confirmation,
    }),
  );
}

/** Takes a closing back. Errors: not_allowed, second_factor_needed. */
export async function reopenOrganization(organizationId: string): Promise<void> {
  unwrap(await getClient().rpc('reopen_organization', { p_organization_id: organizationId }));
}
