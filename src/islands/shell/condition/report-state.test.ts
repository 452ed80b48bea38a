import { expect, it } from 'vitest';
import { stateOf } from './report-state.ts';

const day = '2026-11-22T12:00:00Z';
it.each([
  [null, null, 'open', 'open'],
  [day, null, 'waiting', 'yours'],
  [null, day, 'yours', 'waiting'],
  [day, day, 'confirmed', 'confirmed'],
])('confirmed by the office %s and by the tenant %s', (office, tenant, forOffice, forTenant) => {
  const report = { officeConfirmedAt: office, tenantConfirmedAt: tenant };
  expect([stateOf(report, 'office'), stateOf(report, 'tenant')]).toEqual([forOffice, forTenant]);
});

it('is nothing before anybody has begun', () => {
  expect(stateOf(undefined, 'office')).toBe('none');
});
