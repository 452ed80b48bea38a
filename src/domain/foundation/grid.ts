/** A row of a sheet or a text file; `line` is where it began, from 1. */
export interface GridRow {
  readonly line: number;
  readonly cells: readonly string[];
}
export type Grid = readonly GridRow[];
