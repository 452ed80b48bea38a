import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { activeItemId, bottomItems, type NavGroup } from './navigation.ts';

const item = (id: string, href: string) => ({ id, label: id, href, icon: House });
const groups: NavGroup[] = [
  {
    id: 'main',
    items: [item('home', '/owner-dashboard'), item('properties', '/owner-dashboard/properties')],
  },
  {
    id: 'money',
    items: [item('finance', '/owner-dashboard/finance'), item('budget', '/owner-dashboard/finance/budget')],
  },
  {
    id: 'more',
    items: [item('tenants', '/owner-dashboard/tenants'), item('settings', '/owner-dashboard/settings')],
  },
];

describe('activeItemId', () => {
  it.each([
    ['/owner-dashboard', 'home'],
    ['/owner-dashboard/', 'home'],
    ['/owner-dashboard/properties/123/edit', 'properties'],
    ['/owner-dashboard/finance/budget', 'budget'],
    ['/owner-dashboard/finance', 'finance'],
    ['/owner-dashboard/finances', 'home'],
    ['/elsewhere', null],
  ])('for %s is %s', (path, id) => {
    expect(activeItemId(groups, path)).toBe(id);
  });
});

describe('bottomItems', () => {
  it('shows everything when five places suffice', () => {
    const few = bottomItems(groups.slice(0, 2), []);
    expect(few.items).toHaveLength(4);
    expect(few.hasMore).toBe(false);
  });

  it('keeps the preferred four, in their order, and opens the rest from the fifth place', () => {
    const many = bottomItems(groups, ['tenants', 'home', 'unknown', 'finance', 'properties', 'settings']);
    expect(many.items.map(({ id }) => id)).toEqual(['tenants', 'home', 'finance', 'properties']);
    expect(many.hasMore).toBe(true);
  });

  it('counts together what waits behind the fifth place, and nothing of what stands beside it', () => {
    const withBadges = groups.map((group) => ({
      ...group,
      items: group.items.map((one, index) => ({
        ...one,
        badge: { count: index + 1, label: `${index + 1} en ${one.id}` },
      })),
    }));
    const many = bottomItems(withBadges, ['home', 'properties', 'finance', 'tenants']);
    expect(many.waiting).toEqual({ count: 4, label: '2 en budget, 2 en settings' });
    expect(bottomItems(groups, []).waiting).toBeNull();
    const none = withBadges.map((group) => ({
      ...group,
      items: group.items.map((one) => ({ ...one, badge: { count: 0, label: '' } })),
    }));
    expect(bottomItems(none, []).waiting).toBeNull();
  });

  it('takes the first four when nothing is preferred', () => {
    expect(bottomItems(groups, []).items.map(({ id }) => id)).toEqual([
      'home',
      'properties',
      'finance',
      'budget',
    ]);
  });
});
