import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The hex colours of one theme's block. */
function coloursOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text = 4.5;
const graphic = 3;
const surfaces = ['page', 'surface', 'raised', 'hover', 'selected', 'sunken'];

const pairs: [ink: string, ground: string, least: number][] = [
  ...surfaces.flatMap((ground): [string, string, number][] => [
    ['ink', ground, text],
    ['secondary', ground, text],
    ['action', ground, text],
  ]),
  ...['page', 'surface', 'raised', 'hover'].map((ground): [string, string, number] => ['hint', ground, text]),
  ...['good', 'warn', 'bad'].flatMap((tone): [string, string, number][] => [
    [tone, 'surface', text],
    [tone, `${tone}-soft`, text],
    ['ink', `${tone}-soft`, text],
  ]),
  ['action', 'info-soft', text],
  ['ink', 'info-soft', text],
  ['on-brand', 'brand', text],
  ['on-brand', 'brand-strong', text],
  ['on-bad', 'bad', text],
  ['on-inverse', 'inverse', text],
  ['control', 'surface', graphic],
  ['control', 'page', graphic],
  // The ring of what has the focus.
  ...['surface', 'page', 'raised', 'sunken', 'selected', 'hover'].map((ground): [string, string, number] => [
    'action',
    ground,
    graphic,
  ]),
  ...[1, 2, 3, 4, 5].map((series): [string, string, number] => [`chart-${series}`, 'surface', graphic]),
];

describe.each([
  ['light', coloursOf(':root')],
  ['dark', coloursOf('[data-theme="dark"]')],
])('%s theme', (_theme, colours) => {
  it.each(pairs)('%s on %s has a contrast of at least %f', (ink, ground, least) => {
    const [front, back] = [colours[ink], colours[ground]];
    if (!front || !back) throw new Error(`${ink} or ${ground} is missing in tokens.css`);
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});

describe('themes', () => {
  it('give a value to the same roles', () => {
    expect(Object.keys(coloursOf('[data-theme="dark"]')).sort()).toEqual(
      Object.keys(coloursOf(':root')).sort(),
    );
  });

  it('computes contrast as the standard does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#79c7ff', '#ffffff')).toBeCloseTo(1.84, 2);
  });
});
