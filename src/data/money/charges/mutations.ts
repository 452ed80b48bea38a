import { call } from '#src/data/call.ts';
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
  return call(
    'add_charge',
    {
      leaseId: input.leaseId,
      kind: input.kind,
      amountMinor: input.amountMinor,
      dueOn: input.dueOn,
      description: input.description,
    },
    requestId,
  );
}

/** Undoes a charge; what was paid on it becomes credit. Errors: `charge_already_reversed`, `reason_missing`. */
export async function reverseCharge(
  input: { chargeId: string; reason: string; on: string },
  requestId: string,
): Promise<void> {
  await call(
    'reverse_charge',
    {
      on: input.on,
      chargeId: input.chargeId,
      reason: input.reason,
    },
    requestId,
  );
}
