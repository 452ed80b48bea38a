import { call, repeatable, verb } from '#src/data/call.ts';
import { sendFile, type UploadProgress } from '#src/data/foundation/uploads/send-file.ts';

const A_YEAR_SECONDS = 31_536_000;

/** A tenant says what is to be repaired; returns the request's id. Error: `not_found` for who does not live there today. */
export const reportMaintenance = repeatable('report_maintenance');

/** The office opens a request; a shared one is seen by the unit's tenants. Returns its id. Error: `not_found`. */
export const openMaintenance = repeatable('open_maintenance');

/** Moves a request along. Errors: `maintenance_moved`, `reason_missing`, `reopening_too_late`. */
export const moveMaintenance = repeatable('move_maintenance');

/** How urgent it is, how it stands, who sees to it and when. Errors: `maintenance_moved`, `assignee_not_member`, `scheduled_in_past`. */
export const planMaintenance = repeatable('plan_maintenance');

/** A message to the other side, or a note inside the organization. Error: `message_length`. */
export const writeMaintenanceMessage = repeatable('write_maintenance_message');

/** Adds a line to the checklist of an open request. Errors: `maintenance_moved`, `checklist_full`. */
export const addChecklistItem = repeatable('add_checklist_item');

/** Ticks a line of the checklist, or takes that back. Error: `maintenance_moved`. */
export const checkChecklistItem = verb('check_checklist_item');

/** The tenant says how well it was done, 1 to 5. */
export const rateMaintenance = repeatable('rate_maintenance');

/**
 * Adds a photo (JPEG, at most 2 MB) to a request.
 * @param photoId made once for the photo: sending it again finds it there already. Error: `too_many_photos`.
 */
export async function addMaintenancePhoto(
  input: { readonly id: string; readonly picture: Blob },
  photoId: string,
  progress?: UploadProgress,
): Promise<void> {
  const path = await call('add_maintenance_photo', { photoId, maintenanceId: input.id });
  const contentType = 'image/jpeg';
  await sendFile(
    { bucket: 'maintenance-photos', path, content: input.picture, contentType, cacheSeconds: A_YEAR_SECONDS },
    progress,
  );
}
