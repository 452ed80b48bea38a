/** The parts of the service that the public status names. */
export const serviceParts = ['site', 'database', 'files', 'jobs', 'work', 'messages'] as const;
export type ServicePart = (typeof serviceParts)[number];

/** Unknown: it could not be asked, or has never said anything. */
export const partStates = ['good', 'late', 'down', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

export interface ServiceStatus {
  /** When it was asked, in UTC. */
  readonly checkedAt: string;
  readonly parts: Readonly<Record<ServicePart, PartState>>;
}

const MINUTE_MS = 60_000;

/** How many minutes old what happened last may be. */
const MOST_MINUTES = { jobs: 125, work: 20, messages: 15 } as const;

/** Whether something that comes again and again came lately. @param last null where it never has */
export function stateByAge(last: string | null, part: keyof typeof MOST_MINUTES, now: Date): PartState {
  if (last === null) return 'unknown';
  return now.getTime() - Date.parse(last) > MOST_MINUTES[part] * MINUTE_MS ? 'late' : 'good';
}
