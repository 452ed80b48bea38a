import { describe, expect, it } from 'vitest';
import { notifiedTemplates, openingOf } from './opening.ts';

const notified = { recordId: 'record', leaseId: 'lease', parameters: {} };

describe('openingOf', () => {
  it.each(notifiedTemplates)('leads somewhere from %s, and to no record that is not there', (template) => {
    const opening = openingOf({ ...notified, template });
    expect(opening?.path).toMatch(/^\/[a-z]/);
    expect(opening?.path).not.toMatch(/null|undefined/);
  });

  it('leads each side of a conversation to its own area, and a tenant to the lease', () => {
    const template = 'message_received';
    expect(openingOf({ ...notified, template, parameters: { to: 'office' } })).toEqual({
      area: 'owner',
      path: '/messages/record',
    });
    expect(openingOf({ ...notified, template, parameters: { to: 'tenant' } })).toEqual({
      area: 'tenant',
      path: '/messages/record?lease=lease',
    });
  });

  it('keeps the query of a page', () =>
    expect(openingOf({ ...notified, template: 'parcel_waiting' })?.path).toBe(
      '/community?part=parcels&lease=lease',
    ));

  it('is nowhere for what a newer release notifies of', () =>
    expect(openingOf({ ...notified, template: 'toString' })).toBeNull());
});
