import { call, repeatable, verb } from '#src/data/call.ts';
import { type BillInput, billColumns } from '#src/data/expenses/bills/mutations.ts';

/** Begins a work order of a request. Returns its id. Errors: `maintenance_moved`, `work_lease_missing`. */
export const openWorkOrder = repeatable('open_work_order');

/** Writes it again, until a price is agreed. Errors: `work_order_moved`, `work_currency_fixed`. */
export const changeWorkOrder = repeatable('change_work_order');

/** Asks vendors for a price, each at an address. Errors: `email_address_invalid`, `quote_day_invalid`, `rate_limited`. */
export const askForQuotes = repeatable('ask_for_quotes');

/** Ends the link of a vendor. Error: `work_order_moved`. */
export const revokeQuoteRequest = verb('revoke_quote_request');

/** Takes the price of a vendor. Returns the new status. Errors: `quote_over`, `quote_withdrawn`, `work_order_moved`. */
export const acceptQuote = repeatable('accept_quote');

/** Gives the work to a vendor at a price agreed in another way. Returns the new status. */
export const agreeWork = repeatable('agree_work');

/** Approves work above the limit, or sends it back. Errors: `approval_by_other`, `work_order_moved`. */
export const decideWorkOrder = repeatable('decide_work_order');

/** Gives approved work to its vendor. Errors: `email_address_invalid`, `scheduled_in_past`, `work_order_moved`. */
export const orderWork = repeatable('order_work');

/** The work is done. Error: `work_order_moved`. */
export const finishWork = repeatable('finish_work');

/** Ends work that is not done. Errors: `reason_missing`, `work_order_moved`. */
export const cancelWorkOrder = repeatable('cancel_work_order');

/** Charges the tenant what the work cost. Errors: `work_not_billed`, `work_charged`, `lease_not_in_force`. */
export const chargeWorkOrder = repeatable('charge_work_order');

/** Above which price somebody else approves work on a property; null for no limit. */
export const setWorkLimit = verb('set_work_limit');

/** Writes the bill of work that is done. Returns its id. Errors: `bill_not_of_work`, `work_order_moved` and those of a bill. */
export const billWorkOrder = (workOrderId: string, bill: BillInput, requestId: string): Promise<string> =>
  call('bill_work_order', { workOrderId, ...billColumns(bill) }, requestId);
