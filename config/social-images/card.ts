import type { SocialTags } from './tags.ts';

const width = 1200;
const height = 630;
const margin = 84;
const textWidth = 900;

/** The picture as SVG: mark and name, the page's title and description, and the key large beside them. */
export function drawCard({ title, description, image }: SocialTags): string {
  const titleSize = wrap(title, 68, textWidth).length > 2 ? 60 : 68;
  const titleLines = wrap(title, titleSize, textWidth).slice(0, 3);
  const descriptionLines = shorten(wrap(description, 30, textWidth - 90), 3);
  const titleTop = 268 - (titleLines.length - 2) * 30;
  const descriptionTop = titleTop + titleLines.length * titleSize * 1.12 + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Figtree">
<rect width="${width}" height="${height}" fill="#F6F9FC"/>
<g transform="translate(800 128) scale(18.5)" fill="none" stroke="#D3E9FC" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round">${key}</g>
<rect width="${width}" height="12" fill="#79C7FF"/>
<g transform="translate(${margin} 84) scale(2)"><rect width="32" height="32" rx="9" fill="#79C7FF"/><g fill="none" stroke="#0B1F33" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round">${key}</g></g>
<text x="${margin + 84}" y="131" font-size="44" font-weight="700" letter-spacing="-1" fill="#0B1F33">Llavero</text>
${textLines(titleLines, titleTop, titleSize, 'font-weight="700" letter-spacing="-1.5" fill="#0B1F33"')}
${textLines(descriptionLines, descriptionTop, 30, 'font-weight="400" fill="#44566A"')}
<text x="${margin}" y="${height - 44}" font-size="24" font-weight="700" fill="#0A5AA6">${escapeText(new URL(image).host)}</text>
</svg>`;
}

// The same strokes as public/icons/icon.svg.
const key = '<circle cx="12.5" cy="12.5" r="5.25"/><path d="M16.5 16.5 24 24M20.25 20.25 23 17.5"/>';

function textLines(lines: string[], top: number, size: number, attributes: string): string {
  const leading = size > 40 ? 1.12 : 1.45;
  return lines
    .map((line, index) => {
      const y = Math.round(top + index * size * leading);
      return `<text x="${margin}" y="${y}" font-size="${size}" ${attributes}>${escapeText(line)}</text>`;
    })
    .join('\n');
}

/** Breaks a text into lines that are no wider than that. @param size of the letters, in pixels like the width */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A little more than a line takes in Figtree, in widths of its size. */
function widthOf(line: string): number {
  let sum = 0;
  for (const letter of line) {
    if (/[ijlftI.,:;'’|¡!()]/.test(letter)) sum += 0.32;
    else if (/[mwMW@%]/.test(letter)) sum += 0.88;
    else if (/[A-Z$&]/.test(letter)) sum += 0.68;
    else sum += letter === ' ' ? 0.26 : 0.56;
  }
  return sum;
}

function shorten(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[,;:.]?$/, '')}…`];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
