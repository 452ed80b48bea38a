import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactOf, contactSchema, isSuspicious, personalOf, personalSchema } from './profile-schema.ts';

const profile = {
  fullName: 'Ana Pérez',
  phone: '+18095551234',
  avatarPath: null,
  identityType: 'cedula' as const,
  identityNumber: '00113918205',
  street: 'Calle Duarte',
  streetNumber: '12',
  sector: 'Gazcue',
  municipality: 'Distrito Nacional',
  province: 'Distrito Nacional',
  reference: '',
};

const problems = (schema: typeof personalSchema | typeof contactSchema, input: unknown) =>
  safeParse(schema, input).issues?.map(({ message, path }) => `${path?.[0]?.key}: ${message}`) ?? [];

describe('personal information', () => {
  it('is shown as people write it and kept without separators', () => {
    const shown = personalOf(profile);
    expect(shown.identityNumber).toBe('001-1391820-5');
    expect(safeParse(personalSchema, shown).output).toEqual({
      fullName: 'Ana Pérez',
      identityType: 'cedula',
      identityNumber: '00113918205',
    });
  });

  it('needs a name, a kind for a number, and a number of that kind’s form', () => {
    const valid = personalOf(profile);
    expect(problems(personalSchema, { ...valid, fullName: '  ' })).toEqual(['fullName: required']);
    expect(problems(personalSchema, { ...valid, identityType: '' })).toEqual([
      'identityType: identityTypeMissing',
    ]);
    expect(problems(personalSchema, { ...valid, identityNumber: '123' })).toEqual([
      'identityNumber: identityMalformed',
    ]);
  });

  it('takes a kind without a number for none', () => {
    const { output } = safeParse(personalSchema, { ...personalOf(profile), identityNumber: '' });
    expect(output).toMatchObject({ identityType: null, identityNumber: '' });
  });

  it('warns of a check digit that does not fit, and lets it pass', () => {
    expect(isSuspicious('cedula', '001-1391820-6')).toBe(true);
    expect(isSuspicious('cedula', '001-1391820-5')).toBe(false);
    expect(isSuspicious('', '001-1391820-6')).toBe(false);
    expect(problems(personalSchema, { ...personalOf(profile), identityNumber: '001-1391820-6' })).toEqual([]);
  });
});

describe('contact information', () => {
  it('keeps a telephone in one form, or none', () => {
    expect(contactOf(profile).phone).toBe('809-555-1234');
    for (const [typed, kept] of [
      ['(809) 555-1234', '+18095551234'],
      ['+34 600 123 456', '+34600123456'],
      ['', ''],
    ]) {
      const { output } = safeParse(contactSchema, { ...contactOf(profile), phone: typed });
      expect(output).toMatchObject({ phone: kept });
    }
  });

  it('refuses what is no telephone and what is too long', () => {
    expect(problems(contactSchema, { ...contactOf(profile), phone: '555' })).toEqual(['phone: phoneInvalid']);
    expect(problems(contactSchema, { ...contactOf(profile), reference: 'x'.repeat(241) })).toEqual([
      'reference: textLong',
    ]);
  });
});
