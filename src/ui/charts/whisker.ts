const MIDDLE = 14;
const CAP = 5;

/** Height of a bar's drawing; its width is the chart's scale. */
export const barHeight = 2 * MIDDLE;

/** The path of a line with a cap at each end, from `start` on, through the middle of a bar. */
export function whiskerPath(start: number, width: number): string {
  const end = start + width;
  const cap = (at: number) => `M${at} ${MIDDLE - CAP}V${MIDDLE + CAP}`;
  return `M${start} ${MIDDLE}H${end}${cap(start)}${cap(end)}`;
}

/** The path of the line at zero. */
export const zeroPath = (at: number): string => `M${at} 0V${barHeight}`;
