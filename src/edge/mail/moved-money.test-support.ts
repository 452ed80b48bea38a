const payment = {
  payment_id: 'p',
  landlord: 'Inversiones Peña',
  property: 'Torre',
  unit: '3-B',
  currency: 'DOP',
  amount_minor: 4_050_000,
  paid_on: '2026-10-05',
  has_account: true,
};

/** What the database hands over for messages about money that the office recorded or took back. */
export const movedMoney = {
  payment_recorded: { ...payment, method: 'cash', receipt_number: 966 },
  payment_refunded: {
    ...payment,
    method: 'card',
    refunded_on: '2026-10-07',
    reason: 'Cobro doble',
    paid_minor: 8_100_000,
    owed_again_minor: 1_000_000,
  },
  unit_move: {
    landlord: 'Inversiones Peña',
    property: 'Torre',
    unit: '4-A',
    from_property: 'Residencial',
    from_unit: '1-B',
    moves_on: '2026-12-01',
    ends_on: '2027-11-30',
    currency: 'DOP',
    rent_minor: 4_050_000,
    due_day: 5,
    held_minor: 8_000_000,
    deposit_due_minor: 100_000,
    owed_minor: 250_000,
    has_autopay: true,
    has_account: true,
  },
  payment_reversed: { ...payment, reason: 'Cheque sin fondos', fee_minor: 75_000, receipt_number: 966 },
};
