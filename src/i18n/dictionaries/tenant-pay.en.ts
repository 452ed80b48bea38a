import type { CardPaymentStatus } from '#src/domain/enums.ts';

type Amount = { amount: string };

export const tenantPay = {
  title: 'Pay',
  text: (p: { landlord: string }) => `To ${p.landlord}.`,
  back: 'Home',
  how: 'How will you pay?',
  howMuch: 'How much will you pay?',
  all: (p: Amount) => `All that is due: ${p.amount}`,
  part: 'Another amount',
  amount: 'Amount',
  amountMissing: 'Write the amount you will pay.',
  amountOutside: (p: { minimum: string; maximum: string }) => `By card from ${p.minimum} to ${p.maximum}.`,
  ahead: 'You owe nothing today. What you pay now stays in your favor for the next rent.',
  processors: { azul: 'Azul', cardnet: 'CardNet', stripe: 'Stripe' },
  methods: {
    card: 'Card',
    cardHint: (p: { processor: string }) => `Credit or debit, on the secure page of ${p.processor}`,
    transfer: 'Transfer or deposit',
    transferHint: 'You transfer from your bank and send the proof',
    cash: 'Cash',
    cashHint: 'You hand it over and let your landlord know',
  },
  none: 'Your landlord has not said how to pay. Ask them.',
  fee: 'Charge for paying by card',
  feeNote: 'The charge is not rent and is not given back.',
  total: 'Total',
  secure: 'Your card number is typed on the processor’s page. It never comes here.',
  payCard: (p: Amount) => `Pay ${p.amount}`,
  going: 'Opening the secure page…',
  transferTo: 'Transfer to',
  noTransferText: 'Ask your landlord for the account number.',
  copy: 'Copy',
  copied: 'Copied.',
  cashHow: 'How to hand it over',
  noCashText: 'Agree with your landlord when and where, and ask for the receipt.',
  reportTransfer: 'Send the proof of transfer',
  reportCash: 'Say that I handed it over',
  errorTitle: 'The ways to pay could not be loaded',
  refunds: 'Given back to you',
  refunded: (p: Amount & { date: string }) => `${p.amount} on ${p.date}`,
  result: {
    title: 'Card payment',
    amount: 'Amount',
    card: 'Card',
    cardEnding: (p: { last4: string }) => `ending in ${p.last4}`,
    order: 'Order',
    titles: {
      created: 'We are opening the payment',
      pending: 'Waiting for the answer',
      approved: 'Payment approved',
      declined: 'Payment declined',
      abandoned: 'The payment was not finished',
      partially_refunded: 'A part was given back',
      refunded: 'The payment was given back',
    } satisfies Record<CardPaymentStatus, string>,
    texts: {
      created: 'Nothing was charged yet.',
      pending:
        'The processor has not told us how it ended. You need not do anything: this page changes by itself. Do not pay again until it does.',
      approved: 'It is confirmed and your receipt is ready.',
      declined:
        'Your bank did not approve it and nothing was charged. Try another card or another way to pay.',
      abandoned: 'Nothing was charged. You can try again whenever you like.',
      partially_refunded: 'Your landlord gave a part of it back to your card.',
      refunded: 'Your landlord gave it back to your card.',
    } satisfies Record<CardPaymentStatus, string>,
    mismatch:
      'The processor answered with another amount than the one agreed. Your landlord has to look at it; do not pay again.',
    see: 'See the payment and its receipt',
    again: 'Try again',
    home: 'Go home',
    errorTitle: 'This payment could not be loaded',
  },
};

export type TenantPayText = typeof tenantPay;
