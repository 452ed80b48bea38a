import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './list-cursor.ts';

const values = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
const cursors = fc.record({ key: fc.array(values, { maxLength: 3 }), id: fc.uuid() });

describe('a cursor', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
      }),
    );
  });

  it('may stand in a URL as it is', () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        expect(encodeCursor(cursor)).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
    );
  });

  it('keeps names with accents', () => {
    const cursor = { key: ['Peñaló, Íñigo', null, 12], id: 'b' };
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });
});

describe('what is no cursor', () => {
  const base64 = (text: string) => btoa(text).replaceAll('=', '');

  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['other characters', '%%%'],
    ['broken JSON', base64('[1,')],
    ['an object', base64('{"id":"a"}')],
    ['an empty list', base64('[]')],
    ['an id that is no text', base64('["a",5]')],
    ['a key that is a list', base64('[["a"],"id"]')],
    ['bytes that are no text', base64('["\xff","id"]')],
  ])('%s, is the first page', (_case, text) => {
    expect(decodeCursor(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cursor = decodeCursor(text);
        expect(cursor === null || typeof cursor.id === 'string').toBe(true);
      }),
    );
  });
});
