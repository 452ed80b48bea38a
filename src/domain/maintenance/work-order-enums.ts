/** How far a work order has come: a price, an approval, the work, its bill. */
export const workOrderStatuses = [
  'draft',
  'quoting',
  'awaiting_approval',
  'approved',
  'in_progress',
  'done',
  'billed',
  'cancelled',
] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

/** Who bears the cost in the end. */
export const workOrderPayers = ['owner', 'tenant', 'deposit'] as const;
export type WorkOrderPayer = (typeof workOrderPayers)[number];

/** How a price counts its ITBIS: it has none, it is in the price, or it comes on top. */
export const quoteTaxes = ['none', 'included', 'added'] as const;
export type QuoteTax = (typeof quoteTaxes)[number];

/** What the link of a vendor is good for. */
export const quoteStates = ['open', 'deciding', 'accepted', 'expired', 'closed'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Steps of a work order in the history of its request (`private.note_work_order`). */
export const workOrderSteps = [
  'opened',
  'quotes_asked',
  'quote_withdrawn',
  'quote_given',
  'quote_changed',
  'quote_declined',
  'quote_accepted',
  'price_agreed',
  'vendor_override',
  'sent_for_approval',
  'sent_back',
  'approved',
  'ordered',
  'done',
  'billed',
  'bill_gone',
  'charged',
  'kept_from_deposit',
  'cancelled',
] as const;
export type WorkOrderStep = (typeof workOrderSteps)[number];
