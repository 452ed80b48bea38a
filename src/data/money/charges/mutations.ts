import { repeatable } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';

export type ChargeInput = Arguments<'add_charge'>;

/** Charges a lease by hand; the tenant's credit pays it at once. Errors: `charge_exists`, `description_missing`. */
export const addCharge = repeatable('add_charge');

/** Undoes a charge; what was paid on it becomes credit. Errors: `charge_already_reversed`, `reason_missing`. */
export const reverseCharge = repeatable('reverse_charge');
