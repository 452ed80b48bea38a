import { call } from '#src/data/call.ts';
import { sendFile, type UploadProgress } from '#src/data/foundation/uploads/send-file.ts';
import type {
  MaintenanceCategory,
  MaintenancePriority,
  MaintenanceStage,
  MaintenanceStatus,
} from '#src/domain/maintenance/maintenance-enums.ts';

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
  return call(
    'report_maintenance',
    {
      leaseId: input.leaseId,
      category: input.category,
      priority: input.priority,
      title: input.title,
      description: input.description,
      mayEnter: input.mayEnter,
      accessNote: input.accessNote,
    },
    requestId,
  );
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
  return call(
    'open_maintenance',
    {
      propertyId: input.propertyId,
      // The generated type does not know that there may be none.
      unitId: input.unitId as string,
      category: input.category,
      priority: input.priority,
      title: input.title,
      description: input.description,
      isShared: input.isShared,
    },
    requestId,
  );
}

/** Moves a request along. Errors: `maintenance_moved`, `reason_missing`, `reopening_too_late`. */
export async function moveMaintenance(
  input: { readonly id: string; readonly status: MaintenanceStatus; readonly note: string },
  requestId: string,
): Promise<void> {
  await call(
    'move_maintenance',
    {
      maintenanceId: input.id,
      status: input.status,
      note: input.note,
    },
    requestId,
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
  await call(
    'plan_maintenance',
    {
      maintenanceId: input.id,
      priority: input.priority,
      stage: input.stage as MaintenanceStage,
      assignedTo: input.assignedTo as string,
      scheduledOn: input.scheduledOn as string,
    },
    requestId,
  );
}

/** A message to the other side, or a note inside the organization. Error: `message_length`. */
export async function writeMaintenanceMessage(
  input: { readonly id: string; readonly body: string; readonly isInternal: boolean },
  requestId: string,
): Promise<void> {
  await call(
    'write_maintenance_message',
    {
      maintenanceId: input.id,
      body: input.body,
      isInternal: input.isInternal,
    },
    requestId,
  );
}

/** The tenant says how well it was done, 1 to 5. */
export async function rateMaintenance(
  input: { readonly id: string; readonly rating: number; readonly comment: string },
  requestId: string,
): Promise<void> {
  await call(
    'rate_maintenance',
    {
      maintenanceId: input.id,
      rating: input.rating,
      comment: input.comment,
    },
    requestId,
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
  const path = await call('add_maintenance_photo', { photoId, maintenanceId: input.id });
  const contentType = 'image/jpeg';
  await sendFile(
    { bucket: 'maintenance-photos', path, content: input.picture, contentType, cacheSeconds: A_YEAR_SECONDS },
    progress,
  );
}
