import { call, repeatable } from '#src/data/call.ts';
import { toAppError } from '#src/data/errors.ts';
import type { Arguments } from '#src/data/functions.ts';
import { inParts } from '#src/domain/foundation/in-parts.ts';
import { partId } from '#src/domain/foundation/request-id.ts';

export type ChargeInput = Arguments<'add_charge'>;

/** Charges a lease by hand; the tenant's credit pays it at once. Errors: `charge_exists`, `description_missing`. */
export const addCharge = repeatable('add_charge');

/** Undoes a charge; what was paid on it becomes credit. Errors: `charge_already_reversed`, `reason_missing`. */
export const reverseCharge = repeatable('reverse_charge');

export type ChargesInput = Arguments<'add_charges'>;

/** Charges many leases, all or none. Error: `charges_refused`, with each lease that it refuses and why. */
export const addCharges = repeatable('add_charges');

const UNDONE_AT_ONCE = 500;

/**
 * Undoes many charges, some hundreds at a time. Each part has an id of its own that stays the same when all is sent again,
 * and a part that was undone before is passed over. Error: `charge_already_reversed` where that is all of them.
 */
export async function reverseCharges(
  { chargeIds, reason }: { readonly chargeIds: readonly string[]; readonly reason: string },
  requestId: string,
): Promise<void> {
  const parts = [...inParts(chargeIds, UNDONE_AT_ONCE)];
  let left = parts.length;
  for (const [index, part] of parts.entries()) {
    try {
      await call('reverse_charges', { chargeIds: [...part], reason }, partId(requestId, index));
    } catch (error) {
      left -= 1;
      if (toAppError(error).code !== 'charge_already_reversed' || left === 0) throw error;
    }
  }
}
