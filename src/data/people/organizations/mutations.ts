import { call, repeatable, trimmed, verb } from '#src/data/call.ts';
import { changeRow } from '#src/data/table-rows.ts';
import type { CurrencyCode, OrganizationKind } from '#src/domain/foundation/enums.ts';

export interface NewOrganization {
  readonly name: string;
  readonly kind: OrganizationKind;
  readonly defaultCurrency: CurrencyCode;
}

/** Makes an organisation with the caller as its owner. Returns its id. Errors: `not_allowed`, `too_many_organizations`. */
export const createOrganization = (input: NewOrganization, requestId: string) =>
  call('create_organization', trimmed(input), requestId);

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
  await changeRow(
    'organizations',
    { id: input.organizationId },
    {
      name: input.name.trim(),
      kind: input.kind,
      defaultCurrency: input.defaultCurrency,
      timeZone: input.timeZone,
      rnc: input.rnc,
      address: input.address.trim(),
      phone: input.phone,
    },
  );
}

/**
 * Makes an organisation readable only. Errors: confirmation_differs (the typed name), leases_open, payments_undecided,
 * balances_open, second_factor_needed, not_allowed.
 */
export const closeOrganization = repeatable('close_organization');

/** Takes a closing back. Errors: not_allowed, second_factor_needed. */
export const reopenOrganization = verb('reopen_organization');
