import type { TextForm } from './codes.ts';
import { parseNcf } from './ncf.ts';
import type { TaxFile } from './problems.ts';

/** Where a line of a form has its own number; the 606 has those of vendors, electronic or not. */
const NUMBER_AT: Readonly<Record<TextForm, number | null>> = { '606': null, '607': 2, '608': 0 };

/** How many rows of a 607 or 608 are of electronic receipts (series E): no source we could read says that they belong there. */
export function electronicRows({ form, text }: Pick<TaxFile, 'form' | 'text'>): number {
  const at = NUMBER_AT[form];
  if (at === null) return 0;
  const [, ...lines] = text.split('\r\n');
  return lines.filter((line) => parseNcf(line.split('|')[at] ?? '')?.series === 'E').length;
}
