import { describe, expect, it } from 'vitest';
import { describeByName, type LockPackages, missingOptional, withEntries } from './check-lock.ts';

const tool = (optionalDependencies: Record<string, string>) => ({ version: '1.0.0', optionalDependencies });

describe('missingOptional', () => {
  it('finds a platform package without an entry', () => {
    const packages: LockPackages = {
      'node_modules/tool': tool({ 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0' }),
      'node_modules/tool-linux-x64': { version: '1.0.0' },
    };
    expect(missingOptional(packages)).toEqual([
      { name: 'tool-win32-x64', wanted: '1.0.0', by: 'node_modules/tool' },
    ]);
  });

  it('finds an entry of another version than the one wanted', () => {
    const packages: LockPackages = {
      'node_modules/tool': tool({ part: '1.0.0' }),
      'node_modules/part': { version: '2.0.0' },
    };
    expect(missingOptional(packages)).toHaveLength(1);
  });

  it.each(['^1.0.0', '*', '>=1 <3'])('takes any entry for the range %s', (wanted) => {
    const packages: LockPackages = {
      'node_modules/tool': tool({ part: wanted }),
      'node_modules/part': { version: '2.0.0' },
    };
    expect(missingOptional(packages)).toEqual([]);
  });

  it('looks beside a nested package, and outwards, in that order of folders', () => {
    const packages: LockPackages = {
      'node_modules/@a/b/node_modules/tool': tool({
        inside: '1.0.0',
        beside: '1.0.0',
        root: '1.0.0',
        none: '1.0.0',
      }),
      'node_modules/@a/b/node_modules/tool/node_modules/inside': { version: '1.0.0' },
      'node_modules/@a/b/node_modules/beside': { version: '1.0.0' },
      'node_modules/root': { version: '1.0.0' },
      'node_modules/other/node_modules/none': { version: '1.0.0' },
    };
    expect(missingOptional(packages).map(({ name }) => name)).toEqual(['none']);
  });
});

describe('withEntries', () => {
  const missing = { name: 'part', wanted: '1.0.0', by: 'node_modules/tool' };

  it('adds an optional entry, for development when the package is', () => {
    const packages: LockPackages = { 'node_modules/tool': { ...tool({ part: '1.0.0' }), dev: true } };
    const result = withEntries(packages, [{ ...missing, entry: { version: '1.0.0', cpu: ['x64'] } }]);
    expect(Object.keys(result)).toEqual(['node_modules/part', 'node_modules/tool']);
    expect(result['node_modules/part']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      optional: true,
    });
    expect(missingOptional(result)).toEqual([]);
  });

  it('nests the entry when another version has its place', () => {
    const packages: LockPackages = {
      'node_modules/part': { version: '2.0.0' },
      'node_modules/tool': tool({ part: '1.0.0' }),
    };
    const result = withEntries(packages, [{ ...missing, entry: { version: '1.0.0' } }]);
    expect(result['node_modules/part']?.version).toBe('2.0.0');
    expect(missingOptional(result)).toEqual([]);
  });
});

describe('describeByName', () => {
  it.each([
    ['@a/cli-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
    ['@a/cli-windows-x64', { cpu: ['x64'], os: ['win32'] }],
    ['@a/cli-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@a/binding-wasm32', { cpu: ['wasm32'] }],
  ])('reads the platform from %s', (name, platform) => {
    expect(describeByName(name, '1.2.3')).toEqual({ version: '1.2.3', ...platform });
  });

  it('does not guess where the name says nothing, or the version is open', () => {
    expect(() => describeByName('fsevents', '1.0.0')).toThrow('fsevents');
    expect(() => describeByName('@a/cli-linux-x64', '^1.0.0')).toThrow('cli-linux-x64');
  });
});
