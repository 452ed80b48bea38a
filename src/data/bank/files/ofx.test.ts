import { describe, expect, it } from 'vitest';
import { isOfx, readOfx } from '#src/domain/bank/ofx.ts';
import { markupEvents } from './markup.ts';

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

const read = (text: string) => readOfx(markupEvents(text));
const line = (fields: string) =>
  read(`<OFX><STMTRS><CURDEF>DOP<STMTTRN>${fields}</STMTTRN></STMTRS></OFX>`)[0];

describe('OFX 1.x, whose values are not closed', () => {
  it('is read with the account, the balance and the numbers of the bank', () => {
    expect(isOfx(SGML)).toBe(true);
    expect(read(SGML)).toEqual([
      {
        account: '000-123-4567',
        currencies: ['DOP'],
        lastFours: ['4567'],
        closing: { amountMinor: 2_764_925, on: '2026-11-30' },
        balance: { kind: 'none' },
        notes: [],
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
      },
    ]);
  });
});

describe('OFX 2.x, which is XML', () => {
  it('is read the same way; what cannot be read is said', () => {
    expect(isOfx(XML)).toBe(true);
    const [file] = read(XML);
    expect(file?.currencies).toEqual(['USD']);
    expect(file?.lines).toMatchObject([{ bankKey: 'x', amountMinor: -1_250, description: 'Café' }]);
    expect(file?.refused).toEqual([{ line: 2, fault: 'date_unreadable', text: 'Rota · nunca · -1' }]);
  });
});

it('takes a CSV for none, and an empty file for one without statements', () => {
  expect(isOfx('Fecha,Monto\n')).toBe(false);
  expect(read('<OFX></OFX>')).toEqual([]);
});

it.each([
  ['150,500', 15_050],
  ['-000000000140.0000', -14_000],
  ['-.75', -75],
  ['500.', 50_000],
  ['1,234.56', null],
  ['1.234,56', null],
  ['12.345', null],
  ['', null],
])('an amount of %s by the rules of OFX', (text, minor) => {
  const statement = line(`<DTPOSTED>20261103<TRNAMT>${text}<FITID>1`);
  expect(statement?.lines[0]?.amountMinor ?? null).toBe(minor);
});

it.each([
  ['20261103', '2026-11-03'],
  ['20261103030000[0:GMT]', '2026-11-03'],
  ['20261103 120000', '2026-11-03'],
  ['20261103120000.123 GMT', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['03/11/2026', null],
  ['20261303', null],
  ['2026110', null],
  ['18991231', null],
])('a day of %s by the forms of OFX', (text, day) => {
  const statement = line(`<DTPOSTED>${text}<TRNAMT>1.00<FITID>1`);
  expect(statement?.lines[0]?.occurredOn ?? null).toBe(day);
});

it('keeps accounts apart and puts the parts of one together', () => {
  const part = (account: string, id: string) =>
    `<STMTRS><CURDEF>DOP<BANKACCTFROM><ACCTID>${account}</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261103<TRNAMT>1.00<FITID>${id}</STMTTRN></BANKTRANLIST></STMTRS>`;
  const files = read(`<OFX>${part('0014567', 'a')}${part('0018888', 'b')}${part('0014567', 'c')}</OFX>`);
  expect(files.map(({ account, lines }) => [account, lines.map(({ bankKey }) => bankKey)])).toEqual([
    ['0014567', ['a', 'c']],
    ['0018888', ['b']],
  ]);
});

it('refuses an amount that is in another currency than the account, not one that was', () => {
  const other = line('<DTPOSTED>20261103<TRNAMT>5.00<FITID>1<CURRENCY><CURRATE>60<CURSYM>USD</CURRENCY>');
  expect(other?.refused).toMatchObject([{ fault: 'other_currency' }]);
  const was = line(
    '<DTPOSTED>20261103<TRNAMT>5.00<FITID>1<ORIGCURRENCY><CURRATE>60<CURSYM>USD</ORIGCURRENCY>',
  );
  expect(was?.lines).toHaveLength(1);
});

it('does not take the account that money was sent to for the own', () => {
  const text = `<OFX><STMTRS><CURDEF>DOP<BANKACCTFROM><ACCTID>0014567</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261103<TRNAMT>-1.00<FITID>1<BANKACCTTO><ACCTID>0019999</BANKACCTTO><NAME>ANA</STMTTRN></BANKTRANLIST></STMTRS></OFX>`;
  expect(read(text)).toMatchObject([{ account: '0014567', lines: [{ description: 'ANA' }] }]);
});
