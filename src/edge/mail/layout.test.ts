import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';
import type { MailContent } from './mail-content.ts';

const context = { language: 'es' as const, siteUrl: 'https://llavero.example' };
const content: MailContent = {
  subject: 'Su recibo',
  preview: 'Ya está listo.',
  heading: 'Recibo R-000042',
  paragraphs: ['Gracias.', 'Puede verlo cuando quiera.'],
  facts: [['Monto', 'RD$25,000.00']],
  quote: 'Hola\nadiós',
  button: { label: 'Ver el recibo', url: 'https://llavero.example/r?a=1&b=2' },
  notes: ['No responda.'],
};

describe('layOut', () => {
  it('says everything in both forms', () => {
    const { subject, html, text, headers } = layOut(content, context);
    expect(subject).toBe('Su recibo');
    expect(html).toContain('<html lang="es">');
    for (const words of ['Recibo R-000042', 'Gracias.', 'RD$25,000.00', 'No responda.']) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(html).toContain('href="https://llavero.example/r?a=1&amp;b=2"');
    expect(text).toContain('Ver el recibo:\nhttps://llavero.example/r?a=1&b=2');
    expect(html).toContain('<blockquote>Hola<br>adiós</blockquote>');
    expect(text).toContain('> Hola\n> adiós');
    expect(headers).toEqual({});
  });

  it('gives the same bytes each time, as a provider wants for a key', () => {
    expect(layOut(content, context)).toEqual(layOut(content, context));
  });

  it('lets no words of a stranger become markup or another header', () => {
    const hostile = '<img src=x onerror="alert(1)">\r\nBcc: everybody@example.test';
    const { subject, html } = layOut(
      { ...content, subject: hostile, quote: hostile, heading: hostile, facts: [[hostile, hostile]] },
      context,
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });

  it('lets a mailbox take its reader off a list with one click', () => {
    const unsubscribe = {
      label: 'Salir',
      url: 'https://llavero.example/l',
      postUrl: 'https://llavero.example/p',
    };
    const { html, text, headers } = layOut({ ...content, unsubscribe }, context);
    expect(headers).toEqual({
      'List-Unsubscribe': '<https://llavero.example/p>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(html).toContain('<a href="https://llavero.example/l">Salir</a>');
    expect(text).toContain('Salir: https://llavero.example/l');
  });
});
