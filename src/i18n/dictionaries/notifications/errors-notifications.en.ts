/** What the verbs of notifications refuse. */
export const errorsNotifications = {
  cadence_not_offered: 'This notification can’t be sent that way. Choose another option.',
  digest_time_missing: 'Choose the time and the weekday of your summaries.',
  notification_needed:
    'This protects your account or your money, so it has to reach you. Leave it on somewhere: email, push or WhatsApp.',
  phone_invalid: 'Enter the number with its country code, for example +1 809 555 0123.',
  quiet_hours_incomplete: 'Choose when quiet hours begin and when they end, at different times.',
  snooze_invalid: 'Choose a time from now up to a year ahead.',
  too_many_devices: 'You already get notifications on 20 devices. Remove one first.',
  whatsapp_not_set_up: 'WhatsApp isn’t set up here yet, so nothing can be sent to your number.',
  whatsapp_number_unknown: 'WhatsApp doesn’t know this number, or the token is for another one. Check both.',
  whatsapp_silent: 'WhatsApp isn’t answering right now. Nothing was saved. Try again in a minute.',
  whatsapp_token_invalid:
    'WhatsApp doesn’t accept this token. Make a new one in your Meta account and enter it.',
};

export type ErrorsNotificationsText = typeof errorsNotifications;
