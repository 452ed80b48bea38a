import { call, repeatable } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';
import { newId } from '#src/data/new-id.ts';
import { inParts } from '#src/domain/foundation/in-parts.ts';

export type ChargeInput = Arguments<'add_charge'>;

/** Charges a lease by hand; the tenant's credit pays it at once. Errors: `charge_exists`, `description_missing`. */
export const addCharge = repeatable('add_charge');

/** Undoes a charge; what was paid on it becomes credit. Errors: `charge_already_reversed`, `reason_missing`. */
export const reverseCharge = repeatable('reverse_charge');

export type ChargesInput = Arguments<'add_charges'>;

/** Charges many leases, all or none. Error: `charges_refused`, with each lease that it refuses and why. */
export const addCharges = repeatable('add_charges');

const UNDONE_AT_ONCE = 500;

/** Undoes many charges, some hundreds at a time; what was undone before stays so, so it may be asked for again. */
export async function reverseCharges(
  { chargeIds, reason }: { readonly chargeIds: readonly string[]; readonly reason: string },
  requestId: string,
): Promise<void> {
  let id = requestId;
  for (const part of inParts(chargeIds, UNDONE_AT_ONCE)) {
    // The first has the action's own id: the answer to it is asked after when it was lost.
    await call('reverse_charges', { chargeIds: [...part], reason }, id);
    id = newId();
  }
}
