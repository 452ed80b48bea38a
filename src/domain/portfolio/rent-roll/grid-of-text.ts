import { type CsvSeparator, csvSeparators, readCsv } from '#src/domain/foundation/csv-reader.ts';
import type { Grid } from '#src/domain/foundation/grid.ts';
import { fieldsOfHeads } from './fields.ts';
import { findHead } from './mapping.ts';

/** Lines that tell how a text parts its cells. */
const LOOKED_AT = 40;

const gridBy = (text: string, sign?: CsvSeparator): Grid =>
  readCsv(text, sign).map(({ line, values }) => ({ line, cells: values }));

/** The rows of a text, by the sign between cells with which its head names most fields. */
export function gridOfText(text: string): Grid {
  const start = text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, LOOKED_AT).join('\n');
  const points = (sign: CsvSeparator) => {
    const grid = gridBy(start, sign);
    const cells = grid[findHead(grid)]?.cells ?? [];
    return fieldsOfHeads(cells).filter(Boolean).length * 100 + cells.length;
  };
  const [best] = csvSeparators
    .map((sign) => ({ sign, points: points(sign) }))
    .toSorted((one, other) => other.points - one.points);
  return gridBy(text, best?.sign);
}
