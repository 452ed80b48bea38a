/** What parts the values of a line in the files of spreadsheets and banks. */
export const csvSeparators = [',', ';', '\t', '|'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** Excel's own first line, "sep=;", and what comes behind it. */
const DECLARED = /^"?sep=([,;|\t])"?[^\n]*\n?/i;

/** The sign that parts the values of the first line. */
function separatorOf(text: string): string {
  const line = (/^[^\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return csvSeparators.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

export interface CsvRecord {
  /** Where it began in the file, from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

/**
 * The lines of a CSV text (RFC 4180, or with semicolons, tabs or bars; lines that end as on Windows, Unix or old Macs), values
 * trimmed. Lines without any value are left out; `line` is where a record began in the file, so that a message can point there.
 * @param parted the sign between values; without it the text's own "sep=" says it, else its first line
 */
export function readCsv(text: string, parted?: CsvSeparator): CsvRecord[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const declared = DECLARED.exec(plain);
  // An empty line in its place: lines keep their numbers.
  const body = declared ? plain.replace(DECLARED, '\n') : plain;
  const separator = declared?.[1] ?? parted ?? separatorOf(body);
  const records: { line: number; values: string[] }[] = [];
  let values: string[] = [];
  let value = '';
  let isQuoted = false;
  let line = 1;
  let startedOn = 1;
  const endRecord = () => {
    values.push(value.trim());
    if (values.some((one) => one !== '')) records.push({ line: startedOn, values });
    [values, value] = [[], ''];
  };
  for (let index = 0; index < body.length; index += 1) {
    const sign = body[index] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') value += sign;
      else if (body[index + 1] === '"') {
        value += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && value.trim() === '') {
      isQuoted = true;
      value = '';
    } else if (sign === separator) {
      values.push(value.trim());
      value = '';
    } else if (sign === '\n') {
      endRecord();
      startedOn = line;
    } else value += sign;
  }
  endRecord();
  return records;
}
