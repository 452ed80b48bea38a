import { expect, it } from 'vitest';
import { chosenAtFirst, readAskedAccess, refusalAddress } from './asked-access.ts';
import { scopesOf } from './scopes.ts';

const whole = {
  client_id: '11111111-1111-4111-8111-111111111111',
  redirect_uri: 'https://program.example/back?x=1',
  response_type: 'code',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  state: 'abc',
};
const read = (changes: Record<string, string> = {}) =>
  readAskedAccess(new URLSearchParams({ ...whole, ...changes }));

it('reads what a program asks for', () => {
  expect(read({ resource: 'https://llavero.example/mcp' })).toMatchObject({
    clientId: whole.client_id,
    resource: 'https://llavero.example/mcp',
    state: 'abc',
  });
});

it.each<Record<string, string>>([
  { client_id: 'me' },
  { redirect_uri: 'nowhere' },
  { response_type: 'token' },
  { code_challenge: 'short' },
  { code_challenge_method: 'plain' },
])('does not take %o', (changes) => {
  expect(read(changes)).toBeNull();
});

it('chooses at first what only reads', () => {
  const offered = scopesOf('owner');
  expect(chosenAtFirst(new URLSearchParams(), offered)).not.toContain('prepare');
  expect(chosenAtFirst(new URLSearchParams({ scope: 'money prepare other' }), offered)).toEqual(['money']);
  expect(chosenAtFirst(new URLSearchParams({ scope: 'money' }), scopesOf('tenant'))).toEqual(['own', 'help']);
});

it('says no where the program waits', () => {
  const asked = read();
  expect(asked && refusalAddress(asked, 'https://llavero.example')).toBe(
    'https://program.example/back?x=1&error=access_denied&iss=https%3A%2F%2Fllavero.example&state=abc',
  );
});
