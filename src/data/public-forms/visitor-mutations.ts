import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** Deletes an address from the waitlist for good. @throws AppError not_found when somebody else did. */
export async function deleteWaitlistEntry(id: string): Promise<void> {
  unwrap(await getClient().rpc('admin_delete_waitlist_entry', { p_id: id }));
}

/** Marks a visitor's message as answered, or as open again. */
export async function markMessageAnswered(id: string, isAnswered: boolean): Promise<void> {
  unwrap(await getClient().rpc('admin_mark_contact_answered', { p_id: id, p_is_answered: isAnswered }));
}
