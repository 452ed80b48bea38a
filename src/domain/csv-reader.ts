const SEPARATORS = [',', ';', '\t'] as const;

/** The sign that parts the values of the first line: spreadsheets use a comma, a semicolon or a tab. */
function separatorOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return SEPARATORS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/**
 * The lines of a CSV text (RFC 4180, or with semicolons or tabs), values trimmed. Lines without any value are left out;
 * `line` is where a record began in the file, counted from 1, so that a message can point there.
 */
export function readCsv(text: string): { readonly line: number; readonly values: readonly string[] }[] {
  const body = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(body);
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
    } else if (sign !== '\r') value += sign;
  }
  endRecord();
  return records;
}
