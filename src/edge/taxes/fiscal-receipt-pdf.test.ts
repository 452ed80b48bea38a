import { describe, expect, it } from 'vitest';
import type { Language } from '#src/i18n/language.ts';
import { textOfPages } from '../pdf-pages.ts';
import type { FiscalReceipt, FiscalReceiptLines } from './fiscal-receipt.ts';
import { renderFiscalReceipt } from './fiscal-receipt-pdf.ts';

const receipt: FiscalReceipt = {
  ncf: 'B0100000042',
  ncfKind: 'fiscal_credit',
  ncfExpiresOn: '2027-12-31',
  issuedOn: '2026-11-03',
  reason: '',
  clientName: 'Ferretería Sol, S. R. L.',
  clientIdType: 'rnc',
  clientId: '101010632',
  treatment: 'taxable',
  currency: 'DOP',
  dopRate: 1,
  rateSource: '',
  baseMinor: 5_000_000,
  itbisMinor: 900_000,
  cancelledOn: null,
  details: {
    organizationName: 'Inversiones Peña & Núñez, S. R. L.',
    organizationRnc: '101850043',
    organizationAddress: 'Av. Sarasota 20, Santo Domingo',
    organizationPhone: '+18095550101',
    propertyName: 'Plaza Los Ángeles',
    unitLabel: 'Local 3',
    address: 'Calle Mercedes 12, Santo Domingo',
  },
};
const [rent, fee] = [
  {
    kind: 'rent',
    description: '',
    periodStart: '2026-11-01',
    periodEnd: '2026-11-30',
    amountMinor: 4_500_000,
  },
  { kind: 'other', description: 'Letrero', periodStart: null, periodEnd: null, amountMinor: 500_000 },
] as const;
const lines: FiscalReceiptLines = [rent, fee];

const textOf = async (
  more: Partial<FiscalReceipt> = {},
  { language = 'es', charged = lines }: { language?: Language; charged?: FiscalReceiptLines } = {},
) => textOfPages(await renderFiscalReceipt({ ...receipt, ...more }, charged, language)).join('\n');

describe('renderFiscalReceipt', () => {
  it('says who issues which number to whom, and until when the number is valid', async () => {
    const text = await textOf();
    expect(text).toMatch(/^Factura de crédito fiscal\nNCF B0100000042\nVálido hasta: 31\/12\/2027\n/);
    expect(text).toContain(
      'Inversiones Peña & Núñez, S. R. L.\nRNC 1-01-85004-3 · Tel. 809-555-0101\nAv. Sarasota 20, Santo Domingo',
    );
    expect(text).toContain('Fecha de emisión\n3 de noviembre de 2026');
    expect(text).toContain('Cliente\nFerretería Sol, S. R. L.\nRNC del cliente\n1-01-01063-2');
    expect(text).toContain('Propiedad\nPlaza Los Ángeles\nUnidad\nLocal 3\nDirección\nCalle Mercedes 12');
    expect(text).toContain('Moneda\nPesos dominicanos (RD$)');
    for (const absent of ['ANULADO', 'NCF que modifica', 'Motivo', 'Tasa de cambio', 'e-CF', ' / '])
      expect(text).not.toContain(absent);
  });

  it('says charge by charge what is charged, then what of it is taxed, the ITBIS and the total', async () => {
    const text = await textOf();
    expect(text).toContain(
      'Alquiler, 01/11/2026 – 30/11/2026\nRD$45,000.00\nOtro cargo: Letrero\nRD$5,000.00',
    );
    expect(text).toContain(
      'Monto gravado\nRD$50,000.00\nMonto exento\nRD$0.00\nITBIS (18%)\nRD$9,000.00\nTotal\nRD$59,000.00',
    );
  });

  it.each([
    ['exempt', 0, 'Monto gravado\nRD$0.00\nMonto exento\nRD$50,000.00\nITBIS\nRD$0.00\nTotal\nRD$50,000.00'],
    [
      'furnished',
      180_000,
      'Monto gravado\nRD$10,000.00\nMonto exento\nRD$40,000.00\nITBIS (18%)\nRD$1,800.00\nTotal\nRD$51,800.00',
    ],
  ] as const)('parts the price as ITBIS falls on it: %s', async (treatment, itbisMinor, sums) => {
    expect(await textOf({ treatment, itbisMinor })).toContain(sums);
  });

  it.each([
    ['B0200000001', 'consumer', 'Factura de consumo'],
    ['B0300000001', 'debit_note', 'Nota de débito'],
    ['B0400000001', 'credit_note', 'Nota de crédito'],
    ['B1400000001', 'special_regime', 'Comprobante para regímenes especiales'],
    ['B1500000001', 'government', 'Comprobante gubernamental'],
    ['E310000000001', 'fiscal_credit', 'Factura de Crédito Fiscal Electrónica'],
    ['E330000000001', 'debit_note', 'Nota de Débito Electrónica'],
    ['E340000000001', 'credit_note', 'Nota de Crédito Electrónica'],
  ] as const)('calls %s by its type', async (ncf, ncfKind, title) => {
    const text = await textOf({ ncf, ncfKind });
    expect(text.split('\n').slice(0, 2)).toEqual([title, `${ncf.startsWith('E') ? 'e-NCF' : 'NCF'} ${ncf}`]);
  });

  it('leaves out what a consumer did not say and what a number does not have', async () => {
    const text = await textOf({
      ncf: 'B0200000001',
      ncfKind: 'consumer',
      ncfExpiresOn: null,
      clientIdType: null,
      clientId: '',
    });
    expect(text).not.toMatch(/Válido hasta|del cliente/);
    expect(await textOf({ clientIdType: 'cedula', clientId: '00100000009' })).toContain(
      'Cédula del cliente\n001-0000000-9',
    );
  });

  it('says of a credit note which number it changes, and why', async () => {
    const details = { ...receipt.details, modifiedNcf: 'B0100000042', modifiedIssuedOn: '2026-10-05' };
    const note = {
      ncf: 'B0400000007',
      ncfKind: 'credit_note' as const,
      reason: 'Se cobró dos veces',
      details,
    };
    expect(await textOf(note, { charged: [fee] })).toContain(
      'NCF que modifica\nB0100000042, del 5 de octubre de 2026\nMotivo\nSe cobró dos veces',
    );
  });

  it('says of a debit note what it changes and why, and parts it by the rules of its own day', async () => {
    const details = { ...receipt.details, modifiedNcf: 'B0100000042', modifiedIssuedOn: '1997-01-05' };
    const note = {
      ncf: 'B0300000007',
      ncfKind: 'debit_note' as const,
      reason: 'Intereses por mora',
      treatment: 'furnished' as const,
      itbisMinor: 180_000,
    };
    const text = await textOf({ ...note, details });
    expect(text).toContain(
      'NCF que modifica\nB0100000042, del 5 de enero de 1997\nMotivo\nIntereses por mora',
    );
    expect(text).toContain('Monto gravado\nRD$10,000.00\nMonto exento\nRD$40,000.00\nITBIS (18%)');
  });

  it('says plainly that a cancelled one is void', async () => {
    expect(await textOf({ cancelledOn: '2026-11-05' })).toContain(
      'ANULADO\nEste comprobante fue anulado el 5 de noviembre de 2026. No tiene valor fiscal.',
    );
  });

  it('says the rate of dollars with its source, and the sums in pesos at it', async () => {
    const text = await textOf({ currency: 'USD', dopRate: 62.5, rateSource: 'Banco Central' });
    expect(text).toContain(
      'Dólares estadounidenses (US$)\nTasa de cambio\nUS$1.00 = RD$62.5 (Banco Central)',
    );
    expect(text).toContain(
      'Total\nUS$59,000.00\nITBIS en pesos\nRD$562,500.00\nTotal en pesos\nRD$3,687,500.00',
    );
  });

  it('changes price and ITBIS into pesos each by itself, as the 607 does', async () => {
    const odd = {
      currency: 'USD',
      dopRate: 0.5,
      rateSource: 'Banco',
      baseMinor: 101,
      itbisMinor: 1,
    } as const;
    // Half a centavo each, up: 51 + 1, where the sum alone would be 51.
    expect(await textOf(odd)).toContain('ITBIS en pesos\nRD$0.01\nTotal en pesos\nRD$0.52');
  });

  it('does not pass for a signed electronic receipt', async () => {
    const text = (await textOf({ ncf: 'E310000000001' })).replaceAll('\n', ' ');
    expect(text).toContain('Este papel no es la representación impresa de un e-CF');
    expect(text).toContain('no se firmó ni se envió a la DGII');
  });

  it('stays Spanish for who reads English, with English captions after it', async () => {
    const text = await textOf({ cancelledOn: '2026-11-05', ncf: 'E310000000001' }, { language: 'en' });
    for (const line of [
      'Factura de Crédito Fiscal Electrónica',
      'Electronic fiscal credit invoice',
      'Válido hasta / Valid until: 31/12/2027',
      'Fecha de emisión / Issued on',
      'RNC del cliente / Customer’s RNC',
      'Monto gravado / Taxable amount',
      'ANULADO / VOID',
      'This receipt was cancelled on November 5, 2026. It has no fiscal value.',
      'Alquiler / Rent, 01/11/2026 – 30/11/2026',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toContain('…');
  });

  it('goes on to another page, with the sums on the last one', async () => {
    const charged = Array.from({ length: 60 }, () => rent);
    const pages = textOfPages(await renderFiscalReceipt(receipt, charged, 'es'));
    expect(pages).toHaveLength(2);
    expect(pages.join('\n').match(/Alquiler/g)).toHaveLength(60);
    expect(pages.at(-1)).toContain('Total\nRD$59,000.00');
  });

  it('gives the same bytes twice, and carries title, author and language', async () => {
    const first = await renderFiscalReceipt(receipt, lines, 'es');
    expect(Buffer.from(await renderFiscalReceipt(receipt, lines, 'es')).equals(Buffer.from(first))).toBe(
      true,
    );
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.load(first, { updateMetadata: false });
    expect(document.getTitle()).toBe('Factura de crédito fiscal B0100000042');
    expect(document.getAuthor()).toBe('Inversiones Peña & Núñez, S. R. L.');
    expect(document.catalog.toString()).toContain('/Lang (es)');
  });
});
