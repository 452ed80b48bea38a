import { describe, expect, it } from 'vitest';
import { AppError } from '#src/data/errors.ts';
import { refusedAt } from './refused-at.ts';

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

  it('is nowhere while nothing is refused', () => {
    expect(refusedAt({ failure: null, error: null }, 'due_day')).toBeUndefined();
  });
});
