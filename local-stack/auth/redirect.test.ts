import { expect, it } from 'vitest';
import { allowedRedirect } from '#stack/auth/redirect.ts';

const site = 'http://127.0.0.1:4321';

it.each([`${site}/invitation/?token=a`, 'http://localhost:4321/recovery/', site])(
  'lets a link lead to %s',
  (wanted) => {
    expect(allowedRedirect(wanted, site)).toBe(wanted);
  },
);

it.each([
  null,
  '',
  'nonsense',
  'https://stranger.test/',
  'http://127.0.0.1:9999/',
  'http://127.0.0.1:4321.stranger.test/',
  'http://127.0.0.1:4321@stranger.test/',
  'javascript:alert(1)',
])('does not let a link lead to %s', (wanted) => {
  expect(allowedRedirect(wanted, site)).toBe(site);
});
