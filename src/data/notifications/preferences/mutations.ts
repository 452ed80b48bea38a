import { postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';

export const saveSchedule = verb('set_notification_schedule');
export const removeDevice = verb('remove_push_device');
export const confirmCode = verb('confirm_whatsapp_code');
export const withdrawConsent = verb('withdraw_whatsapp_consent');

/** Agrees to messages by WhatsApp; a code goes to the number at once. Errors: whatsapp_not_set_up, consent_changed, rate_limited. */
export async function giveConsent(given: Arguments<'give_whatsapp_consent'>): Promise<void> {
  await postApi('/api/whatsapp/consents', given);
}
