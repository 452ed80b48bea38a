import type { Plugin } from 'vite';

const DECOMPRESSOR = /[\\/]brotli[\\/]decompress\.js(\?|$)/;

/**
 * The reader of fonts brings what unpacks WOFF 2, with a dictionary that is more than half of what the reader weighs in the
 * Worker. The papers' fonts are WOFF.
 */
export function fontFormats(): Plugin {
  return {
    name: 'llavero:font-formats',
    enforce: 'pre',
    load(id) {
      if (!DECOMPRESSOR.test(id)) return undefined;
      return `module.exports = () => { throw new Error('Fonts in WOFF 2 are not read.'); };`;
    },
  };
}
