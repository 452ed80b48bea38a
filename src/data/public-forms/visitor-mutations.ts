import { verb } from '#src/data/call.ts';

/** Deletes an address from the waitlist for good. @throws AppError not_found when somebody else did. */
export const deleteWaitlistEntry = verb('admin_delete_waitlist_entry');

/** Marks a visitor's message as answered, or as open again. */
export const markMessageAnswered = verb('admin_mark_contact_answered');
