import { describe, expect, it } from 'vitest';
import { type LeaseStatus, leaseStatuses } from '../foundation/enums.ts';
import {
  canMoveLease,
  holdsUnit,
  isOccupying,
  nextLeaseStatuses,
  occupiesOn,
  overlappingLeases,
  statusOn,
  termOf,
  type UnitLease,
} from './lease.ts';

function lease(changes: Partial<UnitLease> = {}): UnitLease {
  return {
    id: 'lease-1',
    unitId: 'unit-1',
    status: 'active',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    ...changes,
  };
}

describe('the course of a lease', () => {
  it('runs from a draft through both signatures to its end', () => {
    const course: LeaseStatus[] = [
      'draft',
      'sent',
      'partially_signed',
      'signed',
      'active',
      'notice_given',
      'ended',
    ];
    for (const [index, status] of course.slice(1).entries()) {
      expect(canMoveLease(course[index] as LeaseStatus, status)).toBe(true);
    }
  });

  it.each<[LeaseStatus, LeaseStatus]>([
    ['draft', 'active'],
    ['sent', 'draft'],
    ['active', 'month_to_month'],
    ['month_to_month', 'renewed'],
    ['notice_given', 'active'],
    ['signed', 'terminated'],
  ])('may go from %s to %s', (from, to) => {
    expect(canMoveLease(from, to)).toBe(true);
  });

  it.each<[LeaseStatus, LeaseStatus]>([
    ['draft', 'ended'],
    ['sent', 'active'],
    ['active', 'draft'],
    ['active', 'active'],
    ['signed', 'draft'],
    ['month_to_month', 'active'],
    ['ended', 'active'],
    ['terminated', 'renewed'],
  ])('may not go from %s to %s', (from, to) => {
    expect(canMoveLease(from, to)).toBe(false);
  });

  it('stops for good at ended, terminated and renewed, and nowhere else', () => {
    const final = leaseStatuses.filter((status) => nextLeaseStatuses(status).length === 0);
    expect(final).toEqual(['ended', 'terminated', 'renewed']);
  });

  it('can reach every status from a draft', () => {
    const reached = new Set<LeaseStatus>(['draft']);
    for (const status of reached) for (const next of nextLeaseStatuses(status)) reached.add(next);
    expect(reached.size).toBe(leaseStatuses.length);
  });
});

describe('the hold on a unit', () => {
  it('is had by every lease that was agreed, the use of it by running ones only', () => {
    expect(leaseStatuses.filter(isOccupying)).toEqual(['active', 'notice_given', 'month_to_month']);
    expect(leaseStatuses.filter((status) => !holdsUnit(status))).toEqual([
      'draft',
      'sent',
      'partially_signed',
    ]);
  });

  it('has no last day only while the lease runs on from month to month', () => {
    for (const status of leaseStatuses) {
      expect(termOf(lease({ status })).openEnded).toBe(status === 'month_to_month');
    }
  });
});

describe('statusOn', () => {
  it.each<[LeaseStatus, string, LeaseStatus]>([
    ['active', '2025-12-31', 'signed'],
    ['signed', '2025-12-31', 'signed'],
    ['signed', '2026-01-01', 'active'],
    ['active', '2026-12-31', 'active'],
    ['active', '2027-01-01', 'month_to_month'],
    ['signed', '2027-01-01', 'month_to_month'],
    ['notice_given', '2026-12-31', 'notice_given'],
    ['notice_given', '2027-01-01', 'ended'],
    ['month_to_month', '2027-06-01', 'month_to_month'],
    ['draft', '2026-06-01', 'draft'],
    ['sent', '2027-06-01', 'sent'],
    ['terminated', '2026-06-01', 'terminated'],
  ])('of a lease stored as %s on %s is %s', (status, today, expected) => {
    expect(statusOn(lease({ status }), today)).toBe(expected);
  });

  it('of a lease without an agreed end stays active', () => {
    expect(statusOn(lease({ endsOn: null }), '2040-01-01')).toBe('active');
  });

  it('never changes by being asked twice', () => {
    for (const status of leaseStatuses) {
      for (const today of ['2025-06-01', '2026-06-01', '2027-06-01']) {
        const once = statusOn(lease({ status }), today);
        expect(statusOn(lease({ status: once }), today)).toBe(once);
      }
    }
  });
});

describe('occupiesOn', () => {
  it.each<[LeaseStatus, string, boolean]>([
    ['active', '2025-12-31', false],
    ['active', '2026-01-01', true],
    ['active', '2026-12-31', true],
    ['active', '2027-01-01', true],
    ['notice_given', '2025-12-31', false],
    ['notice_given', '2026-12-31', true],
    ['notice_given', '2027-01-01', false],
    ['month_to_month', '2027-06-01', true],
    ['signed', '2026-01-01', true],
  ])('for a lease stored as %s on %s is %s', (status, day, expected) => {
    expect(occupiesOn(lease({ status }), day)).toBe(expected);
  });

  it.each<LeaseStatus>(['draft', 'sent', 'partially_signed', 'terminated', 'ended', 'renewed'])(
    'is never so for a lease that is %s',
    (status) => {
      expect(occupiesOn(lease({ status }), '2026-06-01')).toBe(false);
    },
  );
});

describe('overlappingLeases', () => {
  const candidate = lease({ id: 'new', status: 'draft', startsOn: '2026-12-31', endsOn: '2027-12-30' });

  it('finds a lease with a day in common', () => {
    const other = lease();
    expect(overlappingLeases(candidate, [other])).toEqual([other]);
  });

  it.each<[string, Partial<UnitLease>]>([
    ['of another unit', { unitId: 'unit-2' }],
    ['that ends the day before', { endsOn: '2026-12-30' }],
    ['that is only a draft', { status: 'draft' }],
    ['that was closed the day before', { status: 'terminated', endsOn: '2026-12-30' }],
    ['that is the same lease before its change', { id: 'new' }],
  ])('passes over a lease %s', (_case, changes) => {
    expect(overlappingLeases(candidate, [lease(changes)])).toEqual([]);
  });

  it('finds a lease that has outlived its agreed end', () => {
    const runningOn = lease({ status: 'month_to_month', endsOn: '2026-06-30' });
    expect(overlappingLeases(candidate, [runningOn])).toHaveLength(1);
  });
});
