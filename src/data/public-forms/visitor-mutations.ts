import { call } from '#src/data/call.ts';

/** Deletes an address from the waitlist for good. @throws AppError not_found when somebody else did. */
export async function deleteWaitlistEntry(id: string): Promise<void> {
  await call('admin_delete_waitlist_entry', { id });
}

/** Marks a visitor's message as answered, or as open again. */
export async function markMessageAnswered(id: string, isAnswered: boolean): Promise<void> {
  await call('admin_mark_contact_answered', { id, isAnswered });
}
