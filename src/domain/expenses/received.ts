/** What became of a receipt that somebody sent: DGII has not said, refused by us, and what DGII says of it. */
export const receivedStates = ['received', 'refused', 'accepted_by_dgii', 'rejected_by_dgii'] as const;
export type ReceivedState = (typeof receivedStates)[number];

/** Kinds that a seller gives to a buyer, and so those that come. Twin: what `incoming-ecf.ts` reads. */
export const receivedKinds = [
  ...(['fiscal_credit', 'consumer', 'debit_note', 'credit_note', 'special_regime', 'government'] as const),
] as const;

export type ApprovalState = 'none' | 'approved' | 'refused';

/** What became of an answer on its way to one of those whom it is for. */
export type DeliveredTo = 'none' | 'waits' | 'taken' | 'refused' | 'no_service';

/** Kinds of receipts of which the buyer says whether they approve the deal. */
const WITH_APPROVAL: readonly string[] = [
  ...['fiscal_credit', 'debit_note', 'credit_note', 'special_regime', 'government'],
];

export interface AnswerableReceipt {
  readonly state: ReceivedState;
  readonly environment: string;
  readonly ncfKind: string;
  readonly approvalState: ApprovalState;
}

/** Whether the deal can be approved or refused now. While an issuer is certified nobody can ask DGII. */
export const canAnswer = ({ state, environment, ncfKind, approvalState }: AnswerableReceipt): boolean =>
  approvalState === 'none' &&
  WITH_APPROVAL.includes(ncfKind) &&
  (state === 'accepted_by_dgii' || (state === 'received' && environment === 'certecf'));

/** Whether a bill may be made of it: not of what is not valid. */
export const canBecomeBill = ({ state }: Pick<AnswerableReceipt, 'state'>): boolean =>
  state === 'received' || state === 'accepted_by_dgii';
