const COMMA_DECIMALS = /^(-?\d+),(\d{1,2})$/;
const GROUPS_BEFORE_COMMA = /^(-?[1-9]\d{0,2}(?:[.\s]\d{3})+),(\d{1,2})$/;
const SPACED_GROUPS = /^(-?[1-9]\d{0,2}(?:\s\d{3})+)(?:\.(\d*))?$/;
const POINTED_GROUPS = /^(-?[1-9]\d{0,2}(?:\.\d{3}){2,})$/;

/**
 * A typed number with a point before its decimals, where it was written in another way that can mean nothing else: "25,50",
 * "1.500,50", "1 500", "1.500.000". What could be read in two ways ("1.500") stays as it is.
 */
export function withPoint(text: string): string {
  const match =
    COMMA_DECIMALS.exec(text) ??
    GROUPS_BEFORE_COMMA.exec(text) ??
    SPACED_GROUPS.exec(text) ??
    POINTED_GROUPS.exec(text);
  if (!match) return text;
  const whole = (match[1] ?? '').replaceAll(/[.\s]/g, '');
  return match[2] === undefined ? whole : `${whole}.${match[2]}`;
}
