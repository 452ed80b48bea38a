import { describe, expect, it } from 'vitest';
import { contactFaults, contactReaders, emailFault, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from './contact.ts';

const right = { name: 'Ana Peña', email: 'ana@example.com', reader: 'owner', message: 'Hola' };
const none = { name: undefined, email: undefined, reader: undefined, message: undefined };

describe('contactFaults', () => {
  it('finds nothing in a message that is right', () => {
    expect(contactFaults(right)).toEqual(none);
    for (const reader of contactReaders) expect(contactFaults({ ...right, reader }).reader).toBeUndefined();
  });

  it('names every field that is empty', () => {
    expect(contactFaults({ name: ' ', email: '', reader: '', message: '\n' })).toEqual({
      name: 'missing',
      email: 'missing',
      reader: 'missing',
      message: 'missing',
    });
  });

  it('takes as much as the database, and no more', () => {
    const longest = { name: 'ñ'.repeat(MAX_NAME_LENGTH), message: '😀'.repeat(MAX_MESSAGE_LENGTH) };
    expect(contactFaults({ ...right, ...longest })).toEqual(none);
    const tooLong = contactFaults({
      ...right,
      name: `${longest.name}x`,
      message: `${longest.message}x`,
    });
    expect(tooLong).toEqual({ ...none, name: 'too_long', message: 'too_long' });
  });

  it('takes no signs that show nothing, and says so at their field', () => {
    const hidden = contactFaults({ ...right, name: 'Ana\u202egnp', message: 'Hola\u0000' });
    expect(hidden).toEqual({ ...none, name: 'invalid', message: 'invalid' });
  });

  it('knows no reader but its own', () => {
    expect(contactFaults({ ...right, reader: 'admin' }).reader).toBe('missing');
  });
});

describe('emailFault', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ana', 'invalid'],
    ['ana@example.com\u0000', 'invalid'],
    ['\u202eana@example.com', 'invalid'],
    ['ana@gm\u0430il.com', 'invalid'],
    ['ana@piñaverde.do', undefined],
    ['ana@пример.рф', undefined],
    ['ana@example.com', undefined],
  ])('of %j is %s', (text, fault) => {
    expect(emailFault(text)).toBe(fault);
  });
});
