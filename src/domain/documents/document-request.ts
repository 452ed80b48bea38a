import type { IsoDate } from '../foundation/dates.ts';

/** How a paper stands that tenants were asked for. Refused: they may hand in another. */
export const documentRequestStatuses = [
  'requested',
  'handed_in',
  'refused',
  'accepted',
  'called_off',
] as const;
export type DocumentRequestStatus = (typeof documentRequestStatuses)[number];

/** Whether its tenants have something to hand in. */
export const isAwaitingFile = (status: DocumentRequestStatus): boolean =>
  status === 'requested' || status === 'refused';

/** Whether a file may be handed in, or another in its place. */
export const takesFile = (status: DocumentRequestStatus): boolean =>
  isAwaitingFile(status) || status === 'handed_in';

/** Whether its last day has passed without a file. */
export const isLate = (status: DocumentRequestStatus, dueOn: IsoDate, today: IsoDate): boolean =>
  isAwaitingFile(status) && dueOn < today;
