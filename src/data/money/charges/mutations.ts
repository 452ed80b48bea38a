import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ChargeKind } from '#src/domain/foundation/enums.ts';

export interface ChargeInput {
  readonly leaseId: string;
  readonly kind: Exclude<ChargeKind, 'rent'>;
  /** Minor units of the lease's currency, above zero. */
  readonly amountMinor: number;
  readonly dueOn: string;
  /** Required for the kind `other`. */
  readonly description: string;
}

/** Charges a lease by hand; the tenant's credit pays it at once. Errors: `charge_exists`, `description_missing`. */
export async function addCharge(input: ChargeInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('add_charge', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_kind: input.kind,
    p_amount_minor: input.amountMinor,
    p_due_on: input.dueOn,
    p_description: input.description,
  });
  return unwrap(answer) as string;
}

/** Undoes a charge; what was paid on it becomes credit. Errors: `charge_already_reversed`, `reason_missing`. */
export async function reverseCharge(
  input: { chargeId: string; reason: string; on: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reverse_charge', {
      p_on: input.on,
      p_request_id: requestId,
      p_charge_id: input.chargeId,
      p_reason: input.reason,
    }),
  );
}
