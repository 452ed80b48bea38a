import { describe, expect, it } from 'vitest';
import type { Language } from '#src/i18n/language.ts';
import { textOfPages } from '../pdf-pages.ts';
import { writtenOnPages } from '../pdf-written.ts';
import type { Receipt } from './receipt.ts';
import { renderReceipt } from './receipt-pdf.ts';

const receipt: Receipt = {
  number: 42,
  issuedOn: '2026-11-03',
  currency: 'DOP',
  amountMinor: 3_000_000,
  voidedAt: null,
  details: {
    organizationName: 'Inversiones Peña & Núñez',
    tenantName: 'María José Muñoz',
    propertyName: 'Residencial Los Ángeles',
    unitLabel: '3-B',
    address: 'Calle Mercedes 12, Santo Domingo',
    method: 'transfer',
    reference: 'BR-99120',
    paidOn: '2026-11-01',
    allocations: [
      { kind: 'rent', periodStart: '2026-11-01', periodEnd: '2026-11-30', amountMinor: 2_500_000 },
      { kind: 'late_fee', periodStart: null, periodEnd: null, amountMinor: 150_050 },
    ],
    creditMinor: 349_950,
  },
};
const withDetails = (details: Partial<Receipt['details']>): Receipt => ({
  ...receipt,
  details: { ...receipt.details, ...details },
});

const pagesOf = async (shown: Receipt, language: Language = 'es') =>
  textOfPages(await renderReceipt(shown, language));

describe('renderReceipt', () => {
  it('begins with what its issuer says of itself, and with the name alone where that is all', async () => {
    const issuer = {
      organizationPhone: '+18095550101',
      organizationAddress: 'Av. Sarasota 20, Santo Domingo',
    };
    const [company] = await pagesOf(withDetails({ ...issuer, organizationRnc: '101850043' }));
    expect(company).toContain(
      'Inversiones Peña & Núñez\nRNC 1-01-85004-3 · Tel. 809-555-0101\nAv. Sarasota 20, Santo Domingo\nRD$30,000.00',
    );
    const [person] = await pagesOf(withDetails({ organizationRnc: '00100000009' }));
    expect(person).toContain('Inversiones Peña & Núñez\nCédula 001-0000000-9\nRD$30,000.00');
    const [plain] = await pagesOf(receipt);
    expect(plain).toContain('Inversiones Peña & Núñez\nRD$30,000.00');
  });

  it('says in Spanish who paid what, when, how and for what', async () => {
    const pages = await pagesOf(receipt);
    expect(pages).toHaveLength(1);
    for (const text of [
      'Recibo de pago',
      'R-000042',
      'Inversiones Peña & Núñez',
      'RD$30,000.00',
      'María José Muñoz',
      'Residencial Los Ángeles',
      '3-B',
      'Calle Mercedes 12, Santo Domingo',
      '1 de noviembre de 2026',
      'Transferencia',
      'BR-99120',
      '3 de noviembre de 2026',
      'Alquiler, 01/11/2026 – 30/11/2026',
      'RD$25,000.00',
      'Mora',
      'RD$1,500.50',
      'Saldo a favor para próximos cargos',
      'RD$3,499.50',
      'Total recibido',
    ]) {
      expect(pages[0]?.split('\n')).toContain(text);
    }
    expect(pages[0]).not.toContain('ANULADO');
  });

  it('says the same in English, in the currency of the lease', async () => {
    const [page] = await pagesOf({ ...receipt, currency: 'USD' }, 'en');
    for (const text of [
      'Payment receipt',
      'US$30,000.00',
      'November 1, 2026',
      'Transfer',
      'Late fee',
      'Total received',
    ]) {
      expect(page?.split('\n')).toContain(text);
    }
  });

  it('says what came in the other currency, and at which rate', async () => {
    const received = {
      currency: 'DOP',
      amountMinor: 180_750_000,
      rate: 60.25,
      rateSource: 'Banco Central',
      ratedOn: '2026-10-31',
    } as const;
    const dollars = { ...withDetails({ received }), currency: 'USD' } as const;
    const onOneLine = async (language: Language) =>
      (await pagesOf(dollars, language))[0]?.replaceAll('\n', ' ');
    const spanish = await onOneLine('es');
    expect(spanish).toContain('Recibido RD$1,807,500.00');
    expect(spanish).toContain(
      'Tasa de cambio 60.25 pesos por un dólar, Banco Central, 31 de octubre de 2026',
    );
    expect(spanish).toContain('Total pagado US$30,000.00');
    const english = await onOneLine('en');
    expect(english).toContain('Exchange rate 60.25 pesos per dollar, Banco Central, October 31, 2026');
  });

  it.each([
    ['es', 'ANULADO'],
    ['en', 'VOID'],
  ] as const)('says in %s that a reversed payment is void', async (language, word) => {
    const [page] = await pagesOf({ ...receipt, voidedAt: '2026-11-05T12:00:00Z' }, language);
    expect(page?.split('\n')).toContain(word);
    expect(page).toContain('R-000042');
  });

  it('leaves out what is not known', async () => {
    const [page] = await pagesOf(withDetails({ address: null, reference: null, creditMinor: 0 }));
    for (const label of ['Dirección', 'Referencia', 'Saldo a favor']) expect(page).not.toContain(label);
  });

  it('prints every letter of names in Latin, Greek and Cyrillic, and "?" for what no font has', async () => {
    const names = 'Łukasz Đặng Đức Φώτης Ἀθηνᾶ Šime Žužić Ștefan Işık Шевченко 李 Ana🙂';
    const file = await renderReceipt(withDetails({ tenantName: names }), 'es');
    const [page] = await writtenOnPages(file);
    expect(page).toContain('Łukasz Đặng Đức Φώτης');
    const [other] = await writtenOnPages(
      await renderReceipt(withDetails({ tenantName: 'Ἀθηνᾶ Ștefan Işık Шевченко 李 Ana🙂 José' }), 'es'),
    );
    expect(other).toContain('Ἀθηνᾶ Ștefan Işık Шевченко ? Ana? José');
    // Only what is used of a font is in the file.
    expect(file.byteLength).toBeLessThan(40_000);
    expect(await renderReceipt(withDetails({ tenantName: names }), 'es')).toEqual(file);
  });

  it('breaks a long address into two lines', async () => {
    const address =
      'Calle Mercedes 12, Zona Colonial, Santo Domingo, Distrito Nacional, República Dominicana';
    const [page] = await pagesOf(withDetails({ address }));
    const lines = page?.split('\n') ?? [];
    const start = lines.findIndex((line) => line.startsWith('Calle Mercedes'));
    expect(`${lines[start]} ${lines[start + 1]}`).toBe(address);
  });

  it('cuts what two lines cannot hold, and keeps it on the page', async () => {
    const [page] = await pagesOf(withDetails({ tenantName: 'Pérez '.repeat(60).trim() }));
    const lines = page?.split('\n').filter((line) => line.startsWith('Pérez')) ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^[Pérez ]{30,60}…$/);
  });

  it('goes on to another page when a payment settles many charges', async () => {
    const [charge] = receipt.details.allocations;
    const allocations = Array.from({ length: 40 }, () => charge).filter((one) => one !== undefined);
    const pages = await pagesOf(withDetails({ allocations }));
    expect(pages.length).toBe(2);
    expect(pages.join('\n').match(/Alquiler/g)).toHaveLength(40);
    expect(pages[1]).toContain('Total recibido');
  });

  it('carries what the log was when it was printed', async () => {
    const head = { size: 1234, root: new Uint8Array(32).fill(7) };
    const [page = ''] = textOfPages(await renderReceipt(receipt, 'es', head));
    expect(page).toContain('Registro de la organización al imprimir: 1234 · BwcH');
    expect(textOfPages(await renderReceipt(receipt, 'en')).join()).not.toContain('log when printed');
  });

  it('gives the same bytes for the same receipt, whenever it is asked', async () => {
    const first = await renderReceipt(receipt, 'es');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(Buffer.from(await renderReceipt(receipt, 'es')).equals(Buffer.from(first))).toBe(true);
  });

  it('carries its title and language for screen readers', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.load(await renderReceipt(receipt, 'es'), { updateMetadata: false });
    expect(document.getTitle()).toBe('Recibo de pago R-000042');
    expect(document.getAuthor()).toBe('Inversiones Peña & Núñez');
    expect(document.catalog.toString()).toContain('/Lang (es)');
  });

  it('says of a card payment which card, and what it was charged besides', async () => {
    const card = { processor: 'azul' as const, brand: 'visa', last4: '4242', orderNumber: '261122000001' };
    const paid = withDetails({ method: 'card', card, feeMinor: 90_000 });
    const [page = ''] = await pagesOf(paid, 'en');
    expect(page).toContain('Visa ···· 4242');
    expect(page).toContain('261122000001');
    const [spanish = ''] = await pagesOf(paid, 'es');
    // The label is long: it goes on in a second line instead of being cut.
    const inOneLine = (text: string) => text.replaceAll('\n', ' ');
    expect(inOneLine(page)).toContain('Card fee (not included in total received) RD$900.00');
    expect(inOneLine(spanish)).toContain(
      'Cargo por pagar con tarjeta (no entra en el total recibido) RD$900.00',
    );
    expect(page + spanish).not.toContain('…');
    const [without = ''] = await pagesOf(withDetails({ method: 'card', card: {} }), 'es');
    expect(without).not.toMatch(/Tarjeta\n···|Cargo por pagar/);
  });
});
