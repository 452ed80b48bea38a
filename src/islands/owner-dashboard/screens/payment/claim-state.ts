import type { CardClaim } from '#src/data/refunds/claim-queries.ts';

/** What an owner has to know of a claim, beside how it stands; the dictionary has words for each. */
export type ClaimNote = 'whenWon' | 'recordedAgain' | 'recordAgain' | 'notPosted' | 'partPosted';

/** @returns the note, or null where the books say it all */
export function noteOf(claim: CardClaim): ClaimNote | null {
  const { kind, status, amount_minor: told, posted_minor: posted } = claim;
  if (status === 'open') return null;
  if (status === 'returned') {
    if (claim.again_payment_id) return 'recordedAgain';
    return posted > 0 ? 'recordAgain' : null;
  }
  if (posted === 0) return 'notPosted';
  if (posted < told) return 'partPosted';
  return kind === 'dispute' && status === 'taken' ? 'whenWon' : null;
}
