import type { RollField } from './fields.ts';

/** What is wrong with a cell of a rent roll. */
export const rollFaults = [
  'missing',
  'long',
  'date',
  'date_order',
  'due_day',
  'amount',
  'amount_two_ways',
  'currency',
  'number',
  'choice',
  'flag',
  'email',
  'phone',
  'damaged',
  'identity',
  'identity_two_ways',
  'zeros_dropped',
  'other_above',
  'other_name',
  'unit_taken',
] as const;
export type RollFault = (typeof rollFaults)[number];

export interface CellProblem {
  readonly line: number;
  readonly field: RollField;
  readonly fault: RollFault;
}

/** What is told of a row that is taken all the same. */
export const rollRemarks = ['identity_suspicious', 'others_left', 'same_contact', 'notes_left'] as const;
export interface RollRemark {
  readonly line: number;
  readonly remark: (typeof rollRemarks)[number];
  readonly given: string;
}

/** A value that cannot be read. */
export class Unread {
  readonly fault: RollFault;
  constructor(fault: RollFault) {
    this.fault = fault;
  }
}
export const unread = (fault: RollFault) => new Unread(fault);
