import { brotliCompressSync } from 'node:zlib';

/**
 * What every public page has so that theme and language are right, and for connectivity badge, install card, service
 * worker and its notice of a new version: the script in its head, the messages at its end, their styles. The theme's
 * buttons and the links to the other language are part of the header.
 */
const parts = [
  /<script>[\s\S]*?<\/script>/,
  /<style>(?:(?!<\/style>)[\s\S])*?\.badge[\s\S]*?<\/style>/,
  /<div id="connectivity"[\s\S]*?(?=<\/body>)/,
];

/**
 * Bytes, brotli, that all of it adds to a page.
 *
 * @throws when the page lacks one of the parts.
 */
export function commonBytes(html: string): number {
  const rest = parts.reduce((page, part) => {
    if (!part.test(page)) throw new Error(`The page has nothing like ${part}.`);
    return page.replace(part, '');
  }, html);
  return brotliCompressSync(html).length - brotliCompressSync(rest).length;
}
