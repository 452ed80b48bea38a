/** Why no other lease may follow one, of the same unit or of another. */
export const errorsFollowing = {
  consent_changed: 'The authorization text changed. Read it and accept it again.',
  unknown_time_zone: 'We don’t recognize this time zone.',
  lease_already_renewed: 'This lease was already renewed.',
  renewal_drafted: 'This lease already has a renewal in progress. Finish it or delete its draft first.',
  renewal_keeps_unit:
    'A renewal keeps the unit and the currency. To change the unit, use “Move to another unit”.',
  renewal_leaves_gap: 'The renewal must start no later than the day after this lease ends.',
  notice_stands: 'Notice was given on this lease. Withdraw it first.',
  unit_move_agreed:
    'These tenants are moving to another unit. To keep them here, cancel the lease of the new unit.',
  unit_same: 'They already live in that unit. Choose another one.',
  currency_differs: 'The new lease must keep the currency of this one.',
  moved_credit_stays:
    'This credit came from the lease of another unit. Reverse the original payment there, or refund the credit.',
};
