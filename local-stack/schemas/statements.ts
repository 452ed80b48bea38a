/** A statement of a schema file, with the comments that stand before it. */
export interface Statement {
  /** Path from the repository's root. */
  file: string;
  sql: string;
}

const dollarQuote = /\$[A-Za-z_]*\$/y;

/**
 * Cuts SQL into its statements: at semicolons outside of texts, names, comments and function bodies.
 * @throws Error for text after the last semicolon
 */
export function splitStatements(text: string, file: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfPart(text, at);
    if (text[at] === ';') {
      statements.push({ file, sql: text.slice(start, end).trim() });
      start = end;
    }
    at = end;
  }
  const rest = withoutComments(text.slice(start)).trim();
  if (rest) throw new Error(`${file}: no semicolon after "${rest.slice(0, 60)}"`);
  return statements;
}

/** Where the comment, the text, the name, the quoted body or the single character that begins at `at` ends. */
function endOfPart(text: string, at: number): number {
  const after = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found < 0 ? text.length : found + end.length;
  };
  if (text.startsWith('--', at)) return after('\n', at);
  if (text.startsWith('/*', at)) return after('*/', at + 2);
  // A doubled quote inside a text ends one part and begins the next, which comes to the same.
  if (text[at] === "'") return after("'", at + 1);
  if (text[at] === '"') return after('"', at + 1);
  dollarQuote.lastIndex = at;
  const [quote] = dollarQuote.exec(text) ?? [];
  return quote ? after(quote, at + quote.length) : at + 1;
}

const comments = /^\s*(?:--[^\n]*(?:\n|$)\s*)*/;

/** A statement, or several, without the comment lines before the first. */
export const withoutComments = (sql: string): string => sql.replace(comments, '');
