import { describe, expect, it } from 'vitest';
import { areaHome, areaOf, loginPath, safeNext } from './area-paths.ts';

const origin = 'https://llavero.example';

describe('areaOf', () => {
  it('sends managers where owners work', () => {
    expect(areaHome(areaOf('manager'))).toBe('/owner-dashboard/');
    expect(areaHome(areaOf('tenant'))).toBe('/tenant-dashboard/');
    expect(areaHome(areaOf('admin'))).toBe('/admin/');
  });
});

describe('loginPath', () => {
  it('keeps the whole deep link, in the reader’s language', () => {
    expect(loginPath('es', '/owner-dashboard/properties?q=a&sort=-name')).toBe(
      '/login/?next=%2Fowner-dashboard%2Fproperties%3Fq%3Da%26sort%3D-name',
    );
    expect(loginPath('en', '/admin/')).toBe('/en/login/?next=%2Fadmin%2F');
  });
});

describe('safeNext', () => {
  it('accepts paths of this site', () => {
    expect(safeNext('/owner-dashboard/properties?q=a#b', origin)).toBe('/owner-dashboard/properties?q=a#b');
  });

  it.each([
    null,
    '',
    'owner-dashboard',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/login/../..//evil.example/',
    '/./\\evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('refuses %j', (next) => {
    expect(safeNext(next, origin)).toBeNull();
  });
});
