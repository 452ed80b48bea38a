import { describe, expect, it } from 'vitest';
import { isVisibleText } from './visible-characters.ts';

describe('isVisibleText', () => {
  it.each(['María José Ñúñez', "D'Óleo-Pérez", '李小龙', 'محمد', '😀👩‍👩‍👧', 'ﬁ', ' Ana\n'])(
    'is %j',
    (text) => {
      expect(isVisibleText(text, true)).toBe(true);
    },
  );

  it.each([
    ['NUL', 'Ana\u0000'],
    ['an escape', 'Ana\u001b[31m'],
    ['letters turned round', 'Ana\u202egnp.exe'],
    ['an isolate', '\u2066Ana'],
    ['half a sign', 'Ana\ud83d'],
  ])('is not %s', (_, text) => {
    expect(isVisibleText(text, false)).toBe(false);
  });

  it('lets a message have lines and a name none', () => {
    expect(isVisibleText('one\r\n\ttwo', false)).toBe(true);
    expect(isVisibleText('one\r\nBcc: two', true)).toBe(false);
  });
});
