import { verb } from '#src/data/call.ts';

export const markRead = verb('mark_notifications_read');
export const markUnread = verb('mark_notifications_unread');
export const snooze = verb('snooze_notification');
export const mute = verb('mute_record');
export const unmute = verb('unmute_record');
