import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { deletionSchema, newPasswordSchema, noProof, proofOf } from './proof-schema.ts';

const problems = (
  schema: ReturnType<typeof newPasswordSchema> | ReturnType<typeof deletionSchema>,
  input: unknown,
) => safeParse(schema, input).issues?.map(({ path, message }) => `${path?.[0]?.key}: ${message}`) ?? [];
const newPassword = 'Llavero-2026';

describe('showing again who one is', () => {
  it('asks for the password, or for the mailed code in its place', () => {
    const empty = { ...noProof, newPassword };
    expect(problems(newPasswordSchema('password', false), empty)).toEqual(['password: passwordMissing']);
    expect(problems(newPasswordSchema('mail', false), empty)).toEqual(['mailedCode: codeInvalid']);
    expect(problems(newPasswordSchema('password', false), { ...empty, password: 'x' })).toEqual([]);
    expect(problems(newPasswordSchema('mail', false), { ...empty, mailedCode: '123 456' })).toEqual([]);
  });

  it('asks for the app’s code where there is an app', () => {
    const known = { ...noProof, password: 'x', newPassword };
    expect(problems(newPasswordSchema('password', true), known)).toEqual(['appCode: codeInvalid']);
    expect(problems(newPasswordSchema('password', true), { ...known, appCode: '12345' })).toHaveLength(1);
    expect(problems(newPasswordSchema('password', true), { ...known, appCode: '123456' })).toEqual([]);
  });

  it('sends what belongs to the chosen way and nothing else', () => {
    const input = { password: 'x', mailedCode: '123456', appCode: '' };
    expect(proofOf('a@b.do', 'password', input)).toEqual({ email: 'a@b.do', password: 'x' });
    expect(proofOf('a@b.do', 'mail', { ...input, appCode: '654321' })).toEqual({
      email: 'a@b.do',
      mailedCode: '123456',
      appCode: '654321',
    });
  });
});

it('takes no password that the rules refuse', () => {
  const input = { ...noProof, password: 'x', newPassword: 'llavero' };
  expect(problems(newPasswordSchema('password', false), input)).toEqual(['newPassword: weakPassword']);
});

it('wants the address typed before an account is deleted', () => {
  const schema = deletionSchema('password', false, 'ana@example.com');
  const known = { ...noProof, password: 'x' };
  expect(problems(schema, { ...known, confirmation: 'ana' })).toEqual(['confirmation: mismatch']);
  expect(problems(schema, { ...known, confirmation: ' Ana@Example.com ' })).toEqual([]);
});
