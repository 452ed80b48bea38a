import type { ApplicationStatus } from '../foundation/enums.ts';

/** What may be done with an application to rent. The database has the same table and is the one that enforces it. */
export const applicationVerbs = [
  'submit',
  'start_review',
  'approve',
  'reject',
  'withdraw',
  'reopen',
] as const;
export type ApplicationVerb = (typeof applicationVerbs)[number];

interface Move {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
}

const MOVES: Readonly<Record<ApplicationVerb, Move>> = {
  submit: { from: ['draft'], to: 'submitted' },
  start_review: { from: ['submitted'], to: 'in_review' },
  approve: { from: ['in_review'], to: 'approved' },
  reject: { from: ['in_review'], to: 'rejected' },
  withdraw: { from: ['draft', 'submitted', 'in_review', 'approved'], to: 'withdrawn' },
  reopen: { from: ['approved', 'rejected', 'withdrawn'], to: 'in_review' },
};

/** What a verb makes of an application in a status; null where it may not. */
export function moveApplication(from: ApplicationStatus, verb: ApplicationVerb): ApplicationStatus | null {
  const move = MOVES[verb];
  return move.from.includes(from) ? move.to : null;
}

/** What may be done now, in the order in which a screen offers it. */
export function verbsFor(status: ApplicationStatus): readonly ApplicationVerb[] {
  return applicationVerbs.filter((verb) => moveApplication(status, verb) !== null);
}

/** Whether its facts, its people and its references may still be changed. */
export function isOpen(status: ApplicationStatus): boolean {
  return status === 'draft' || status === 'submitted' || status === 'in_review';
}

/** The text that applicants agree to, by the month in which it was written. A changed text is another version. */
export const CONSENT_VERSION = '2026-11';

/** For how long refused and withdrawn applications are kept unless the organization says otherwise, and between what. */
export const RETENTION_DAYS = { standard: 90, min: 30, max: 365 } as const;
