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
  payment_reversed: { ...payment, reason: 'Cheque sin fondos', fee_minor: 75_000, receipt_number: 966 },
};
