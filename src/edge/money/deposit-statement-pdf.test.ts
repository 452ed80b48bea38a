import { describe, expect, it } from 'vitest';
import type { Language } from '#src/i18n/language.ts';
import { textOfPages } from '../pdf-pages.ts';
import type { DepositStatement } from './deposit-statement.ts';
import { renderDepositStatement } from './deposit-statement-pdf.ts';

const statement: DepositStatement = {
  returnedOn: '2026-11-03',
  settledOn: '2026-11-05',
  currency: 'DOP',
  heldMinor: 5_000_000,
  deductedMinor: 1_250_000,
  refundMinor: 3_750_000,
  method: 'transfer',
  details: {
    organizationName: 'Inversiones Peña & Núñez',
    organizationRnc: '101850043',
    tenantName: 'María José Muñoz',
    propertyName: 'Residencial Los Ángeles',
    unitLabel: '3-B',
    unitUse: 'dwelling',
    startsOn: '2025-11-01',
    endedOn: '2026-10-31',
  },
  depositDeductions: [
    { kind: 'owed', description: '', amountMinor: 1_000_000 },
    { kind: 'repairs', description: 'Puerta de la cocina', amountMinor: 250_000 },
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
    const whole = { ...statement, deductedMinor: 0, refundMinor: 5_000_000, depositDeductions: [] };
    expect(await textOf(whole)).not.toContain('Ley 85-25');
  });

  it('speaks English too, and gives the same bytes twice', async () => {
    expect(await textOf(statement, 'en')).toContain('Deposit held\nRD$50,000.00');
    expect(await renderDepositStatement(statement, 'es')).toEqual(
      await renderDepositStatement(statement, 'es'),
    );
  });
});
