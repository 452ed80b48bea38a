import type { MaintenanceEventKind, MaintenancePriority, MaintenanceStatus } from './maintenance-enums.ts';

/** What a change of status is called. The database has the same table and is the one that enforces it. */
const MOVES: Readonly<
  Record<MaintenanceStatus, Readonly<Partial<Record<MaintenanceStatus, MaintenanceEventKind>>>>
> = {
  pending: { in_progress: 'started', cancelled: 'cancelled' },
  in_progress: { completed: 'completed', pending: 'set_back', cancelled: 'cancelled' },
  completed: { in_progress: 'reopened' },
  cancelled: {},
};

/** What a change from one status into another is called; null where it may not be. */
export function moveOfMaintenance(
  from: MaintenanceStatus,
  to: MaintenanceStatus,
): MaintenanceEventKind | null {
  return MOVES[from][to] ?? null;
}

/** Where a request may go from here, in the order in which a screen offers it. */
export function nextOfMaintenance(from: MaintenanceStatus): MaintenanceStatus[] {
  return Object.keys(MOVES[from]) as MaintenanceStatus[];
}

/** Whether a change takes back that a request was completed. */
export const isReopening = (from: MaintenanceStatus, to: MaintenanceStatus): boolean =>
  from === 'completed' && to === 'in_progress';

/** Whether a change of status asks for a word: needed for an end without a repair and for a reopening, wanted for a repair. */
export const wantsWord = (from: MaintenanceStatus, to: MaintenanceStatus): boolean =>
  to === 'cancelled' || to === 'completed' || isReopening(from, to);

/** For how many days after its completion a tenant may say that it was not repaired after all. */
export const REOPENING_DAYS = 30;
/** Photos that a request may have. */
export const MOST_MAINTENANCE_PHOTOS = 20;

/** Hours until a request should have an answer, and until it should be resolved. */
export const SERVICE_LEVELS: Readonly<
  Record<MaintenancePriority, { readonly responseHours: number; readonly resolutionHours: number }>
> = {
  low: { responseHours: 72, resolutionHours: 168 },
  medium: { responseHours: 24, resolutionHours: 72 },
  high: { responseHours: 4, resolutionHours: 24 },
  urgent: { responseHours: 1, resolutionHours: 4 },
};

/** What a deadline needs of a request; instants as ISO 8601. */
export interface MaintenanceTimes {
  readonly status: MaintenanceStatus;
  readonly respondBy: string;
  readonly resolveBy: string;
  readonly respondedAt: string | null;
  readonly completedAt: string | null;
}

/** The deadline that comes next: the answer first, then the repair; null when nothing is left to be done. */
export function deadlineOf(
  times: MaintenanceTimes,
  nowMs: number,
): { readonly kind: 'response' | 'resolution'; readonly at: string; readonly isMissed: boolean } | null {
  if (times.status !== 'pending' && times.status !== 'in_progress') return null;
  const kind = times.respondedAt === null ? 'response' : 'resolution';
  const at = kind === 'response' ? times.respondBy : times.resolveBy;
  return { kind, at, isMissed: Date.parse(at) < nowMs };
}

/** Whether a tenant may still reopen a completed request. */
export function mayReopen(times: MaintenanceTimes, nowMs: number): boolean {
  if (times.status !== 'completed' || times.completedAt === null) return false;
  return Date.parse(times.completedAt) >= nowMs - REOPENING_DAYS * 86_400_000;
}
