import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  type MaintenanceTimes,
  mayReopen,
  moveOfMaintenance,
  nextOfMaintenance,
  REOPENING_DAYS,
  SERVICE_LEVELS,
} from './maintenance.ts';
import { maintenancePriorities, maintenanceStatuses } from './maintenance-enums.ts';

const times = (changes: Partial<MaintenanceTimes>): MaintenanceTimes => ({
  status: 'pending',
  respondBy: '2026-11-21T13:00:00Z',
  resolveBy: '2026-11-21T17:00:00Z',
  respondedAt: null,
  completedAt: null,
  ...changes,
});
const at = (text: string) => Date.parse(text);

describe('the course of a request', () => {
  it('allows six changes and no other', () => {
    const allowed = maintenanceStatuses.flatMap((from) =>
      maintenanceStatuses.flatMap((to) => (moveOfMaintenance(from, to) ? [`${from} → ${to}`] : [])),
    );
    expect(allowed.sort()).toEqual(
      [
        'pending → in_progress',
        'pending → cancelled',
        'in_progress → pending',
        'in_progress → completed',
        'in_progress → cancelled',
        'completed → in_progress',
      ].sort(),
    );
  });

  it('counts the way back from completed as a reopening, and ends with a cancellation', () => {
    expect(moveOfMaintenance('completed', 'in_progress')).toBe('reopened');
    expect(nextOfMaintenance('cancelled')).toEqual([]);
  });

  it('offers the way forward first', () => {
    expect(nextOfMaintenance('pending')[0]).toBe('in_progress');
    expect(nextOfMaintenance('in_progress')[0]).toBe('completed');
  });
});

describe('deadlines', () => {
  it('grow shorter with the priority, and an answer is due before the repair', () => {
    const levels = maintenancePriorities.map((priority) => SERVICE_LEVELS[priority]);
    for (const [index, level] of levels.entries()) {
      expect(level.responseHours).toBeLessThan(level.resolutionHours);
      const next = levels[index + 1];
      if (next) expect(next.resolutionHours).toBeLessThan(level.resolutionHours);
    }
  });

  it('ask for an answer first, then for the repair', () => {
    const now = at('2026-11-21T12:00:00Z');
    expect(deadlineOf(times({}), now)).toEqual({
      kind: 'response',
      at: '2026-11-21T13:00:00Z',
      isMissed: false,
    });
    expect(deadlineOf(times({ respondedAt: '2026-11-21T12:30:00Z' }), now)?.kind).toBe('resolution');
  });

  it('are missed from the moment after', () => {
    expect(deadlineOf(times({}), at('2026-11-21T13:00:00Z'))?.isMissed).toBe(false);
    expect(deadlineOf(times({}), at('2026-11-21T13:00:01Z'))?.isMissed).toBe(true);
  });

  it.each(['completed', 'cancelled'] as const)('are none for one that is %s', (status) => {
    expect(deadlineOf(times({ status }), at('2030-01-01T00:00:00Z'))).toBeNull();
  });
});

describe('reopening by a tenant', () => {
  const done = times({ status: 'completed', completedAt: '2026-11-01T12:00:00Z' });

  it('is possible for thirty days', () => {
    expect(REOPENING_DAYS).toBe(30);
    expect(mayReopen(done, at('2026-12-01T12:00:00Z'))).toBe(true);
    expect(mayReopen(done, at('2026-12-01T12:00:01Z'))).toBe(false);
  });

  it('is for completed ones', () => {
    expect(mayReopen(times({}), at('2026-11-21T12:00:00Z'))).toBe(false);
  });
});
