import { describe, expect, it } from 'vitest';
import { isOfx, readOfx } from './ofx.ts';

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>DOP
<BANKACCTFROM><BANKID>BANCO<ACCTID>000-123-4567<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103120000[-4:AST]<TRNAMT>15000.00<FITID>A-1<NAME>ANA PEREZ &amp; CIA<MEMO>ALQUILER NOV
</STMTTRN>
<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261104<TRNAMT>-2350.75<FITID>A-2<CHECKNUM>0042<NAME>FERRETERIA
</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>27649.25<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="220"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF>
<BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261105</DTPOSTED><TRNAMT>-12.5</TRNAMT><FITID>x</FITID><NAME>Café</NAME><MEMO>Café</MEMO></STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>nunca</DTPOSTED><TRNAMT>-1</TRNAMT><FITID>y</FITID><NAME>Rota</NAME></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;

describe('OFX 1.x, whose values are not closed', () => {
  it('is read with the account, the balance and the numbers of the bank', () => {
    expect(isOfx(SGML)).toBe(true);
    expect(readOfx(SGML)).toEqual({
      currency: 'DOP',
      lastFour: '4567'.slice(-4),
      closing: { amountMinor: 2_764_925, on: '2026-11-30' },
      refused: [],
      lines: [
        {
          bankKey: 'A-1',
          occurredOn: '2026-11-03',
          amountMinor: 1_500_000,
          description: 'ANA PEREZ & CIA · ALQUILER NOV',
          reference: '',
        },
        {
          bankKey: 'A-2',
          occurredOn: '2026-11-04',
          amountMinor: -235_075,
          description: 'FERRETERIA',
          reference: '0042',
        },
      ],
    });
  });
});

describe('OFX 2.x, which is XML', () => {
  it('is read the same way; what cannot be read is said', () => {
    expect(isOfx(XML)).toBe(true);
    const file = readOfx(XML);
    expect(file.currency).toBe('USD');
    expect(file.lines).toMatchObject([{ bankKey: 'x', amountMinor: -1_250, description: 'Café' }]);
    expect(file.refused).toEqual([{ line: 2, fault: 'date_unreadable', text: 'Rota' }]);
  });
});

it('takes a CSV for none, and an empty file for one without lines', () => {
  expect(isOfx('Fecha,Monto\n')).toBe(false);
  expect(readOfx('<OFX></OFX>').lines).toEqual([]);
});
