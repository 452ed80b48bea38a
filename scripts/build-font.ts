// Makes the product's one font file and its metric-matched fallback:
//   node scripts/build-font.ts
// writes public/fonts/figtree-400-700.woff2 and src/ui/styles/font.css. Run it again only when the glyphs,
// the weights or the font's version change; both outputs are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
const source = path.join(
  root,
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const fontPath = '/fonts/figtree-400-700.woff2';

// Printable ASCII, Spanish letters and signs, and the typography that the texts use. U+2212 is the minus of
// negative money, U+00A0 and U+202F are what Intl puts into numbers and percentages.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const spanish = 'ÁÉÍÓÚÜÑÇÀÈÂÊÎÔÛáéíóúüñçàèâêîôûºª¿¡«»';
const typographic = '–—‘’“”…•·×÷±°€£¢©®™\u2212\u00a0\u202f←→↑↓';
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

/** Advance widths of Arial and of its bold per 1,000 em (Adobe's Helvetica metrics, which Arial shares). */
const arial: Record<string, number> = {
  ...{ a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, l: 222, m: 833 },
  ...{ n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, x: 500, y: 500, z: 500 },
  ' ': 278,
};
const arialBold: Record<string, number> = {
  ...{ a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, j: 278, l: 278, m: 889 },
  ...{ n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, x: 556, y: 556, z: 500 },
  ' ': 278,
};

/** The weights that the styles use, and what a system has in their place: its plain face or its bold one. */
const standIns = [
  { weight: 400, widths: arial, isBold: false },
  { weight: 500, widths: arial, isBold: false },
  { weight: 600, widths: arialBold, isBold: true },
  { weight: 700, widths: arialBold, isBold: true },
];
const systemFonts = (isBold: boolean) =>
  ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto']
    .map((name) => `local("${isBold ? `${name} Bold` : name}")`)
    .join(', ');

/** How often each letter stands in 1,000 characters of Spanish text, the space included. */
const frequency: Record<string, number> = {
  ...{ a: 104, b: 12, c: 39, d: 49, e: 114, f: 6, g: 9, h: 6, i: 52, j: 4, l: 41, m: 26, n: 56 },
  ...{ o: 72, p: 21, q: 7, r: 57, s: 66, t: 38, u: 33, v: 9, x: 2, y: 8, z: 4, ' ': 165 },
};

/** Finds a table of an OpenType file. */
function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const offset = font.readUInt32BE(record + 8);
    return font.subarray(offset, offset + font.readUInt32BE(record + 12));
  }
  throw new Error(`The font has no ${tag} table`);
}

/** Glyph number of a character, from the format-4 subtable that every Unicode font carries. */
function glyphOf(cmap: Buffer, code: number): number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no format-4 character map');
  const bytes = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = cmap.readUInt16BE(start + 14 + segment);
    const first = cmap.readUInt16BE(start + 16 + bytes + segment);
    if (code < first || code > end) continue;
    const delta = cmap.readUInt16BE(start + 16 + 2 * bytes + segment);
    const rangeAt = start + 16 + 3 * bytes + segment;
    const range = cmap.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    return (cmap.readUInt16BE(rangeAt + range + (code - first) * 2) + delta) & 0xffff;
  }
  throw new Error(`The font has no glyph for U+${code.toString(16)}`);
}

/** Reads what the fallback has to imitate, in em: mean letter width and vertical extents. */
function metricsOf(font: Buffer, widths: Record<string, number>) {
  const unitsPerEm = table(font, 'head').readUInt16BE(18);
  const hhea = table(font, 'hhea');
  const longMetrics = hhea.readUInt16BE(34);
  const hmtx = table(font, 'hmtx');
  const cmap = table(font, 'cmap');
  const widthOf = (letter: string) => {
    const glyph = Math.min(glyphOf(cmap, letter.codePointAt(0) ?? 0), longMetrics - 1);
    return hmtx.readUInt16BE(glyph * 4) / unitsPerEm;
  };
  let own = 0;
  let fallback = 0;
  for (const [letter, share] of Object.entries(frequency)) {
    own += share * widthOf(letter);
    fallback += (share * (widths[letter] ?? 0)) / 1000;
  }
  return {
    sizeAdjust: own / fallback,
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const input = readFileSync(source);
const text = ascii + spanish + typographic;
const options = { keepFeatures: features, noHinting: true };
const woff2 = await subsetFont(input, text, {
  ...options,
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  targetFormat: 'woff2',
});

async function fallbackFace({ weight, widths, isBold }: (typeof standIns)[number]): Promise<string> {
  const variationAxes = { wght: weight };
  const instance = await subsetFont(input, text, { ...options, variationAxes, targetFormat: 'sfnt' });
  const { sizeAdjust, ascent, descent, lineGap } = metricsOf(instance, widths);
  return `@font-face {
  font-family: "Figtree fallback";
  src: ${systemFonts(isBold)};
  font-weight: ${weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent / sizeAdjust)};
  descent-override: ${percent(descent / sizeAdjust)};
  line-gap-override: ${percent(lineGap / sizeAdjust)};
}
`;
}

const fallbacks = await Promise.all(standIns.map(fallbackFace));
writeFileSync(path.join(root, 'public', fontPath), woff2);
writeFileSync(
  path.join(root, 'src/ui/styles/font.css'),
  `/* Generated by scripts/build-font.ts. The fallback faces make the system font take the same space, weight by weight, so
   nothing moves when the first one arrives. */
@font-face {
  font-family: "Figtree";
  src: url("${fontPath}") format("woff2");
  font-weight: 400 700;
  font-style: normal;
  font-display: swap;
}

${fallbacks.join('\n')}`,
);
console.log(`public${fontPath}: ${(woff2.length / 1024).toFixed(1)} KB`);
