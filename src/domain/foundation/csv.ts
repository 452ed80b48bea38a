export type CsvValue = string | number | null;

const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;

/** What a spreadsheet calculates; some do so with the wide signs of East Asian writing too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const AFTER_SEMICOLON = /;"*(?=[=+\-@＝＋－＠])/g;

/** A value as a spreadsheet reads it back: quoted where it has to be, and never taken for a formula. */
function cell(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  const isFormula = typeof value === 'string' && FORMULA.test(text) && !PLAIN_NUMBER.test(text);
  const whole = isFormula ? `'${text}` : text;
  // Where a list is separated by semicolons, what follows one is a cell of its own, quotes or not.
  const harmless = whole.replace(AFTER_SEMICOLON, "$&'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of CSV (RFC 4180), with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A table as CSV (RFC 4180), with the byte order mark by which spreadsheets know that it is UTF-8. */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[head, ...rows].map(csvLine).join('')}`;
}
