import { expect, it } from 'vitest';
import { enumsEs } from '#src/i18n/dictionaries/foundation/enums.es.ts';
import { account } from '#src/i18n/dictionaries/people/account.es.ts';
import { paymentsCsv } from './payments-csv.ts';

const { columns } = account.settings.privacy;
const payment = {
  paid_on: '2026-11-03',
  amount_minor: 2_500_050,
  currency: 'DOP',
  method: 'transfer',
  status: 'confirmed',
  reference: '=HYPERLINK("x")',
  receipt_number: 12,
};

it('writes a payment in words and figures that a spreadsheet reads, and never a formula', () => {
  const leases = [{ landlord: 'Inversiones, S. A.', property: 'Torre', unit: '1-A', payments: [payment] }];
  const [head, row] = paymentsCsv({ leases }, columns, enumsEs).split('\r\n');
  expect(head).toBe(
    '\uFEFFFecha,Arrendador,Propiedad,Unidad,Monto,Moneda,Forma de pago,Estado,Referencia,Recibo',
  );
  expect(row).toBe(
    `2026-11-03,"Inversiones, S. A.",Torre,1-A,25000.50,DOP,Transferencia,Confirmado,"'=HYPERLINK(""x"")",R-000012`,
  );
});

it('has its head alone without payments', () => {
  expect(paymentsCsv({ leases: [] }, columns, enumsEs).split('\r\n')).toHaveLength(2);
});
