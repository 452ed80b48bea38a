/** How far a maintenance request has come. */
export const maintenanceStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type MaintenanceStatus = (typeof maintenanceStatuses)[number];

export const maintenancePriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type MaintenancePriority = (typeof maintenancePriorities)[number];

export const maintenanceCategories = [
  'plumbing',
  'electricity',
  'air_conditioning',
  'appliances',
  'doors_and_locks',
  'structure',
  'pests',
  'cleaning',
  'common_areas',
  'other',
] as const;
export type MaintenanceCategory = (typeof maintenanceCategories)[number];

/** What more is known of a request in progress. */
export const maintenanceStages = [
  'assigned',
  'scheduled',
  'waiting_for_parts',
  'waiting_for_resident',
] as const;
export type MaintenanceStage = (typeof maintenanceStages)[number];

export const maintenanceEventKinds = [
  'reported',
  'started',
  'set_back',
  'completed',
  'cancelled',
  'reopened',
  'priority_changed',
  'assigned',
  'stage_changed',
  'message',
  'note',
  'photo_added',
  'rated',
] as const;
export type MaintenanceEventKind = (typeof maintenanceEventKinds)[number];
