import { expect, it } from 'vitest';
import { DomainError } from './errors.ts';

it('is an Error that carries its code and its parameters', () => {
  const error = new DomainError('currency_mismatch', { expected: 'DOP', actual: 'USD' });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('DomainError');
  expect(error.code).toBe('currency_mismatch');
  expect(error.params).toEqual({ expected: 'DOP', actual: 'USD' });
});

it('says in its message what was wrong, for the log', () => {
  expect(new DomainError('due_day_invalid', { dueDay: 31 }).message).toBe('due_day_invalid {"dueDay":31}');
});

it('has no parameters unless given some', () => {
  expect(new DomainError('entry_unbalanced').params).toEqual({});
});
