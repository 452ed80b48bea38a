import { describe, expect, it } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '../foundation/enums.ts';
import {
  type ApplicationVerb,
  applicationVerbs,
  CONSENT_VERSION,
  isOpen,
  moveApplication,
  RETENTION_DAYS,
  verbsFor,
} from './screening.ts';

describe('the course of an application', () => {
  it('runs from a draft through review to a decision', () => {
    const course: [ApplicationVerb, ApplicationStatus][] = [
      ['submit', 'submitted'],
      ['start_review', 'in_review'],
      ['approve', 'approved'],
    ];
    let status: ApplicationStatus = 'draft';
    for (const [verb, next] of course) {
      expect(moveApplication(status, verb)).toBe(next);
      status = next;
    }
  });

  it('decides only on what has been looked at', () => {
    for (const verb of ['approve', 'reject'] as const) {
      expect(applicationStatuses.filter((status) => moveApplication(status, verb) !== null)).toEqual([
        'in_review',
      ]);
    }
  });

  it('can be stopped by the applicants until it is refused, and taken up again', () => {
    expect(applicationStatuses.filter((status) => moveApplication(status, 'withdraw'))).toEqual([
      'draft',
      'submitted',
      'in_review',
      'approved',
    ]);
    for (const status of ['approved', 'rejected', 'withdrawn'] as const) {
      expect(moveApplication(status, 'reopen')).toBe('in_review');
    }
  });

  it('reaches every status from a draft, and leaves none without a way on', () => {
    const reached = new Set<ApplicationStatus>(['draft']);
    for (const status of reached) {
      for (const verb of applicationVerbs) {
        const next = moveApplication(status, verb);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...applicationStatuses].sort());
    for (const status of applicationStatuses) expect(verbsFor(status).length, status).toBeGreaterThan(0);
  });

  it('never stays where it is by an action', () => {
    for (const status of applicationStatuses) {
      for (const verb of applicationVerbs) expect(moveApplication(status, verb)).not.toBe(status);
    }
  });

  it('is open until it is decided', () => {
    expect(applicationStatuses.filter(isOpen)).toEqual(['draft', 'submitted', 'in_review']);
  });
});

it('has a consent text of a month and limits that hold the standard', () => {
  expect(CONSENT_VERSION).toMatch(/^\d{4}-\d{2}$/);
  expect(RETENTION_DAYS.standard).toBeGreaterThanOrEqual(RETENTION_DAYS.min);
  expect(RETENTION_DAYS.standard).toBeLessThanOrEqual(RETENTION_DAYS.max);
});
