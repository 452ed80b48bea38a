import type { OutboxKind, OutboxState } from '#src/domain/foundation/outbox.ts';

type Count = { count: number };

/** What waits for a connection. */
export const outbox = {
  title: 'Outbox',
  text: 'What you do offline waits here. We send it, in order, once you’re back online.',
  back: 'Home',
  emptyTitle: 'Nothing is waiting',
  emptyText: 'Anything you report, write or rate offline appears here until it’s sent.',
  unsent: 'To send',
  sent: 'Sent',
  sentText: 'Sent from here in the last seven days.',
  kinds: {
    maintenance_report: 'Maintenance request',
    maintenance_message: 'Message about a request',
    maintenance_photos: 'Photos of a request',
    maintenance_rating: 'Rating of a repair',
    payment_report: 'Payment report',
    message: 'Message',
    conversation: 'New conversation',
    requested_document: 'Requested document',
    notice_acknowledgement: 'Notice acknowledged',
  } satisfies Record<OutboxKind, string>,
  states: {
    waiting: 'Waiting',
    sending: 'Sending…',
    sent: 'Sent',
    failed: 'Not sent',
  } satisfies Record<OutboxState, string>,
  photos: (p: Count) => (p.count === 1 ? 'One photo' : `${p.count} photos`),
  files: (p: Count) => (p.count === 1 ? 'One file' : `${p.count} files`),
  stars: (p: Count) => `${p.count} of 5`,
  withProof: 'With proof',
  madeAt: 'Written',
  sentAt: 'Sent',
  percent: (p: { percent: number }) => `${p.percent}%`,
  photo: (p: { number: number }) => `Photo ${p.number}`,
  sendNow: 'Send now',
  retry: 'Try again',
  edit: 'Edit',
  open: 'Open',
  discard: 'Discard',
  discardTitle: 'Discard this without sending it?',
  discardText: 'It hasn’t been sent. The text and photos will be deleted from this device.',
  discarded: 'Discarded',
  editMessage: 'Edit message',
  message: 'Message',
  messageMissing: 'Write a message first.',
  kept: 'Saved on this device. We’ll send it when you’re back online.',
  line: (p: { waiting: number; failed: number }) =>
    [
      p.waiting > 0 ? (p.waiting === 1 ? '1 item to send' : `${p.waiting} items to send`) : '',
      p.failed > 0 ? (p.failed === 1 ? '1 failed to send' : `${p.failed} failed to send`) : '',
    ]
      .filter(Boolean)
      .join(' · '),
  see: 'View outbox',
  asOf: (p: { moment: string }) => `Last updated ${p.moment}`,
  arrived: 'Everything in your outbox was sent',
  leaving: {
    title: 'You have unsent items',
    text: (p: Count) =>
      p.count === 1
        ? 'One item hasn’t been sent yet. If you sign out now, it will be deleted from this device.'
        : `${p.count} items haven’t been sent yet. If you sign out now, they’ll be deleted from this device.`,
    send: 'Send and sign out',
    leave: 'Delete and sign out',
    stay: 'Stay',
    offline: 'You’re offline. They can be sent when you’re back online.',
    left: 'Some items couldn’t be sent. Check the outbox.',
  },
};

export type OutboxText = typeof outbox;
