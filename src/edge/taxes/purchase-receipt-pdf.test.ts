import { describe, expect, it } from 'vitest';
import type { Language } from '#src/i18n/language.ts';
import { textOfPages } from '../pdf-pages.ts';
import type { PurchaseReceipt, ReceiptBill } from './purchase-receipt.ts';
import { renderPurchaseReceipt } from './purchase-receipt-pdf.ts';

const receipt: PurchaseReceipt = {
  billId: 'bill',
  ncf: 'B1100000007',
  ncfKind: 'purchases',
  ncfExpiresOn: '2027-12-31',
  issuedOn: '2026-11-03',
  cancelledOn: null,
  details: {
    organizationName: 'Inversiones Peña & Núñez, S. R. L.',
    organizationRnc: '101850043',
    organizationAddress: 'Av. Sarasota 20, Santo Domingo',
    organizationPhone: '+18095550101',
    vendorName: 'Ramón Ureña',
    vendorIdType: 'cedula',
    vendorId: '00112345673',
    propertyName: 'Plaza Los Ángeles',
  },
};
/** By hand: 10,000.00 and 18 % of it; all of the ITBIS and a tenth of the price withheld leave 9,000.00. */
const bill: ReceiptBill = {
  currency: 'DOP',
  servicesMinor: 1_000_000,
  goodsMinor: 0,
  itbisMinor: 180_000,
  exciseMinor: 0,
  otherTaxesMinor: 0,
  tipMinor: 0,
  itbisWithheldMinor: 180_000,
  isrWithheldMinor: 100_000,
  totalMinor: 1_180_000,
  payableMinor: 900_000,
};

const textOf = async (
  more: Partial<PurchaseReceipt> = {},
  language: Language = 'es',
  amounts: Partial<ReceiptBill> = {},
) =>
  textOfPages(
    await renderPurchaseReceipt(
      { ...receipt, ...more },
      { ...bill, ...amounts },
      [{ description: 'Cambio de llaves de paso', isGoods: false, amountMinor: 1_000_000 }],
      language,
    ),
  ).join('\n');

describe('renderPurchaseReceipt', () => {
  it('says which number the buyer gave out to whom, and until when it is valid', async () => {
    const text = await textOf();
    expect(text).toMatch(/^Comprobante de compras\nNCF B1100000007\nVálido hasta: 31\/12\/2027\n/);
    expect(text).toContain('Emitido por quien compra\nInversiones Peña & Núñez, S. R. L.\nRNC 1-01-85004-3');
    expect(text).toContain('Vendedor\nRamón Ureña\nCédula del vendedor\n001-1234567-3');
    expect(text).toContain('Propiedad\nPlaza Los Ángeles');
  });

  it('tells what was bought, what was withheld and what the seller gets, and has a place to sign', async () => {
    const text = await textOf();
    expect(text).toContain('Cambio de llaves de paso\nRD$10,000.00');
    expect(text).toContain('ITBIS\nRD$1,800.00\nTotal\nRD$11,800.00\n');
    expect(text).toMatch(/ITBIS retenido\n[-−]RD\$1,800\.00\nISR retenido\n[-−]RD\$1,000\.00\n/);
    expect(text).toContain('Neto al vendedor\nRD$9,000.00');
    expect(text).toContain('Firma del vendedor, recibí conforme\nFecha\nRamón Ureña');
  });

  it('has nothing of withholdings where there are none', async () => {
    const none = { itbisWithheldMinor: 0, isrWithheldMinor: 0, payableMinor: 1_180_000 };
    const text = await textOf({ ncf: 'B1300000001', ncfKind: 'minor_expenses' }, 'es', none);
    expect(text).toMatch(/^Comprobante para gastos menores\nNCF B1300000001\n/);
    expect(text).not.toContain('retenido');
    expect(text).not.toContain('Neto');
  });

  it('has English captions beside the Spanish where asked', async () => {
    const text = await textOf({}, 'en');
    expect(text).toContain('Purchase receipt\n');
    expect(text).toContain('Neto al vendedor / Net to the seller\nRD$9,000.00');
    expect(text).not.toContain('…');
  });

  it('says of a cancelled one that it is void, and of an electronic one that it was not sent', async () => {
    expect(await textOf({ cancelledOn: '2026-11-05' })).toContain('ANULADO\n');
    const text = await textOf({ ncf: 'E410000000007' });
    expect(text).toMatch(/^Compras Electrónico\ne-NCF E410000000007\n/);
    expect(text).toContain('no es la representación impresa');
  });
});
