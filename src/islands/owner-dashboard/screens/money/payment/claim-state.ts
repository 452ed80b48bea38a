import type { CardClaim } from '#src/data/money/refunds/claim-queries.ts';

/** What an owner has to know of a claim, beside how it stands; the dictionary has words for each. */
export type ClaimNote = 'whenWon' | 'recordedAgain' | 'isAgain' | 'recordAgain' | 'notPosted' | 'partPosted';

/**
 * @param shownAt the payment on whose screen it stands: what was taken from, or what recorded that it came back
 * @returns the note, or null where the books say it all
 */
export function noteOf(claim: CardClaim, shownAt = claim.paymentId): ClaimNote | null {
  const { kind, status, amountMinor: told, postedMinor: posted } = claim;
  if (status === 'open') return null;
  if (status === 'returned') {
    if (claim.againPaymentId) return claim.againPaymentId === shownAt ? 'isAgain' : 'recordedAgain';
    return posted > 0 ? 'recordAgain' : null;
  }
  if (posted === 0) return 'notPosted';
  if (posted < told) return 'partPosted';
  return kind === 'dispute' && status === 'taken' ? 'whenWon' : null;
}

/** A dispute is answered until it is decided, also once the bank has taken the money. */
export function isUndecided({ kind, status }: CardClaim): boolean {
  return kind === 'dispute' && (status === 'open' || status === 'taken');
}

/** A refund that is in the books whole stands among the refunds of its payment: told twice, it would read as two. */
export function isAmongRefunds({ kind, status, amountMinor: told, postedMinor: posted }: CardClaim): boolean {
  return kind === 'refund' && status === 'taken' && posted === told;
}
