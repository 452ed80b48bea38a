/** How the bytes of a text file may be written; what each is called in the standards. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'ibm850',
  'macintosh',
] as const;
export type TextFileEncoding = (typeof textEncodings)[number];

export interface TextFile {
  /** Composed (NFC), without the mark at the start and without signs of zero, which no database takes. */
  readonly text: string;
  readonly encoding: TextFileEncoding;
}

/** Bytes 0x80 to 0xFF of code page 850, which programs of DOS age still write and browsers do not know. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Letters of Spanish in each encoding of one byte, where that byte is no letter in the others. */
const LETTERS = {
  'windows-1252': [0xe1, 0xe9, 0xed, 0xf3, 0xfa, 0xf1, 0xfc, 0xc1, 0xc9, 0xcd, 0xd3, 0xda, 0xd1, 0xdc],
  ibm850: [0xa0, 0x82, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0x81, 0xb5, 0x90, 0x9a],
  macintosh: [0x87, 0x8e, 0x92, 0x97, 0x9c, 0x96, 0x84, 0x9f, 0xe7, 0x83, 0xea, 0xee, 0xf2, 0x86],
} as const satisfies Partial<Record<TextFileEncoding, readonly number[]>>;

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122));

/** UTF-16 without a mark: text in Latin letters has a zero in every other byte. */
function wideEncodingOf(bytes: Uint8Array): TextFileEncoding | null {
  const count = Math.min(bytes.length, 4_000) & ~1;
  if (count < 4) return null;
  const zeros = [0, 0];
  for (let at = 0; at < count; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = count / 2;
  if (odd > most * 0.6 && even < most * 0.1) return 'utf-16le';
  return even > most * 0.6 && odd < most * 0.1 ? 'utf-16be' : null;
}

/** Which encoding of one byte makes the most letters of Spanish beside other letters; Windows' own where none is ahead. */
function narrowEncodingOf(bytes: Uint8Array): TextFileEncoding {
  const points = { 'windows-1252': 0, ibm850: 0, macintosh: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 128 || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) continue;
    for (const [name, letters] of Object.entries(LETTERS)) {
      if ((letters as readonly number[]).includes(byte)) points[name as keyof typeof points] += 1;
    }
  }
  const best = Math.max(points.ibm850, points.macintosh);
  if (best <= points['windows-1252']) return 'windows-1252';
  return points.ibm850 >= points.macintosh ? 'ibm850' : 'macintosh';
}

function encodingOf(bytes: Uint8Array): TextFileEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = wideEncodingOf(bytes);
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return narrowEncodingOf(bytes);
  }
}

/** The platform's decoders do the rest; code page 850 is the one that they lack. */
function textOf(bytes: Uint8Array, encoding: TextFileEncoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes);
  const ascii = new TextDecoder('windows-1252');
  let text = '';
  let from = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && byte < 128) continue;
    text += ascii.decode(bytes.subarray(from, at));
    if (byte !== undefined) text += CODE_PAGE_850[byte - 128];
    from = at + 1;
  }
  return text;
}

/**
 * What a chosen text file says, whichever program wrote it: UTF-8 and UTF-16 with or without a mark, Windows-1252, code page
 * 850, old Macintosh. Never throws. Every importer reads its files with this, so that no letter is stored as �.
 * @param encoding says it where somebody knows better
 */
export function decodeTextFile(file: ArrayBuffer | Uint8Array, encoding?: TextFileEncoding): TextFile {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file);
  const chosen = encoding ?? encodingOf(bytes);
  const text = textOf(bytes, chosen)
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .normalize('NFC');
  return { text, encoding: chosen };
}
