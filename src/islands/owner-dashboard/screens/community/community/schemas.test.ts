import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { areaSchema } from './area-schema.ts';
import { contactsSchema } from './contact-schema.ts';

const messages = (result: { issues?: readonly { message: string }[] | undefined }) =>
  (result.issues ?? []).map(({ message }) => message);

const area = {
  name: 'Salón',
  description: '',
  opens_at: '09:00',
  closes_at: '21:00',
  slot_minutes: '120',
  max_per_week: 2,
  days_ahead: 30,
  needs_approval: false,
  is_open: true,
};

describe('an area', () => {
  const check = (more: Partial<Record<keyof typeof area, unknown>>) =>
    messages(safeParse(areaSchema, { ...area, ...more }));

  it('is taken, and closes at midnight where the field says 00:00', () => {
    expect(check({})).toEqual([]);
    const late = safeParse(areaSchema, { ...area, opens_at: '18:00', closes_at: '00:00' });
    expect(late.output).toMatchObject({ closes_at: '24:00', slot_minutes: 120 });
  });

  it.each([
    [{ name: ' a ' }, 'name'],
    [{ closes_at: '10:30' }, 'hours'],
    [{ opens_at: '22:00' }, 'hours'],
    [{ opens_at: '' }, 'hours'],
    [{ max_per_week: null }, 'perWeek'],
    [{ max_per_week: 51 }, 'perWeek'],
    [{ days_ahead: 0 }, 'days'],
    [{ days_ahead: 1.5 }, 'days'],
  ])('with %o says what is wrong', (more, message) => {
    expect(check(more)).toContain(message);
  });
});

describe('a contact', () => {
  const contact = { kind: 'office', name: 'Administración', phone: '809-555-0100', email: '', note: '' };
  const check = (more: Partial<Record<keyof typeof contact, string>>) =>
    messages(safeParse(contactsSchema, { contacts: [{ ...contact, ...more }] }));

  it.each([{}, { phone: '', email: 'oficina@ejemplo.do' }, { phone: '*4567' }])(
    'with %o is taken',
    (more) => {
      expect(check(more)).toEqual([]);
    },
  );

  it.each([
    [{ name: 'A' }, 'contactName'],
    [{ phone: 'llame' }, 'phone'],
    [{ email: 'oficina' }, 'email'],
    [{ phone: '' }, 'contactReach'],
    [{ kind: 'emergency', phone: '', email: 'a@b.do' }, 'contactReach'],
  ])('with %o says what is wrong', (more, message) => {
    expect(check(more)).toContain(message);
  });
});
