import { describe, expect, it } from 'vitest';
import type { Language } from '#src/i18n/language.ts';
import { textOfPages } from '../pdf-pages.ts';
import type { DepositStatement } from './deposit-statement.ts';
import { renderDepositStatement } from './deposit-statement-pdf.ts';

const statement: DepositStatement = {
  returned_on: '2026-11-03',
  settled_on: '2026-11-05',
  currency: 'DOP',
  held_minor: 5_000_000,
  kept_minor: 1_250_000,
  refund_minor: 3_750_000,
  method: 'transfer',
  details: {
    organization_name: 'Inversiones Peña & Núñez',
    organization_rnc: '101850043',
    tenant_name: 'María José Muñoz',
    property_name: 'Residencial Los Ángeles',
    unit_label: '3-B',
    unit_use: 'dwelling',
    starts_on: '2025-11-01',
    ended_on: '2026-10-31',
  },
  deposit_deductions: [
    { kind: 'owed', description: '', amount_minor: 1_000_000 },
    { kind: 'repairs', description: 'Puerta de la cocina', amount_minor: 250_000 },
  ],
};

const textOf = async (shown: DepositStatement, language: Language = 'es') =>
  textOfPages(await renderDepositStatement(shown, language)).join('\n');

describe('renderDepositStatement', () => {
  it('shows what was held, each reason with its amount, and what was returned', async () => {
    const text = await textOf(statement);
    expect(text).toContain('Inversiones Peña & Núñez\nRNC 1-01-85004-3\nRD$37,500.00\nDevuelto al inquilino');
    expect(text).toContain('Depósito en poder\nRD$50,000.00');
    expect(text).toContain('Alquileres y cargos adeudados\n-RD$10,000.00');
    expect(text).toContain('Reparaciones: Puerta de la cocina\n-RD$2,500.00');
    expect(text).toContain('Devuelto por\nTransferencia');
  });

  it('says by when the law wants the reasons, where something was kept', async () => {
    expect((await textOf(statement)).replaceAll('\n', ' ')).toContain(
      'a más tardar el 8 de noviembre de 2026 (Ley 85-25, art. 16)',
    );
    const whole = { ...statement, kept_minor: 0, refund_minor: 5_000_000, deposit_deductions: [] };
    expect(await textOf(whole)).not.toContain('Ley 85-25');
  });

  it('speaks English too, and gives the same bytes twice', async () => {
    expect(await textOf(statement, 'en')).toContain('Deposit held\nRD$50,000.00');
    expect(await renderDepositStatement(statement, 'es')).toEqual(
      await renderDepositStatement(statement, 'es'),
    );
  });
});
