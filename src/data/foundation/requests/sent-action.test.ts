import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from '#src/data/errors.ts';
import { ofSentAction } from './sent-action.ts';

const kindOf = (error: unknown) => ofSentAction(toAppError(error)).kind;

describe('an action that was sent', () => {
  it.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['a lost connection, told by the library', { message: 'TypeError: Load failed', code: '' }],
    ['a gateway that answers for the server', { message: '<html>Bad gateway</html>' }],
    ['an endpoint that failed on the way', new AppError('unexpected', 'unexpected', {}, 500)],
  ])('may have been done after %s', (_, error) => {
    expect(kindOf(error)).toBe('unanswered');
  });

  it.each([
    ['what the database refuses', { code: 'P0001', message: 'lease_overlaps' }, 'invalid'],
    ['what failed in the database, and was undone', { code: 'XX000', message: 'internal' }, 'unexpected'],
    ['a fault of the page', new RangeError('Invalid time value'), 'unexpected'],
    ['a refusal of an endpoint', new AppError('conflict', 'contract_closed', {}, 409), 'conflict'],
  ])('is not in doubt after %s', (_, error, kind) => {
    expect(kindOf(error)).toBe(kind);
  });
});
