import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from '#src/data/people/activity/queries.ts';
import { common } from '#src/i18n/dictionaries/foundation/common.en.ts';
import { common as commonEs } from '#src/i18n/dictionaries/foundation/common.es.ts';
import { ownerTeam } from '#src/i18n/dictionaries/people/owner-team.en.ts';
import { ownerTeam as ownerTeamEs } from '#src/i18n/dictionaries/people/owner-team.es.ts';
import { activityWords } from './activity-words.ts';

const english = { activity: ownerTeam.activity, enums: common.enums, language: 'en' } as const;
const spanish = { activity: ownerTeamEs.activity, enums: commonEs.enums, language: 'es' } as const;

const entry = (
  table: string,
  action: ActivityEntry['action'],
  part: Partial<ActivityEntry> = {},
): ActivityEntry => ({
  id: 1,
  at: '2026-11-01T12:00:00Z',
  actorId: 'ana',
  actorName: 'Ana',
  action,
  table,
  rowId: 'luis',
  subject: 'Luis',
  facts: {},
  changes: {},
  ...part,
});
const words = (...given: Parameters<typeof entry>) => activityWords(entry(...given), english);

describe('the team', () => {
  it('is told apart: who came and went by themself, and whom somebody else put there', () => {
    const facts = { role: 'viewer' };
    expect(words('memberships', 'insert', { facts, rowId: 'ana' })).toBe('joined the team (Read only)');
    expect(words('memberships', 'insert', { facts })).toBe('added Luis to the team (Read only)');
    expect(words('memberships', 'delete', { facts, rowId: 'ana' })).toBe('left the team');
    expect(words('memberships', 'delete', { facts })).toBe('removed Luis from the team');
  });

  it('has roles that change, in the words of the reader', () => {
    const change = entry('memberships', 'update', {
      facts: { role: 'accountant' },
      changes: { role: ['viewer', 'accountant'] },
    });
    expect(activityWords(change, spanish)).toBe(
      'cambió el rol de Luis: antes Solo lectura, ahora Contabilidad',
    );
  });

  it('has invitations that are sent, withdrawn and accepted', () => {
    const facts = { kind: 'member', role: 'manager' };
    expect(words('invitations', 'insert', { facts })).toBe('invited Luis to the team (Manager)');
    expect(words('invitations', 'insert', { facts: { kind: 'tenant' } })).toBe('invited the tenant Luis');
    expect(words('invitations', 'update', { facts, changes: { revoked_at: [null, '2026'] } })).toBe(
      'withdrew the invitation to Luis',
    );
    expect(words('invitations', 'update', { facts, changes: { accepted_at: [null, '2026'] } })).toBe(
      'accepted the invitation sent to Luis',
    );
  });
});

describe('a record', () => {
  it('is added, changed with the names of what changed, archived, restored and deleted', () => {
    const changes = { municipality: ['a', 'b'], street: ['c', 'd'], deposit_kept: [1, 2] } as const;
    expect(words('properties', 'insert')).toBe('added Luis');
    expect(words('properties', 'update', { changes })).toBe('changed Luis: municipality and street');
    expect(words('units', 'update', { changes: { archived_at: [null, '2026'] } })).toBe('archived Luis');
    expect(words('units', 'update', { changes: { archived_at: ['2026', null] } })).toBe('restored Luis');
    expect(words('people', 'delete')).toBe('deleted Luis');
  });

  it('of an unknown kind is said to have changed, and no more', () => {
    expect(words('secrets', 'update')).toBe('changed something');
  });
});

describe('the organisation', () => {
  it('is made, changed, closed and opened again', () => {
    expect(words('organizations', 'insert')).toBe('created the organization Luis');
    expect(words('organizations', 'update', { changes: { rnc: ['', '101850043'] } })).toBe(
      'changed the organization’s details: RNC',
    );
    expect(words('organizations', 'update', { changes: { closed_at: [null, '2026'] } })).toBe(
      'closed the organization',
    );
    expect(words('organizations', 'update', { changes: { closed_at: ['2026', null] } })).toBe(
      'reopened the organization',
    );
  });
});

describe('leases and payments', () => {
  it('move from one state to another', () => {
    expect(words('leases', 'insert')).toBe('created a lease for Luis');
    expect(words('leases', 'update', { changes: { status: ['signed', 'active'] } })).toBe(
      'changed the lease for Luis from Signed to Active',
    );
    expect(words('leases', 'update', { changes: { charged_through: [null, '2026-11-30'] } })).toBe(
      'changed the lease for Luis',
    );
    expect(words('leases', 'delete')).toBe('deleted a draft lease for Luis');
    expect(words('lease_tenants', 'insert')).toBe('added Luis to a lease');
    expect(words('lease_tenants', 'update')).toBe('gave Luis access to their lease');
    const changed = (changes: Record<string, [unknown, unknown]>) =>
      words('lease_tenants', 'update', { changes });
    expect(changed({ left_on: [null, '2026-11-30'] })).toBe('set the day Luis leaves a lease');
    expect(changed({ left_on: ['2026-11-30', null] })).toBe('kept Luis on a lease');
    expect(changed({ is_primary: [false, true] })).toBe('changed whether Luis is the main tenant');
  });

  it('name amounts with their currency', () => {
    const facts = { currency: 'USD', amountMinor: 120_050, rentMinor: 90_000 };
    const decided = (status: string) =>
      words('payments', 'update', { facts, changes: { status: ['reported', status] } });
    expect(decided('confirmed')).toBe('confirmed a payment of US$1,200.50');
    expect(decided('rejected')).toBe('rejected a payment of US$1,200.50');
    expect(decided('reversed')).toBe('reversed a payment of US$1,200.50');
    expect(words('payments', 'update', { facts, changes: { unapplied_minor: [1, 0] } })).toBe(
      'applied a payment of US$1,200.50 to charges',
    );
    expect(words('lease_rent_steps', 'insert', { facts })).toBe('set the rent for Luis to US$900.00');
    expect(words('lease_rent_steps', 'delete', { facts })).toBe('removed a rent for Luis: US$900.00');
  });

  it('tells what became of a document that was asked for', () => {
    const of = (status: string) =>
      words('document_requests', 'update', { subject: 'Carta', facts: { status } });
    expect(words('document_requests', 'insert', { subject: 'Carta' })).toBe('asked the tenants for Carta');
    expect(['handed_in', 'refused', 'accepted', 'called_off'].map(of)).toEqual([
      'sent Carta',
      'rejected Carta',
      'accepted Carta',
      'cancelled the request for Carta',
    ]);
  });
});
