import { describe, expect, it } from 'vitest';
import { readMailLink } from './mail-link.ts';

const origin = 'https://llavero.example';
const tokenHash = 'a1'.repeat(28);
const linkTo = (redirectTo: string, type = 'recovery') =>
  new URL(
    `${origin}/confirm/?${new URLSearchParams({ token_hash: tokenHash, type, redirect_to: redirectTo })}`,
  );

describe('readMailLink', () => {
  it('takes what the message says, with the page to go on to', () => {
    expect(readMailLink(linkTo(`${origin}/en/recovery/?next=%2Fowner-dashboard%2F`))).toEqual({
      tokenHash,
      type: 'recovery',
      target: '/en/recovery/?next=%2Fowner-dashboard%2F',
    });
  });

  it.each([
    '',
    origin,
    `${origin}/`,
    'https://evil.example/login/',
    '//evil.example',
    `${origin}//evil.example`,
    'javascript:alert(1)',
    `${origin}.evil.example/`,
    '/settings',
  ])('leads to the sign-in page, not to "%s"', (wanted) => {
    expect(readMailLink(linkTo(wanted))?.target).toBe('/login/');
  });

  it('knows no link whose token or kind is missing or made up', () => {
    expect(readMailLink(new URL(`${origin}/confirm/`))).toBeNull();
    expect(readMailLink(linkTo(origin, 'sms'))).toBeNull();
    expect(readMailLink(new URL(`${origin}/confirm/?type=recovery&token_hash=abc`))).toBeNull();
    expect(
      readMailLink(new URL(`${origin}/confirm/?type=recovery&token_hash=${'%22'.repeat(20)}`)),
    ).toBeNull();
  });
});
