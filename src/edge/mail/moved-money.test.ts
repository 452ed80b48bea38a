import { expect, it } from 'vitest';
import { languages } from '#src/i18n/language.ts';
import { movedMoney } from './moved-money.test-support.ts';
import { templates } from './templates.ts';

const siteUrl = 'https://llavero.example';
const MOVED = ['payment_recorded', 'payment_refunded', 'payment_reversed'] as const;
const read = (name: (typeof MOVED)[number], given: object, language: 'es' | 'en' = 'es') =>
  templates[name].render({ ...movedMoney[name], ...given }, { language, siteUrl }).text;

it.each(MOVED)('%s sends nobody without an account to a page that they cannot open', (name) => {
  for (const language of languages) {
    expect(read(name, { has_account: true }, language)).toContain('/tenant-dashboard/payments/p');
    expect(read(name, { has_account: false }, language)).not.toMatch(/-dashboard|Configuración|Settings/);
  }
});

it('names the receipt, the reason, the fee, and what is owed again', () => {
  expect(read('payment_recorded', {})).toContain('R-000966');
  expect(read('payment_reversed', {})).toMatch(/Cheque sin fondos[\s\S]*750\.00[\s\S]*R-000966/);
  expect(read('payment_reversed', { fee_minor: 0 })).not.toContain('Cargo');
  expect(read('payment_refunded', {})).toMatch(/81,000\.00[\s\S]*Cobro doble[\s\S]*Tarjeta[\s\S]*10,000\.00/);
  expect(read('payment_refunded', { owed_again_minor: 0 })).not.toContain('pendiente');
});
