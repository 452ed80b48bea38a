/** What can be done without a connection and is sent when it is back. */
export const outboxKinds = [
  'maintenance_report',
  'maintenance_message',
  'maintenance_photos',
  'maintenance_rating',
  'payment_report',
  'message',
  'conversation',
  'notice_acknowledgement',
  'requested_document',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** `sent` ones stay for a while, without their files, so that their sender sees that they arrived. */
export type OutboxState = 'waiting' | 'sending' | 'sent' | 'failed';
