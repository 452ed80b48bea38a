import { describe, expect, it } from 'vitest';
import { findGuides } from './find-guides.ts';

const guide = (slug: string, title: string, html: string) => ({ slug, title, summary: '', html });
const guides = [
  guide('repair', 'Reportar una avería', '<p>El <strong>depósito</strong> no paga averías.</p>'),
  guide('deposit', 'El depósito', '<p>Es dinero suyo.</p>'),
  guide('card', 'Pagar con tarjeta', '<p>La página del procesador.</p>'),
];
const slugs = (text: string) => findGuides(guides, text).map(({ slug }) => slug);

describe('findGuides', () => {
  it('finds words without accents, those of titles first', () => {
    expect(slugs('deposito')).toEqual(['deposit', 'repair']);
    expect(slugs('DEPÓSITO')).toEqual(['deposit', 'repair']);
    expect(slugs('avería')).toEqual(['repair']);
  });

  it('wants every word, in any order', () => {
    expect(slugs('tarjeta pagar')).toEqual(['card']);
    expect(slugs('tarjeta dinero')).toEqual([]);
  });

  it('does not look into tags', () => {
    expect(slugs('strong')).toEqual([]);
  });

  it('shows all of them while nothing is asked', () => {
    expect(slugs('  ')).toEqual(['repair', 'deposit', 'card']);
  });
});
