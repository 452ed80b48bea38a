import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { areaSchema } from './area-schema.ts';
import { contactsSchema } from './contact-schema.ts';

const messages = (result: { issues?: readonly { message: string }[] | undefined }) =>
  (result.issues ?? []).map(({ message }) => message);

const area = {
  name: 'Salón',
  description: '',
  opensAt: '09:00',
  closesAt: '21:00',
  slotMinutes: '120',
  maxPerWeek: 2,
  daysAhead: 30,
  needsApproval: false,
  isOpen: true,
};

describe('an area', () => {
  const check = (more: Partial<Record<keyof typeof area, unknown>>) =>
    messages(safeParse(areaSchema, { ...area, ...more }));

  it('is taken, and closes at midnight where the field says 00:00', () => {
    expect(check({})).toEqual([]);
    const late = safeParse(areaSchema, { ...area, opensAt: '18:00', closesAt: '00:00' });
    expect(late.output).toMatchObject({ closesAt: '24:00', slotMinutes: 120 });
  });

  it.each([
    [{ name: ' a ' }, 'name'],
    [{ closesAt: '10:30' }, 'hours'],
    [{ opensAt: '22:00' }, 'hours'],
    [{ opensAt: '' }, 'hours'],
    [{ maxPerWeek: null }, 'perWeek'],
    [{ maxPerWeek: 51 }, 'perWeek'],
    [{ daysAhead: 0 }, 'days'],
    [{ daysAhead: 1.5 }, 'days'],
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
