import { expect, it } from 'vitest';
import { offeredIn } from './offered-providers.ts';

it('offers what the project has switched on, by its own name', () => {
  const external = {
    email: true,
    phone: false,
    google: true,
    azure: true,
    github: false,
    linkedin_oidc: true,
  };
  expect(offeredIn({ external })).toEqual([
    { id: 'google', name: 'Google' },
    { id: 'azure', name: 'Microsoft' },
  ]);
});

it.each([null, {}, { external: {} }, { external: { email: true, google: 'yes' } }, 'nonsense'])(
  'offers nothing when the settings say nothing: %j',
  (settings) => expect(offeredIn(settings)).toEqual([]),
);
