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
  'work_order',
] as const;
export type MaintenanceEventKind = (typeof maintenanceEventKinds)[number];

/** What a piece of equipment is. */
export const assetKinds = [
  'air_conditioner',
  'water_heater',
  'water_pump',
  'water_tank',
  'generator',
  'inverter',
  'solar',
  'elevator',
  'gate',
  'appliance',
  'fire_safety',
  'other',
] as const;
export type AssetKind = (typeof assetKinds)[number];

/** In what a plan counts from one day to the next. */
export const preventiveRhythms = ['days', 'weeks', 'months', 'years'] as const;
export type PreventiveRhythm = (typeof preventiveRhythms)[number];
