import { describe, expect, it } from 'vitest';
import { drawCard, wrap } from './card.ts';
import { readSocialTags } from './tags.ts';

const tags = {
  image: 'https://llavero.example/og/es-pricing.png',
  title: 'Precios, en pesos & dólares',
  description: 'Lo que cuesta y lo que incluye cada plan. '.repeat(9).trim(),
};

describe('wrap', () => {
  it('keeps every word, in order, in lines that are as long as the width allows', () => {
    const lines = wrap('uno dos tres cuatro cinco seis', 60, 300);
    expect(lines.join(' ')).toBe('uno dos tres cuatro cinco seis');
    expect(lines.length).toBeGreaterThan(1);
    expect(wrap('uno dos', 10, 900)).toEqual(['uno dos']);
  });

  it('gives a word that is too long a line of its own', () => {
    expect(wrap('a electroencefalografista b', 60, 200)).toEqual(['a', 'electroencefalografista', 'b']);
  });
});

describe('drawCard', () => {
  it('shows title and host as text that cannot break the drawing', () => {
    const svg = drawCard(tags);
    expect(svg).toContain('&amp;');
    expect(svg).toContain('llavero.example');
  });

  it('shortens a long description to three lines and says so', () => {
    const lines = [...drawCard(tags).matchAll(/font-size="30"[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/[^,;:.]…$/);
  });
});

describe('readSocialTags', () => {
  it('reads what a page says, as text', () => {
    const html = `<meta property="og:title" content="A &#38; B &quot;c&quot;"><meta property="og:description" content="d">
      <meta property="og:image" content="https://llavero.example/og/en.png">`;
    expect(readSocialTags(html)).toEqual({
      image: 'https://llavero.example/og/en.png',
      title: 'A & B "c"',
      description: 'd',
    });
  });

  it('knows a page without a picture', () => {
    expect(readSocialTags('<title>a</title>')).toBeUndefined();
  });
});
