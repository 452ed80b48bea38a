import type { Diagnosis } from '#src/domain/notifications/diagnosis.ts';
import type { messageSteps, NotificationChannel } from '#src/domain/notifications/events.ts';
import type { PushState } from '#src/domain/notifications/push-state.ts';

/** What became of it, and what to do. `until` is empty where nobody knows when. */
interface Said {
  readonly title: string;
  readonly text: (p: { until: string }) => string;
}

const again = (until: string) =>
  until ? `Llavero tries again at ${until}.` : 'Llavero tries again by itself.';

const diagnoses: Readonly<Record<Diagnosis, Said>> = {
  queued: { title: 'Queued', text: () => 'The test is in the queue and about to be sent.' },
  nothing_sends: {
    title: 'Nothing sends it',
    text: () =>
      'The test has been waiting for too long. This channel isn’t set up here, or the Worker doesn’t run. Ask whoever runs Llavero for you to check its keys.',
  },
  quiet_hours: {
    title: 'Held for your quiet hours',
    text: ({ until }) =>
      until
        ? `It goes out at ${until}, when your quiet hours end. Change them in your settings.`
        : 'It goes out when your quiet hours end. Change them in your settings.',
  },
  on_its_way: { title: 'On its way', text: () => 'It’s being sent. The answer takes a few seconds.' },
  switched_off: {
    title: 'Switched off',
    text: () => 'Your settings say that this isn’t sent. Turn it on in your settings.',
  },
  muted: { title: 'Muted', text: () => 'You muted what this is about. Unmute it under Notifications.' },
  not_allowed: {
    title: 'You may not receive it',
    text: () => 'Your role or your account no longer allows this message. Ask an owner of the organization.',
  },
  throttled: {
    title: 'Too many at once',
    text: () => 'You got many push messages within an hour. This one comes with the next summary.',
  },
  no_address: {
    title: 'No email address',
    text: () => 'Your account has no address that mail can go to. Add one in your settings.',
  },
  no_device: {
    title: 'No device',
    text: () => 'The device was removed. Open Llavero on it, and turn notifications on again.',
  },
  no_consent: {
    title: 'You haven’t agreed to WhatsApp',
    text: () => 'Give your number in your settings and enter the code that comes to it.',
  },
  no_sender: {
    title: 'No WhatsApp number to send from',
    text: () => 'Neither your organization nor Llavero has one here. Add it in the organization’s settings.',
  },
  shown_in_centre: {
    title: 'Shown in the app',
    text: () => 'It arrived in your open app by itself. Everything works.',
  },
  not_shown_in_centre: {
    title: 'It didn’t arrive by itself',
    text: () =>
      'It’s in your list, but live updates don’t reach this page. A firewall may block WebSockets. Reload the page to see it.',
  },
  accepted_by_push_service: {
    title: 'Accepted by the push service',
    text: () => 'The browser’s push service took it. We’re waiting for the device to say it was shown.',
  },
  not_shown_on_device: {
    title: 'The device says nothing',
    text: () =>
      'The push service took it, but the device hasn’t confirmed. It may be off or offline, or its system blocks notifications from the browser. If it’s on, turn notifications off and on again there.',
  },
  shown_on_device: {
    title: 'Shown on the device',
    text: () => 'The device itself confirmed that it showed the notification. Everything works.',
  },
  device_gone: {
    title: 'The device is gone',
    text: () =>
      'Its browser no longer takes our notifications, so we removed it. Open Llavero on it, and turn notifications on again.',
  },
  push_key_wrong: {
    title: 'The push key is refused',
    text: ({ until }) =>
      `The push service doesn’t accept our key (VAPID). Whoever runs Llavero has to check it; then turn notifications on again. ${again(until)}`,
  },
  too_large: {
    title: 'Too large',
    text: () => 'The provider doesn’t take a message this long. Please report it to us.',
  },
  accepted_by_mail_service: {
    title: 'Accepted by the mail service',
    text: () => 'It’s on its way to your mailbox. If it isn’t there in a few minutes, look in spam.',
  },
  mail_key_wrong: {
    title: 'The mail key is refused',
    text: ({ until }) =>
      `The mail service doesn’t accept our key. Whoever runs Llavero has to renew it. ${again(until)}`,
  },
  accepted_by_whatsapp: {
    title: 'Accepted by WhatsApp',
    text: () => 'WhatsApp took it. It says so once the phone has it.',
  },
  delivered: { title: 'Delivered to the phone', text: () => 'WhatsApp says that your phone has it.' },
  read: { title: 'Read', text: () => 'WhatsApp says that it was opened. Everything works.' },
  not_on_whatsapp: {
    title: 'The number isn’t on WhatsApp',
    text: () => 'WhatsApp can’t reach this number. Check it, or give another one in your settings.',
  },
  window_closed: {
    title: 'The 24-hour window is closed',
    text: () =>
      'WhatsApp takes free text only within 24 hours after you write. Approve the template in the account, or write to the number first.',
  },
  template_missing: {
    title: 'The template isn’t approved',
    text: ({ until }) =>
      `WhatsApp doesn’t know the template, or it’s rejected or paused. Approve it in the account. ${again(until)}`,
  },
  token_wrong: {
    title: 'WhatsApp refuses the token',
    text: ({ until }) =>
      `The token of the sending number is wrong or has expired. Enter a new one in the organization’s settings. ${again(until)}`,
  },
  told_to_wait: {
    title: 'Told to wait',
    text: ({ until }) => `The provider takes no more for the moment. ${again(until)}`,
  },
  service_failed: {
    title: 'The provider isn’t well',
    text: ({ until }) => `It answered with an error of its own. ${again(until)}`,
  },
  service_silent: {
    title: 'The provider doesn’t answer',
    text: ({ until }) => `No answer came in time. ${again(until)}`,
  },
  refused: {
    title: 'Refused',
    text: () => 'The provider refused it for another reason, in its own words below. Please report it to us.',
  },
};

const steps: Readonly<Record<(typeof messageSteps)[number], string>> = {
  queued: 'Queued',
  waits_for_morning: 'Held until quiet hours end',
  taken: 'Taken to be sent',
  accepted: 'Accepted by the provider',
  retried: 'Not taken; tried again later',
  refused: 'Refused for good',
  shown: 'Shown',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not delivered',
  device_gone: 'Device removed',
  no_address: 'No address',
  no_device: 'No such device',
  no_consent: 'No consent',
  no_sender: 'No number to send from',
  not_allowed: 'Not allowed',
  switched_off: 'Switched off',
  muted: 'Muted',
  throttled: 'Too many within an hour',
};

const browser: Readonly<Record<Exclude<PushState, 'on'>, Said>> = {
  unsupported: {
    title: 'This browser shows no notifications',
    text: () => 'It doesn’t support them, or Llavero’s service worker is missing here. Try another browser.',
  },
  needs_install: {
    title: 'Add Llavero to your home screen',
    text: () =>
      'An iPhone or iPad shows notifications only for installed apps. Tap Share, then “Add to Home Screen”, and open it from there.',
  },
  not_offered: {
    title: 'Push isn’t set up here',
    text: () => 'Whoever runs Llavero has to add the VAPID keys (docs/deploy.md).',
  },
  denied: {
    title: 'Notifications are blocked',
    text: () =>
      'You said no in this browser. Open the site’s settings by the icon before the address, allow notifications, and reload.',
  },
  default: {
    title: 'Notifications are off in this browser',
    text: () => 'Turn them on in your settings.',
  },
  off: {
    title: 'Notifications are off in this browser',
    text: () => 'They’re allowed, but this browser isn’t registered. Turn them on in your settings.',
  },
};

/** The page on which one tries whether notifications arrive. */
export const notificationTest = {
  title: 'Notification Test',
  description: 'Send yourself a test, and see each step with the provider’s own words.',
  channel: 'Channel',
  channels: {
    in_app: 'In the app',
    email: 'Email',
    push: 'Push',
    whatsapp: 'WhatsApp',
  } satisfies Readonly<Record<NotificationChannel, string>>,
  device: 'Device',
  deviceMissing: 'Choose a device. Turn notifications on in one first.',
  noDevices: 'You have no device with notifications turned on.',
  unnamedDevice: 'Browser',
  send: 'Send test',
  sent: 'Test sent. Follow it below.',
  settings: 'Notification settings',
  results: 'Your last tests',
  empty: {
    title: 'No test yet',
    text: 'Each test shows here: when it was sent, what each provider answered, and what to do.',
  },
  sentAt: (p: { when: string }) => `Sent ${p.when}`,
  stepsOf: (p: { channel: string }) => `Steps: ${p.channel}`,
  /** The organization's own number, among its settings. */
  sender: {
    title: 'WhatsApp number',
    text: 'The number of WhatsApp Business that writes to your tenants and your team. Without one, nothing goes out by WhatsApp unless Llavero has a number here.',
    isOn: (p: { phone: string }) => `Messages go out from ${p.phone}.`,
    failing: 'WhatsApp refuses this number. In its own words:',
    change: 'Enter it again',
    remove: 'Remove number',
    removed: 'Number removed.',
    phoneNumberId: 'WhatsApp number ID',
    wabaId: 'WhatsApp Business account ID',
    token: 'Access token',
    tokenHint: 'It’s encrypted, and never shown again.',
    idInvalid: 'Enter the ID as Meta shows it: digits only.',
    tokenMissing: 'Enter the token.',
    save: 'Check and save',
    saved: 'WhatsApp knows the number. Saved.',
  },
  diagnoses,
  steps,
  browser,
};

export type NotificationTestText = typeof notificationTest;
