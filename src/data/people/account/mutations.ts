import { postApi } from '#src/data/api.ts';
import { call, verb } from '#src/data/call.ts';
import { type AuthClient, authClient } from '#src/data/client.ts';
import { toAppError } from '#src/data/errors.ts';
import type { Arguments } from '#src/data/functions.ts';

export type NotificationChoice = Arguments<'set_notification'>;

/** Switches a message on or off. */
export const setNotification = verb('set_notification');

/** Mails a link to the present and to the new address; the change is made once both were opened. Error: `email_exists`. */
export async function changeEmail(email: string, returnTo: string): Promise<void> {
  const { error } = await (await authClient()).updateUser({ email }, { emailRedirectTo: returnTo });
  if (error) throw toAppError(error);
}

/** Everything that is kept about the user. */
export async function exportMyData(): Promise<ExportedData> {
  return (await call('export_my_data')) as unknown as ExportedData;
}

/** As it stands in the file that people take away: in the database's names. */
export interface ExportedPayment {
  readonly paid_on: string;
  /** Minor units. */
  readonly amount_minor: number;
  readonly currency: string;
  readonly method: string;
  readonly status: string;
  readonly reference: string;
  readonly receipt_number: number | null;
}

export interface ExportedData {
  readonly leases: readonly {
    readonly landlord: string;
    readonly property: string;
    readonly unit: string;
    readonly payments: readonly ExportedPayment[];
  }[];
  readonly [part: string]: unknown;
}

/**
 * Deletes the account for good. Errors: `account_only_owner`, `reauthentication_needed`, `confirmation_wrong`.
 * @param auth of a sign-in that was just made
 */
export async function deleteAccount(auth: AuthClient, email: string): Promise<void> {
  await postApi('/api/account/deletion', { email }, auth);
}
