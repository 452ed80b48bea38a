import type { OutboxKind, OutboxState } from '#src/domain/outbox.ts';

type Count = { count: number };

/** What waits for a connection. */
export const outbox = {
  title: 'Outbox',
  text: 'What you did without a connection waits here and is sent by itself, in order, when the connection is back.',
  back: 'Home',
  emptyTitle: 'Nothing is waiting',
  emptyText: 'What you report, write or rate without a connection appears here until it has been sent.',
  unsent: 'To be sent',
  sent: 'Sent',
  sentText: 'What was sent from here in the last seven days.',
  kinds: {
    maintenance_report: 'Maintenance request',
    maintenance_message: 'Message about a request',
    maintenance_photos: 'Photos of a request',
    maintenance_rating: 'Rating of a repair',
    payment_report: 'Payment report',
    message: 'Message',
    conversation: 'New conversation',
    requested_document: 'Document asked for',
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
  edit: 'Change',
  open: 'Open',
  discard: 'Discard',
  discardTitle: 'Discard this without sending it?',
  discardText: 'It has not arrived. What was written and its photos are deleted from this device.',
  discarded: 'Discarded',
  editMessage: 'Change the message',
  message: 'Message',
  messageMissing: 'Write something first.',
  kept: 'Kept on this device. It will be sent when the connection is back.',
  line: (p: { waiting: number; failed: number }) =>
    [
      p.waiting > 0 ? (p.waiting === 1 ? 'One thing to be sent' : `${p.waiting} things to be sent`) : '',
      p.failed > 0 ? (p.failed === 1 ? 'one could not be sent' : `${p.failed} could not be sent`) : '',
    ]
      .filter(Boolean)
      .join(' · '),
  see: 'See outbox',
  asOf: (p: { moment: string }) => `What is on screen was read on ${p.moment}`,
  arrived: 'What was waiting has been sent',
  leaving: {
    title: 'There is something that has not been sent',
    text: (p: Count) =>
      p.count === 1
        ? 'One thing that you did has not been sent yet. If you sign out now it is deleted from this device.'
        : `${p.count} things that you did have not been sent yet. If you sign out now they are deleted from this device.`,
    send: 'Send and sign out',
    leave: 'Delete and sign out',
    stay: 'Stay',
    offline: 'There is no connection: they can be sent when it is back.',
    left: 'Not everything could be sent. See the outbox.',
  },
};

export type OutboxText = typeof outbox;
