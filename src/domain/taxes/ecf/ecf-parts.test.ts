import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { todayIn } from '../../foundation/time-zone.ts';
import { ecfType, isEcfNumber, rateText, rateUnits } from './ecf-numbers.ts';
import { cleanText, cutText, ecfEmail, ecfPhone } from './ecf-texts.ts';
import { ecfDay, ecfDayAt, ecfTime } from './ecf-times.ts';
import { securityCode, stampAddress, summaryStampAddress } from './stamp-address.ts';

describe('times', () => {
  it.each([
    ['2026-11-27T03:59:59Z', '26-11-2026 23:59:59'],
    ['2026-11-27T04:00:00Z', '27-11-2026 00:00:00'],
    ['2026-11-26T17:20:05.999Z', '26-11-2026 13:20:05'],
    ['2027-01-01T03:30:00Z', '31-12-2026 23:30:00'],
    // When clocks change elsewhere.
    ['2026-03-08T07:30:00Z', '08-03-2026 03:30:00'],
    ['2026-11-01T05:30:00Z', '01-11-2026 01:30:00'],
  ])('%s is %s of the Dominican clock', (instant, written) => {
    expect(ecfTime(Date.parse(instant))).toBe(written);
  });

  it('have the day that it is in Santo Domingo, and 24 hours', () => {
    const instants = fc.date({
      min: new Date('2001-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const day = todayIn('America/Santo_Domingo', instant);
        expect(ecfDayAt(instant.getTime())).toBe(day);
        expect(ecfTime(instant.getTime())).toMatch(
          new RegExp(`^${ecfDay(day)} ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$`),
        );
      }),
    );
  });

  it('refuse a day that is none', () => expect(() => ecfDay('2026-02-29')).toThrow('date_invalid'));
});

describe('texts', () => {
  const hard = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\u0000',
        '\u0007',
        '\ufffe',
        '\ud800',
        '\r\n',
        '\t',
        '\u0085',
        '\u2028',
        ']]>',
        '😀',
        'ñ',
        '&amp;',
      ),
    ),
  );

  it('have no character that a document may not have, no line end and no blank at their ends', () => {
    fc.assert(
      fc.property(hard, (parts) => {
        const text = cleanText(parts.join(''));
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/u);
        expect(text).toBe(text.trim());
        expect(cleanText(text)).toBe(text);
      }),
    );
  });

  it('are cut to their length, never through a character', () => {
    fc.assert(
      fc.property(hard, fc.integer({ min: 1, max: 30 }), (parts, length) => {
        const text = cutText(parts.join(''), length);
        expect(text.length).toBeLessThanOrEqual(length);
        expect(text).not.toMatch(/\p{Cs}/u);
        expect(cleanText(parts.join('')).startsWith(text)).toBe(true);
      }),
    );
  });

  it('of phones and addresses are written as the schemas ask, or not at all', () => {
    expect(ecfPhone('+18095550101')).toBe('809-555-0101');
    expect(ecfPhone('+34911234567')).toBe('');
    expect(ecfEmail('a.b-c@x-y.com.do')).toBe('a.b-c@x-y.com.do');
    for (const address of ['ñandú@x.do', 'a.@x.do', 'a_b@x.do', 'facturas@llavero', `${'a'.repeat(76)}@x.do`])
      expect(ecfEmail(address)).toBe('');
  });
});

describe('numbers', () => {
  it('of e-CF are E, two digits of their kind and ten more', () => {
    const kinds = fc.constantFrom('fiscal_credit', 'consumer', 'debit_note', 'payments_abroad' as const);
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 9_999_999_999 }), fc.string(), (kind, sequence, other) => {
        const ncf = `E${ecfType(kind)}${String(sequence).padStart(10, '0')}`;
        expect(isEcfNumber(ncf, kind)).toBe(true);
        expect(isEcfNumber(ncf, 'government')).toBe(false);
        expect(isEcfNumber(ncf + other, kind)).toBe(other === '');
      }),
    );
  });

  it('of rates have four decimals', () => {
    expect([60.25, 60.2575, 0.0001, 999.9999].map((rate) => rateText(rateUnits(rate)))).toEqual([
      '60.2500',
      '60.2575',
      '0.0001',
      '999.9999',
    ]);
  });
});

describe('the stamp', () => {
  const stamp = {
    issuerTaxId: '101850043',
    buyerTaxId: '101010632',
    ncf: 'E310000000001',
    issuedOn: '2026-11-26',
    totalMinor: 11_800_000,
    signedAt: Date.UTC(2026, 10, 26, 17, 20, 5),
    securityCode: securityCode('aB3+/9xYz0==\n'),
  };

  it('leads to DGII’s page of the document, in its environment', () => {
    expect(stamp.securityCode).toBe('aB3+/9');
    expect(stampAddress('testecf', stamp)).toBe(
      'https://ecf.dgii.gov.do/testecf/ConsultaTimbre?RncEmisor=101850043&RncComprador=101010632&ENCF=E310000000001&FechaEmision=26-11-2026&MontoTotal=118000.00&FechaFirma=26-11-2026%2013:20:05&CodigoSeguridad=aB3%2B%2F9',
    );
  });

  it('names no buyer where there is none with a number', () => {
    expect(stampAddress('ecf', { ...stamp, buyerTaxId: '', ncf: 'E430000000001' })).toBe(
      'https://ecf.dgii.gov.do/ecf/ConsultaTimbre?RncEmisor=101850043&ENCF=E430000000001&FechaEmision=26-11-2026&MontoTotal=118000.00&FechaFirma=26-11-2026%2013:20:05&CodigoSeguridad=aB3%2B%2F9',
    );
  });

  it('of a small receipt for a consumer leads to the page of summaries', () => {
    expect(summaryStampAddress('certecf', { ...stamp, ncf: 'E320000000001', totalMinor: 2_500_000 })).toBe(
      'https://fc.dgii.gov.do/certecf/ConsultaTimbreFC?RncEmisor=101850043&ENCF=E320000000001&MontoTotal=25000.00&CodigoSeguridad=aB3%2B%2F9',
    );
  });
});
