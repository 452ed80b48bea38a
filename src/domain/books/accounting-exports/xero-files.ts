import { csvLine } from '#src/domain/foundation/csv.ts';
import { decimal } from '#src/domain/foundation/decimal.ts';
import type { BankRow, FileWriter, InvoiceRow } from './export-rows.ts';
import { entryReference } from './journal-files.ts';

/**
 * Xero, Bank accounts › Import a statement: dates YYYY-MM-DD, money that went is negative. Dates with the
 * day or the month first are read by the region of the organization there; this one has one meaning everywhere.
 */
export function xeroBank(): FileWriter<BankRow> {
  return {
    head: csvLine(['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number']),
    text: ({ occurredOn, amountMinor, contact, memo, reference }) =>
      csvLine([occurredOn, decimal(amountMinor), contact, memo, reference, '']),
  };
}

const ADDRESS = [
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
];
const NO_ADDRESS = ADDRESS.map(() => '');

/**
 * Xero, Sales › Invoices › Import: each charge an invoice of one line. ITBIS is a charge of its own, posted to its own
 * account, so every line is without tax. `taxType`: the name of the rate of nothing there.
 */
export function xeroInvoices(currency: string, taxType: string): FileWriter<InvoiceRow> {
  return {
    head: csvLine([
      '*ContactName',
      'EmailAddress',
      ...ADDRESS,
      '*InvoiceNumber',
      'Reference',
      '*InvoiceDate',
      '*DueDate',
      'InventoryItemCode',
      '*Description',
      '*Quantity',
      '*UnitAmount',
      'Discount',
      '*AccountCode',
      '*TaxType',
      'TrackingName1',
      'TrackingOption1',
      'TrackingName2',
      'TrackingOption2',
      'Currency',
      'BrandingTheme',
    ]),
    text: (row) =>
      csvLine([
        row.contact,
        row.email,
        ...NO_ADDRESS,
        entryReference(row.number),
        row.reference,
        row.invoicedOn,
        row.dueOn,
        '',
        row.description,
        '1',
        decimal(row.amountMinor),
        '',
        row.account,
        taxType,
        '',
        '',
        '',
        '',
        currency,
        '',
      ]),
  };
}
