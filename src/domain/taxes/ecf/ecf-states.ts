/** How far a document has come at the tax authority. */
export const ecfStates = [
  'to_sign',
  'signed',
  'sent',
  'accepted',
  'conditional',
  'rejected',
  'annulled',
] as const;
export type EcfState = (typeof ecfStates)[number];

/** How far it has come to a buyer who has services for it. */
export const ecfDeliveries = ['not_due', 'to_deliver', 'delivered', 'refused', 'unreachable'] as const;

/** What the buyer said of it. */
export const ecfApprovals = ['none', 'approved', 'refused'] as const;
