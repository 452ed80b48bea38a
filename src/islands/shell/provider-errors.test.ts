import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { AppError, errorKinds, toAppError } from '#src/data/errors.ts';
import { languages } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { appErrorText } from './error-text.ts';

/** What the provider says in English, and what it is to the product. */
const messages = [
  ['Auth session missing!', new AuthSessionMissingError(), 'unauthenticated', 'session_expired'],
  ['Auth session or user missing', new AuthInvalidTokenResponseError(), 'unauthenticated', 'session_expired'],
  [
    'You must provide either an email or phone number and a password',
    new AuthInvalidCredentialsError('You must provide either an email or phone number and a password'),
    'invalid',
    'invalid_credentials',
  ],
  ['invalid JWT', new AuthInvalidJwtError('Invalid JWT structure'), 'unauthenticated', 'session_expired'],
  [
    'invalid JWT, said by the server',
    new AuthApiError('invalid JWT', 403, 'bad_jwt'),
    'unauthenticated',
    'session_expired',
  ],
  [
    'multiple (or no) rows returned',
    { code: 'PGRST116', message: 'JSON object requested, multiple (or no) rows returned' },
    'not_found',
    'not_found',
  ],
  [
    'canceling statement due to statement timeout',
    { code: '57014', message: 'canceling statement due to statement timeout' },
    'rate_limited',
    'took_too_long',
  ],
  [
    'canceling statement due to lock timeout',
    { code: '55P03', message: 'canceling statement due to lock timeout' },
    'rate_limited',
    'others_at_work',
  ],
  ['no answer', new AuthRetryableFetchError('Failed to fetch', 0), 'offline', 'offline'],
  ['a weak password', new AuthWeakPasswordError('weak', 422, ['length']), 'invalid', 'weak_password'],
] as const;

describe("the provider's messages", () => {
  it.each(messages)('%s', (_, error, kind, code) => {
    expect(toAppError(error)).toMatchObject({ kind, code });
  });

  it.each(messages)('%s: has a sentence in both languages', async (_, error, kind) => {
    for (const language of languages) {
      await loadText(language, ['common', 'errors']);
      const common = knownText('common', language);
      const sentence = common && appErrorText(error, common);
      expect(sentence).toMatch(/[.?]$/);
      if (kind !== 'invalid') expect(sentence).not.toBe(common?.errors.kinds.unexpected);
    }
  });

  it("keeps the server's reasons against a password", () => {
    expect(toAppError(new AuthWeakPasswordError('weak', 422, ['pwned'])).params).toEqual({
      reasons: ['pwned'],
    });
  });
});

it.each(errorKinds)('says its own sentence of the kind "%s"', async (kind) => {
  await loadText('es', ['common']);
  const common = knownText('common', 'es');
  expect(common && appErrorText(new AppError(kind, 'nothing known'), common)).toBe(
    common?.errors.kinds[kind],
  );
});
