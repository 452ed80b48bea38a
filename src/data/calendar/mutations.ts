import { postApi } from '#src/data/api.ts';
import type { ReadItem } from '#src/data/calendar/read-ics.ts';
import { call, repeatable, verb } from '#src/data/call.ts';
import type { CalendarKind } from '#src/domain/calendar/calendar-entry.ts';

/** Writes a visit, a task or a reminder; returns its id. Errors are those of a form: see `save_calendar_item`. */
export const saveCalendarItem = repeatable('save_calendar_item');

/** Moves what may be moved, by its key. Error: `entry_fixed`. */
export const moveCalendarEntry = repeatable('move_calendar_entry');

/** Done or not; of a series one time of it. */
export const completeCalendarItem = repeatable('complete_calendar_item');

/** Removes an item, or one time of a series. */
export const deleteCalendarItem = repeatable('delete_calendar_item');

export interface NewFeed {
  readonly organizationId: string;
  readonly name: string;
  readonly kinds: readonly CalendarKind[];
  readonly propertyId: string | null;
  readonly isOwnOnly: boolean;
  readonly withNames: boolean;
  /** Of a tenant: the lease that it is of. */
  readonly leaseId: string | null;
}

/** Makes an address for calendar programs. Its token is answered this once. Error: `too_many_feeds`. */
export async function createCalendarFeed(input: NewFeed, requestId: string): Promise<string> {
  const [made] = await call('create_calendar_feed', input, requestId);
  return made?.token ?? '';
}

/** Gives a feed another name. */
export const renameCalendarFeed = verb('rename_calendar_feed');

/** Nothing is read at the address any more. */
export const revokeCalendarFeed = verb('revoke_calendar_feed');

export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly position: number; readonly uid: string; readonly code: string }[];
}

/** Takes over at most 2,000 items. One that came before is changed and not added again. */
export async function importCalendarItems(
  input: { readonly organizationId: string; readonly items: readonly ReadItem[] },
  requestId: string,
): Promise<ImportOutcome> {
  return (await call('import_calendar_items', input, requestId)) as unknown as ImportOutcome;
}

/**
 * The calendar file at an address of somebody else's, which the Worker fetches. Errors: `address_invalid`,
 * `address_unreachable`, `address_refused`, `address_too_large`.
 */
export async function fetchCalendarFile(organizationId: string, address: string): Promise<string> {
  const { file } = await postApi<{ file: string }>('/api/calendar/import', { organizationId, address });
  return file;
}
