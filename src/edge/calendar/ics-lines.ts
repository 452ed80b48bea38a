const MOST_OCTETS = 75;
const encoder = new TextEncoder();

// What no text may have (RFC 5545, 3.3.11); line ends are written as \n.
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** A text as a value: commas, semicolons, backslashes and line ends are escaped. */
export const icsText = (text: string): string =>
  text
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** A line in pieces of at most 75 octets, of which no one ends within a character. */
export function foldedLine(line: string): string {
  if (line.length * 3 <= MOST_OCTETS || encoder.encode(line).length <= MOST_OCTETS) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // The blank with which a piece goes on counts, too.
    if (octets + size > MOST_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** The lines of a file, each with its end. */
export const icsFile = (lines: readonly string[]): string =>
  lines.map((line) => `${foldedLine(line)}\r\n`).join('');

/** 2026-05-15 as a value: 20260515. */
export const icsDay = (day: string): string => day.replaceAll('-', '');

/** An instant as it stands on a clock that is read as UTC: 20260515T101500. */
export const icsClock = (wall: number): string =>
  new Date(wall).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');
