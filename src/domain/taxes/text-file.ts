import type { IsoDate } from '../foundation/dates.ts';
import { decimal } from '../foundation/decimal.ts';
import type { IsoMonth } from '../foundation/months.ts';
import type { TextForm } from './codes.ts';

const LINE_END = '\r\n';

/** An amount that may be left out: nothing for zero. */
export function optionalAmount(minor: number): string {
  return minor === 0 ? '' : decimal(minor);
}

/** A day as AAAAMMDD; nothing for none. */
export function fileDate(date: IsoDate | null): string {
  return date === null ? '' : date.replaceAll('-', '');
}

/** A month as AAAAMM. */
export function fileMonth(month: IsoMonth): string {
  return month.replace('-', '');
}

/** Name of a file, e.g. DGII_F_607_101850043_202610.TXT. `taxId`: digits of the RNC or cédula. */
export function fileName(form: TextForm, taxId: string, month: IsoMonth): string {
  return `DGII_F_${form}_${taxId}_${fileMonth(month)}.TXT`;
}

/**
 * A file: its header, then a line a record, each ended by CRLF. Without records it is the informative file of a month
 * without operations. Every value is ASCII, so its bytes are its characters.
 */
export function fileText(
  form: TextForm,
  taxId: string,
  month: IsoMonth,
  lines: readonly (readonly string[])[],
): string {
  const header = [form, taxId, fileMonth(month), String(lines.length)];
  return [header, ...lines].map((line) => line.join('|') + LINE_END).join('');
}
