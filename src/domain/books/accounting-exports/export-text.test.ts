import { expect, it } from 'vitest';
import { lostIn1252, toWindows1252 } from './export-text.ts';

it('Windows-1252 keeps what it has, and says what it lacks', () => {
  const has = new TextDecoder('windows-1252')
    .decode(Uint8Array.from({ length: 256 }, (_, code) => code))
    // Five places are nobody's: browsers give their codes back.
    .replaceAll(/[\u0080-\u009f]/g, '');
  expect(new TextDecoder('windows-1252').decode(toWindows1252(has))).toBe(has);
  expect(lostIn1252(has)).toEqual([]);
  const name = 'Šime Žužić, Łukasz, Jose\u0301 日';
  expect(new TextDecoder('windows-1252').decode(toWindows1252(name))).toBe('Šime Žužic, Lukasz, José ?');
  expect(lostIn1252(name)).toEqual([
    { text: 'ć', shown: 'c' },
    { text: 'Ł', shown: 'L' },
    { text: '日', shown: '?' },
  ]);
});
