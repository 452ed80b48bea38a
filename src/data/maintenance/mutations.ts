import { sendFile, type UploadProgress } from '#src/data/foundation/uploads/send-file.ts';
import type {
  MaintenanceCategory,
  MaintenancePriority,
  MaintenanceStage,
  MaintenanceStatus,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

const A_YEAR_SECONDS = 31_536_000;

interface Trouble {
  readonly category: MaintenanceCategory;
  readonly priority: MaintenancePriority;
  /** 3 to 120 letters. */
  readonly title: string;
  readonly description: string;
}

/** A tenant says what is to be repaired; returns the request's id. Error: `not_found` for who does not live there today. */
export async function reportMaintenance(
  input: Trouble & { readonly leaseId: string; readonly mayEnter: boolean; readonly accessNote: string },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('report_maintenance', {
    p_request_id: requestId,
    p_lease_id: input.leaseId,
    p_category: input.category,
    p_priority: input.priority,
    p_title: input.title,
    p_description: input.description,
    p_may_enter: input.mayEnter,
    p_access_note: input.accessNote,
  });
  return unwrap(answer);
}

/** The office opens a request; a shared one is seen by the unit's tenants. Returns its id. Error: `not_found`. */
export async function openMaintenance(
  input: Trouble & {
    readonly propertyId: string;
    readonly unitId: string | null;
    readonly isShared: boolean;
  },
  requestId: string,
): Promise<string> {
  const answer = await getClient().rpc('open_maintenance', {
    p_request_id: requestId,
    p_property_id: input.propertyId,
    // The generated type does not know that there may be none.
    p_unit_id: input.unitId as string,
    p_category: input.category,
    p_priority: input.priority,
    p_title: input.title,
    p_description: input.description,
    p_is_shared: input.isShared,
  });
  return unwrap(answer);
}

/** Moves a request along. Errors: `maintenance_moved`, `reason_missing`, `reopening_too_late`. */
export async function moveMaintenance(
  input: { readonly id: string; readonly status: MaintenanceStatus; readonly note: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('move_maintenance', {
      p_request_id: requestId,
      p_maintenance_id: input.id,
      p_status: input.status,
      p_note: input.note,
    }),
  );
}

/** How urgent it is, how it stands, who sees to it and when. Errors: `maintenance_moved`, `assignee_not_member`, `scheduled_in_past`. */
export async function planMaintenance(
  input: {
    readonly id: string;
    readonly priority: MaintenancePriority;
    readonly stage: MaintenanceStage | null;
    readonly assignedTo: string | null;
    readonly scheduledOn: string | null;
  },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('plan_maintenance', {
      p_request_id: requestId,
      p_maintenance_id: input.id,
      p_priority: input.priority,
      p_stage: input.stage as MaintenanceStage,
      p_assigned_to: input.assignedTo as string,
      p_scheduled_on: input.scheduledOn as string,
    }),
  );
}

/** A message to the other side, or a note inside the organization. Error: `message_length`. */
export async function writeMaintenanceMessage(
  input: { readonly id: string; readonly body: string; readonly isInternal: boolean },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('write_maintenance_message', {
      p_request_id: requestId,
      p_maintenance_id: input.id,
      p_body: input.body,
      p_is_internal: input.isInternal,
    }),
  );
}

/** The tenant says how well it was done, 1 to 5. */
export async function rateMaintenance(
  input: { readonly id: string; readonly rating: number; readonly comment: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('rate_maintenance', {
      p_request_id: requestId,
      p_maintenance_id: input.id,
      p_rating: input.rating,
      p_comment: input.comment,
    }),
  );
}

/**
 * Adds a photo (JPEG, at most 2 MB) to a request.
 * @param photoId made once for the photo: sending it again finds it there already. Error: `too_many_photos`.
 */
export async function addMaintenancePhoto(
  input: { readonly id: string; readonly picture: Blob },
  photoId: string,
  progress?: UploadProgress,
): Promise<void> {
  const path = unwrap(
    await getClient().rpc('add_maintenance_photo', { p_photo_id: photoId, p_maintenance_id: input.id }),
  );
  const contentType = 'image/jpeg';
  await sendFile(
    { bucket: 'maintenance-photos', path, content: input.picture, contentType, cacheSeconds: A_YEAR_SECONDS },
    progress,
  );
}
