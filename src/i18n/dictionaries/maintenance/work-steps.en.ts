import type { WorkOrderStep } from '#src/domain/maintenance/work-order-enums.ts';

/** Steps of work orders in the history of a request. */
export const workSteps = {
  order: (p: { number: number }) => `Work order ${p.number}`,
  vendors: (p: { count: number }) => (p.count === 1 ? '1 vendor' : `${p.count} vendors`),
  step: {
    opened: 'Created',
    quotes_asked: 'Quotes requested',
    quote_withdrawn: 'Request for a quote withdrawn',
    quote_given: 'Quote received',
    quote_changed: 'Quote changed',
    quote_declined: 'Vendor declined',
    quote_accepted: 'Quote accepted',
    price_agreed: 'Price agreed',
    vendor_override: 'Vendor accepted despite missing papers',
    sent_for_approval: 'Sent for approval',
    sent_back: 'Sent back',
    approved: 'Approved',
    ordered: 'Sent to the vendor',
    done: 'Work done',
    billed: 'Bill entered',
    bill_gone: 'Bill deleted or voided',
    charged: 'Charged to the tenant',
    kept_from_deposit: 'Kept from the deposit',
    cancelled: 'Cancelled',
  } satisfies Record<WorkOrderStep, string>,
};

export type WorkStepsText = typeof workSteps;
