import { AuthError, PostgrestError } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromDatabase, fromMail, Problem } from './problem.ts';
import { readSettings } from './settings.ts';

const raised = (code: string, message: string) =>
  new PostgrestError({ code, message, details: '', hint: '' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('fromDatabase', () => {
  it.each([
    ['P0001', 'not_signed_in', 401, 'not_signed_in'],
    ['P0001', 'not_allowed', 403, 'not_allowed'],
    ['P0001', 'not_found', 404, 'not_found'],
    ['P0001', 'invitation_not_found', 404, 'invitation_not_found'],
    ['P0001', 'invitation_expired', 410, 'invitation_expired'],
    ['P0001', 'invitation_revoked', 410, 'invitation_revoked'],
    ['P0001', 'email_missing', 400, 'email_missing'],
    ['P0001', 'request_id_reused', 409, 'request_id_reused'],
    ['PGRST301', 'JWT expired', 401, 'unauthenticated'],
    ['42501', 'permission denied for table receipts', 403, 'not_allowed'],
    ['57014', 'canceling statement due to statement timeout', 429, 'took_too_long'],
    ['55P03', 'canceling statement due to lock timeout', 429, 'others_at_work'],
    ['42P01', 'relation "x" does not exist', 502, 'unexpected'],
  ])('%s %s is %d %s', (code, message, status, expected) => {
    expect(fromDatabase(raised(code, message))).toMatchObject({ status, code: expected });
  });

  it('tells the log, and not the caller, what went wrong inside', () => {
    const problem = fromDatabase(raised('42P01', 'relation "secret" does not exist'));
    expect(problem.message).not.toContain('secret');
    expect(vi.mocked(console.error).mock.calls.flat()).toContain('relation "secret" does not exist');
  });
});

describe('fromMail', () => {
  it('tells a limit from a failure', () => {
    expect(fromMail(new AuthError('slow down', 429, 'over_email_send_rate_limit'))).toMatchObject({
      status: 429,
      code: 'rate_limited',
    });
    expect(fromMail(new AuthError('no connection', 500))).toMatchObject({ status: 502, code: 'mail_failed' });
  });
});

describe('Problem', () => {
  it('becomes an answer that nobody keeps', async () => {
    const response = new Problem(410, 'invitation_expired', 'Too late.').toResponse({ 'retry-after': '5' });
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({ code: 'invitation_expired', message: 'Too late.' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
  });
});

describe('readSettings', () => {
  const complete = {
    SUPABASE_URL: 'https://a.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'public',
    SUPABASE_SECRET_KEY: 'secret',
    SITE_URL: 'https://llavero.example/',
  };

  it('gives the site without a slash at its end', () => {
    expect(readSettings(complete).siteUrl).toBe('https://llavero.example');
  });

  it.each(Object.keys(complete))('says that %s is missing', (name) => {
    expect(() => readSettings({ ...complete, [name]: '' })).toThrow(`The variable ${name} is not set.`);
  });
});
