import { expect, it } from 'vitest';
import { wordsOf } from './notice-words.ts';

const es = { titleEs: 'Agua', bodyEs: 'Sin agua.' };
const en = { titleEn: 'Water', bodyEn: 'No water.' };
const none = { titleEs: '', bodyEs: '', titleEn: '', bodyEn: '' };

it('speaks the reader’s language first and keeps the other at hand', () => {
  const both = wordsOf({ ...es, ...en }, 'en');
  expect(both.own).toEqual({ title: 'Water', body: 'No water.', language: 'en' });
  expect(both.other?.title).toBe('Agua');
});

it('is read in the language it was written in when there is no other', () => {
  expect(wordsOf({ ...none, ...es }, 'en')).toEqual({
    own: { title: 'Agua', body: 'Sin agua.', language: 'es' },
    other: null,
  });
  expect(wordsOf({ ...none, ...es }, 'es').other).toBeNull();
});
