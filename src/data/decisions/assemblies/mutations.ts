import { fetchFile } from '#src/data/api.ts';
import { call, maker, verb } from '#src/data/call.ts';

/** Writes a draft, all of it. Errors: `not_found`, `assembly_called`. */
export const saveAssembly = verb('save_assembly');

/** Calls it and notifies who decides. Errors: `decision_incomplete` (missing), `notice_too_short` (days). */
export const callAssembly = verb('call_assembly');

/** Opens the session on first or second call. Errors: `assembly_not_called`, `assembly_too_early`, `voting_still_open`. */
export const startAssembly = verb('start_assembly');

/** Notes who stands for a unit from now on. Errors: `assembly_not_in_session`, `not_of_unit`, `already_exists`. */
export const recordAttendance = maker('record_attendance', 'attendanceId');

/** Notes that who stood for a unit left. Error: `assembly_not_in_session`. */
export const recordDeparture = verb('record_departure');

/** Puts what came up in session on the agenda. Error: `assembly_not_in_session`. */
export const addMotion = maker('add_motion', 'itemId');

/** Keeps the minutes as they are written. Error: `assembly_not_in_session`. */
export const writeMinutes = verb('write_minutes');

/** Closes the session. Errors: `voting_still_open`, `minutes_missing`. */
export const closeAssembly = verb('close_assembly');

/** Signs the minutes by the hash of what was read. Errors: `minutes_differ`, `already_signed`, `signer_is_same`. */
export const signMinutes = verb('sign_minutes');

/** A vote that the office enters for somebody without a device. An empty choice abstains. */
interface EnteredVote {
  readonly voteId: string;
  readonly isSecret: boolean;
  readonly choice: readonly number[];
}

/**
 * Enters a vote, marked as entered. The token of a secret one is thrown away, so that it cannot be changed later.
 * Errors: `not_present`, `already_voted`, `voting_over`, `choice_invalid`.
 */
export async function enterVote({ voteId, isSecret, choice }: EnteredVote): Promise<void> {
  const given = { voteId, choice: [...choice], isEntered: true };
  if (!isSecret) return call('cast_vote', given);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return call('cast_secret_vote', { ...given, token });
}

/** What is printed of an assembly: the call before it, the minutes after it. */
export interface AssemblyPaper {
  readonly assemblyId: string;
  readonly paper: 'call' | 'minutes';
  readonly hasCopy: boolean;
}

/** A paper of an assembly as a PDF in Spanish, with a copy in English where that is asked for. Error: `not_found`. */
export const fetchAssemblyPaper = ({ assemblyId, paper, hasCopy }: AssemblyPaper): Promise<Blob> =>
  fetchFile(`/api/assemblies/${assemblyId}.pdf?paper=${paper}${hasCopy ? '&copy=en' : ''}`);
