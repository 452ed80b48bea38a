import { expect, it } from 'vitest';
import { isBefore, listAddress, rememberList } from './way-back.ts';

it('a list is found as it was last looked at', () => {
  expect(listAddress('/tenants')).toBe('/tenants');
  rememberList('/tenants', 'q=ana&balance=owing');
  expect(listAddress('/tenants')).toBe('/tenants?q=ana&balance=owing');
  expect(listAddress('/properties')).toBe('/properties');
  rememberList('/tenants', '');
  expect(listAddress('/tenants')).toBe('/tenants');
});

it('the page before is known by its path, whatever it asked for', () => {
  const urls = [
    'https://a.example/owner-dashboard/',
    'https://a.example/owner-dashboard/tenants?q=ana',
    'https://a.example/x',
  ];
  const at = (index: number) => ({ currentEntry: { index }, entries: () => urls.map((url) => ({ url })) });
  expect(isBefore('/owner-dashboard/tenants', at(2))).toBe(true);
  expect(isBefore('/owner-dashboard', at(1))).toBe(true);
  expect(isBefore('/owner-dashboard/tenants', at(1))).toBe(false);
  expect(isBefore('/owner-dashboard/tenants', at(0))).toBe(false);
  expect(isBefore('/owner-dashboard/tenants', undefined)).toBe(false);
});
