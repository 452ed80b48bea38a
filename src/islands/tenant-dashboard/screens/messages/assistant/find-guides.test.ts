import { describe, expect, it } from 'vitest';
import { guidesFor } from './find-guides.ts';

const guide = (slug: string, title: string, summary: string) => ({ slug, title, summary, html: '' });
const guides = [
  guide('deposit', 'Su depósito al salir', 'Qué se devuelve y qué se retiene.'),
  guide('repairs', 'Reportar una avería', 'Con fotos, en menos de un minuto.'),
  guide('pay', 'Pagar por transferencia', 'Cómo enviar el comprobante al arrendador.'),
];
const found = (question: string) => guidesFor(question, guides).map(({ slug }) => slug);

describe('guides for a question', () => {
  it('are those whose title or summary names its words, in whichever form', () => {
    expect(found('¿Cómo reporto averías?')).toEqual(['repairs']);
    expect(found('¿Qué pasa con el deposito?')).toEqual(['deposit']);
    expect(found('transferencias')).toEqual(['pay']);
  });

  it('are none for what they do not name, and for words that say nothing', () => {
    expect(found('¿Cuál es la capital de Francia?')).toEqual([]);
    expect(found('¿Cómo puedo hacer para tener cuando quiero?')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});
