import { describe, expect, it } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import { columnOf, refusedAt, refusedFields } from './refused-at.ts';

const refusal = (code: string, params = {}) => ({
  failure: new AppError('invalid', code, params),
  error: 'No puede ser.',
});

describe('the sentence of a refusal', () => {
  it('stands at the fields that the server names, and at no other', () => {
    const refused = refusal('value_out_of_range', { fields: ['due_day', 'ends_on'] });
    expect(refusedAt(refused, 'due_day')).toBe('No puede ser.');
    expect(refusedAt(refused, 'starts_on', 'ends_on')).toBe('No puede ser.');
    expect(refusedAt(refused, 'rent_minor')).toBeUndefined();
  });

  it('stands at the field of a code that is about one', () => {
    expect(refusedAt(refusal('rent_not_positive'), 'rent_minor')).toBe('No puede ser.');
    expect(refusedAt(refusal('lease_overlaps'), 'rent_minor')).toBeUndefined();
  });

  it('leads to the fields by the names that a form has for them', () => {
    const refused = refusal('account_not_allowed', { fields: ['lines.1.account_id'] });
    expect(refusedFields(refused)).toEqual(['lines.1.accountId']);
    expect(refusedAt(refused, columnOf('lines.1.accountId'))).toBe('No puede ser.');
    expect(refusedFields(refusal('ncf_taken'))).toEqual(['ncf']);
    expect(refusedFields(refusal('bill_moved'))).toEqual([]);
    expect(refusedFields(refusal('amount_not_positive', { fields: [] }))).toEqual(['amountMinor']);
  });

  it('is nowhere while nothing is refused', () => {
    expect(refusedAt({ failure: null, error: null }, 'due_day')).toBeUndefined();
    expect(refusedFields({ failure: null, error: null })).toEqual([]);
  });
});
