/** Minor units as digits for a file: a point, two decimals, no grouping; -12345 is "-123.45". */
export function decimal(minor: number): string {
  const magnitude = Math.abs(minor);
  const text = `${Math.floor(magnitude / 100)}.${String(magnitude % 100).padStart(2, '0')}`;
  return minor < 0 ? `-${text}` : text;
}
