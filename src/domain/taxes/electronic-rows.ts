import { parseNcf } from './ncf.ts';

/**
 * Whether a receipt is electronic (series E), and so no row of a 607 or 608: the DGII has each e-CF that was sent to it. That they
 * belong in neither form was read second hand, of the DGII's help pages; the screen says so.
 */
export const isElectronic = (ncf: string): boolean => parseNcf(ncf)?.series === 'E';

/** Those of paper, which a form takes, and how many electronic ones it leaves out. */
export function withoutElectronic<Row extends { readonly ncf: string }>(
  rows: readonly Row[],
): { paper: Row[]; electronicCount: number } {
  const paper = rows.filter(({ ncf }) => !isElectronic(ncf));
  return { paper, electronicCount: rows.length - paper.length };
}
