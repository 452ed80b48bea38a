import { expect, it } from 'vitest';
import { languages } from '#src/i18n/language.ts';
import { parameters } from '../templates.test-support.ts';
import { templates } from '../templates.ts';

const siteUrl = 'https://llavero.example';
const read = (given: object, language: 'es' | 'en' = 'es') =>
  templates.fiscal_receipt.render({ ...parameters.fiscal_receipt, ...given }, { language, siteUrl }).text;

it('sends nobody without an account to a page that they cannot open', () => {
  for (const language of languages) {
    expect(read({}, language)).toContain('/tenant-dashboard/payments/fiscal-receipts?lease=l');
    expect(read({ has_account: false }, language)).not.toMatch(/-dashboard|Configuración|Settings/);
  }
});

it('tells one of a contingency apart, and one that the authority rejected', () => {
  expect(read({})).toMatch(/72 horas[\s\S]*E310000000001[\s\S]*118,000\.00/);
  expect(read({ event: 'valid' })).not.toContain('72 horas');
  const rejected = read({ event: 'rejected' });
  expect(rejected).toContain('La DGII rechazó este comprobante. No lo use');
  expect(rejected).not.toContain('listo para descargar');
});
