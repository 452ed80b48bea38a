import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTextFile, type TextFileEncoding, textEncodings } from './text-file.ts';

const HEAD = 'Fecha;Descripción;Débito\r\n';
const TEXT = `${HEAD}03/11/2026;TRANSF. MARÍA PEÑA, ALQUILER ÁTICO;1,500.00\r\n04/11/2026;Comisión Núñez;175.00\r\n`;
/** "í" and "ñ" and so on as each encoding writes them, by hand: what is tested is not asked. */
const BYTES: Readonly<Partial<Record<TextFileEncoding, Readonly<Record<string, number>>>>> = {
  'windows-1252': { ó: 0xf3, é: 0xe9, Í: 0xcd, Ñ: 0xd1, Á: 0xc1, ú: 0xfa, ñ: 0xf1 },
  ibm850: { ó: 0xa2, é: 0x82, Í: 0xd6, Ñ: 0xa5, Á: 0xb5, ú: 0xa3, ñ: 0xa4 },
  macintosh: { ó: 0x97, é: 0x8e, Í: 0xea, Ñ: 0x84, Á: 0xe7, ú: 0x9c, ñ: 0x96 },
};

function encode(text: string, encoding: TextFileEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const wide = encoding === 'utf-16le' || encoding === 'utf-16be';
  if (!wide) return Uint8Array.from(text, (sign) => BYTES[encoding]?.[sign] ?? sign.charCodeAt(0));
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  return bytes;
}

describe('decodeTextFile', () => {
  it.each(textEncodings)('reads %s by itself', (encoding) => {
    expect(decodeTextFile(encode(TEXT, encoding))).toEqual({ text: TEXT, encoding });
    expect(decodeTextFile(encode(TEXT, encoding), encoding).text).toBe(TEXT);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('drops the mark of %s', (encoding) => {
    expect(decodeTextFile(encode(`\uFEFF${TEXT}`, encoding))).toEqual({ text: TEXT, encoding });
  });

  it('takes an ArrayBuffer, an empty file, and what somebody says of it', () => {
    expect(decodeTextFile(new Uint8Array([0x41, 0xf1]).buffer).text).toBe('Añ');
    expect(decodeTextFile(new Uint8Array()).text).toBe('');
    expect(decodeTextFile(new Uint8Array([0xa4]), 'ibm850').text).toBe('ñ');
  });

  it('composes letters and leaves out signs of zero', () => {
    expect(decodeTextFile(encode('Torre Pen\u0303a\0', 'utf-8')).text).toBe('Torre Peña');
  });

  it('never fails, and keeps every letter of UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(typeof decodeTextFile(bytes).text).toBe('string');
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const bytes = new TextEncoder().encode(`ABCDEFGH${text}`);
        expect(decodeTextFile(bytes).text).toBe(`ABCDEFGH${text.replaceAll('\0', '')}`.normalize('NFC'));
      }),
    );
  });
});
