import { brotliCompressSync } from 'node:zlib';

/**
 * What every public page has for theme, language, connectivity badge, install card, service worker and its notice of a
 * new version: the script in its head, the controls in its header, the messages at its end with their styles.
 */
const parts = [
  /<script>[\s\S]*?<\/script>/,
  /<style>[^<]*?\.badge[^<]*<\/style>/,
  /<fieldset class="themes">[\s\S]*?<\/fieldset>/,
  /<ul class="languages">[\s\S]*?<\/ul>/,
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
