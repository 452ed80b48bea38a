import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';

/** What is noted where the fault is ours: the log says which it was. */
export const OWN_FAULT = 'own_fault';

/** Notes with a received receipt that the work on it failed. */
export const noteReceivedFault = (database: Client, receivedId: string) =>
  call(database, 'note_received_fault', { receivedId, fault: OWN_FAULT });
