import type { EcfState } from './ecf-states.ts';

/** What a document is worth to who holds its paper. */
export type EcfStanding = 'valid' | 'contingency' | 'waiting' | 'rejected' | 'annulled';

export interface EcfProgress {
  readonly state: EcfState;
  /** 1 no connection, 3 DGII is down; null for one that was given out as usual. */
  readonly contingencyKind: number | null;
}

/** A document in contingency is given out signed, before DGII has seen it; any other waits for the verdict. */
export function ecfStanding({ state, contingencyKind }: EcfProgress): EcfStanding {
  if (state === 'accepted' || state === 'conditional') return 'valid';
  if (state === 'rejected' || state === 'annulled') return state;
  return state !== 'to_sign' && contingencyKind !== null ? 'contingency' : 'waiting';
}

/**
 * Whether the client may have the paper of a document. One without value is shown to whoever was given it before: in
 * contingency, that is.
 */
export function isForClient(progress: EcfProgress): boolean {
  const standing = ecfStanding(progress);
  if (standing === 'rejected' || standing === 'annulled') return progress.contingencyKind !== null;
  return standing !== 'waiting';
}
