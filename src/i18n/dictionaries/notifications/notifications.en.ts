import type { NotifiedTemplate } from '#src/domain/notifications/opening.ts';
import type { NotificationFacts } from '#src/i18n/notification-facts.ts';

type Words = (facts: NotificationFacts) => string;

/** With what follows a colon, where there is any. */
const about = (words: string, what: string) => (what ? `${words}: ${what}` : words);
const of = (what: string) => (what ? ` of ${what}` : '');
const on = (day: string) => (day ? ` on ${day}` : '');

const words: Readonly<Record<NotifiedTemplate, Words>> = {
  application_received: (f) => about(`${f.who || 'Someone'} applied to rent`, f.place),
  assembly_called: (f) => about('An assembly was called', f.title),
  autopay_announced: (f) => `We’ll charge ${f.amount || 'what you owe'} to your card${on(f.day)}`,
  autopay_declined: () => 'Your bank declined your autopay',
  autopay_declined_office: (f) => about(`Autopay was declined for ${f.who || 'a tenant'}`, f.place),
  autopay_ending: (f) => `Your autopay ends${on(f.day)}`,
  autopay_left_office: (f) => about(`Autopay ended for ${f.who || 'a tenant'}`, f.place),
  autopay_skipped: (f) => `Your autopay${on(f.day)} wasn’t charged`,
  autopay_started: () => 'Autopay is on',
  autopay_stopped: () => 'Autopay has stopped',
  calendar_reminder: (f) => about(`Coming up${on(f.day || f.at)}`, f.title),
  card_disputed: (f) =>
    ({
      lost: `You lost a dispute${of(f.amount)}`,
      returned: `A dispute${of(f.amount)} was closed in your favor`,
    })[f.state] ?? about(`A card payment${of(f.amount)} is disputed`, f.place),
  certificate_ending: (f) =>
    f.isOver
      ? 'The signing certificate has expired'
      : about(`The signing certificate expires${on(f.day)}`, f.who),
  contract_decided: (f) =>
    about(
      {
        signed: `${f.title} signed the document`,
        refused: `${f.title} declined to sign`,
      }[f.state] ?? 'Everyone has signed the document',
      f.place,
    ),
  contract_to_sign: (f) =>
    f.is('is_reminder')
      ? about('Your signature is needed', f.place)
      : about(`${f.landlord || 'Your landlord'} sent you a document to sign`, f.place),
  data_answered: (f) => `${f.landlord || 'Your landlord'} answered about your data`,
  data_requested: (f) => `${f.who || 'A tenant'} asks about their data`,
  decision_closed: (f) => about('Voting closed', f.title),
  decision_closing: (f) => about('You haven’t voted yet', f.title),
  decision_opened: (f) => about(f.is('is_voice_only') ? 'You can comment' : 'You can vote', f.title),
  document_decided: (f) =>
    about(
      { refused: 'A new document is needed', called_off: 'Document no longer needed' }[f.state] ??
        'Document accepted',
      f.title,
    ),
  document_handed_in: (f) => about(`${f.who || 'A tenant'} sent a document`, f.title),
  document_requested: (f) => about('You’re asked for a document', f.title),
  document_shared: (f) => about(`${f.landlord || 'Your landlord'} shared with you`, f.title),
  ecf_alarm: (f) =>
    ({
      rejected: `The tax authority rejected e-CF ${f.number}`,
      undelivered: `e-CF ${f.number} didn’t reach its buyer`,
      contingency: 'A contingency is lasting longer than allowed',
    })[f.state] ?? `${f.count} e-CF are waiting for the tax authority`,
  fiscal_receipt: (f) =>
    f.state === 'rejected'
      ? `Fiscal receipt ${f.number} isn’t valid`
      : `${f.landlord || 'Your landlord'} issued fiscal receipt ${f.number}`,
  lease_ending: (f) => about(`The lease of ${f.who || 'a tenant'} ends${on(f.day)}`, f.place),
  legal_day: (f) =>
    about(
      `${
        {
          notice_last_day: 'Last day to give notice',
          deposit_reasons_day: 'Last day to explain the deposit',
          take_over_last_day: 'Last day to take over the lease',
          demand_pay_day: 'Last day to pay, per the demand',
          hearing: 'Hearing',
        }[f.state] ?? 'Legal date'
      }${f.day ? `, ${f.day}` : ''}`,
      f.place,
    ),
  maintenance_reported: (f) => about(f.is('is_reopened') ? 'Request reopened' : 'New request', f.title),
  maintenance_updated: (f) =>
    about(
      `Your repair request ${{ pending: 'is pending again', completed: 'was completed', cancelled: 'was canceled' }[f.state] ?? 'is in progress'}`,
      f.title,
    ),
  message_received: (f) => about(`${f.who || 'A tenant'} wrote to you`, f.title),
  notice_published: (f) => about(f.is('is_reminder') ? 'Reminder' : 'Notice', f.title),
  notification_test: () => 'Your test arrived',
  parcel_waiting: (f) => about('A package arrived for you', f.title),
  payment_decided: (f) =>
    f.state === 'rejected'
      ? `Your payment${of(f.amount)} wasn’t accepted`
      : `Your payment${of(f.amount)} was confirmed`,
  payment_recorded: (f) => `Your payment${of(f.amount)} was recorded`,
  payment_refunded: (f) => `You were refunded ${f.amount}`,
  payment_reported: (f) => about(`${f.who || 'A tenant'} reported a payment${of(f.amount)}`, f.place),
  payment_reversed: (f) => `Your payment${of(f.amount)} was reversed`,
  plan_answered: (f) =>
    f.is('is_agreed') ? 'Your payment plan is set up' : 'A reply to your payment plan request',
  plan_requested: (f) => about(`${f.who || 'A tenant'} asked for a payment plan`, f.place),
  preventive_opened: (f) => about(`Preventive work is due${on(f.day)}`, f.title),
  quote_received: (f) =>
    f.is('is_declined')
      ? about(`${f.who || 'A vendor'} won’t quote`, f.title)
      : about(`${f.who || 'A vendor'} quoted${f.amount ? ` ${f.amount}` : ''}`, f.title),
  report_file_ready: (f) => about('The journal you asked for is ready', f.span),
  reservation_decided: (f) =>
    about(
      `Your reservation ${{ refused: 'wasn’t approved', cancelled: 'was canceled' }[f.state] ?? 'was confirmed'}`,
      f.title,
    ),
  rules_published: (f) => about(f.is('is_new') ? 'House rules' : 'The house rules have changed', f.place),
  scheduled_report: (f) => about('A scheduled report is ready', f.span),
  security_notice: (f) =>
    ({
      password_changed: 'Your password was changed',
      email_changed: 'Your account email was changed',
      factor_removed: 'Two-step verification was turned off',
      recovery_code_used: 'A recovery code was used',
      recovery_codes_created: 'New recovery codes were created',
      program_granted: 'A program has access to your account',
    })[f.state] ?? 'Something changed in how you sign in',
  unit_move: (f) => about(`Your unit changes${on(f.day)}`, f.place),
  vendor_document_ending: (f) => `A document of ${f.who || 'a vendor'} expires${on(f.day)}`,
  visit_planned: (f) => about(`Visit${on(f.day)}`, f.title),
  work_order_to_approve: (f) =>
    about(`Work${f.amount ? ` for ${f.amount}` : ''} needs your approval`, f.title),
};

/** The notification centre. */
export const notifications = {
  title: 'Notifications',
  description: 'What happened, newest first. Only you see this.',
  settings: 'Choose what you’re notified about',
  words,
  /** One came while the list was open. */
  arrived: 'A new notification arrived.',
  shown: (p: { count: number }) =>
    p.count === 1 ? '1 notification on screen' : `${p.count} notifications on screen`,
  unreadGroup: 'Unread',
  readGroup: 'Read',
  unread: 'Unread',
  more: (p: { count: number }) => (p.count === 1 ? 'and 1 more before' : `and ${p.count} more before`),
  open: (p: { what: string }) => `Open: ${p.what}`,
  actions: (p: { what: string }) => `Actions: ${p.what}`,
  filters: {
    label: 'Show',
    state: { all: 'All', unread: 'Unread', snoozed: 'Later', muted: 'Muted' },
    kind: 'Type',
    allKinds: 'All types',
    organization: 'Organization',
    allOrganizations: 'All organizations',
  },
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markAll: 'Mark all as read',
  markedAll: (p: { count: number }) =>
    p.count === 1 ? '1 notification marked as read.' : `${p.count} notifications marked as read.`,
  nothingUnread: 'You have no unread notifications.',
  undo: 'Undo',
  snooze: { hour: 'Remind me in an hour', tomorrow: 'Tomorrow at 8:00', monday: 'Monday at 8:00' },
  snoozePick: 'Choose a time',
  snoozed: (p: { when: string }) => `It comes back on ${p.when}.`,
  snoozedUntil: (p: { when: string }) => `Later: ${p.when}`,
  unsnooze: 'Bring back now',
  unsnoozed: 'It’s back in the list.',
  snoozeDialog: {
    title: 'When should it come back?',
    date: 'Day',
    time: 'Time',
    zone: (p: { zone: string }) => `By the clock of ${p.zone}.`,
    submit: 'Put away until then',
    dateMissing: 'Choose a day.',
    timeMissing: 'Choose a time.',
    past: 'Choose a time that is still to come.',
    tooFar: 'Choose a time within a year.',
  },
  mute: 'Mute this',
  muteHint: 'Nothing more is sent about it',
  muted: 'Muted. What comes about it is kept here as read.',
  unmute: 'Unmute',
  unmuted: 'You’ll be notified about it again.',
  mutedEmpty: { title: 'Nothing is muted', text: 'What you mute appears here, so you can unmute it.' },
  empty: {
    title: 'You’re all caught up',
    text: 'Payments, messages, repairs and documents show up here when something happens.',
  },
  emptyFiltered: { title: 'Nothing here', text: 'No notification matches what you chose to see.' },
  emptySnoozed: { title: 'Nothing put away', text: 'What you put away for later waits here.' },
  all: 'See all notifications',
};

export type NotificationsText = typeof notifications;
