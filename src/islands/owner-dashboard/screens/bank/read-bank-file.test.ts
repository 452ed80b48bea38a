import { expect, it } from 'vitest';
import { linesOf, readBankFile } from './read-bank-file.ts';

const file = (text: string) => new File([text], 'estado.csv');
const CSV = 'Fecha,Concepto,Monto,Saldo\n03/11/2026,Renta,"15,000.00","20,000.00"\n';

it('reads OFX by itself and CSV by its heads', async () => {
  const ofx = await readBankFile(
    file('<OFX><STMTTRN><DTPOSTED>20261103<TRNAMT>5.00<FITID>a<NAME>x</STMTTRN></OFX>'),
    null,
  );
  expect(linesOf(ofx)?.lines).toMatchObject([{ amountMinor: 500, bankKey: 'a' }]);
  expect(linesOf(await readBankFile(file(CSV), null))?.lines).toMatchObject([{ amountMinor: 1_500_000 }]);
});

it('takes the mapping that the account remembers, as long as it fits the file', async () => {
  const remembered = { columns: { date: 'Fecha', amount: 'Saldo' }, dateOrder: 'mdy' } as const;
  const read = await readBankFile(file(CSV), remembered);
  expect(linesOf(read)?.lines).toMatchObject([{ occurredOn: '2026-03-11', amountMinor: 2_000_000 }]);
  const other = await readBankFile(file(CSV), { ...remembered, columns: { date: 'Día', amount: 'Saldo' } });
  expect(linesOf(other)?.lines).toMatchObject([{ occurredOn: '2026-11-03', amountMinor: 1_500_000 }]);
});

it('says what is no statement', async () => {
  expect(await readBankFile(file('hola'), null)).toEqual({ kind: 'problem', problem: 'noTable' });
  expect(linesOf(null)).toBeNull();
});
