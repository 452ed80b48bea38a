import type { Plugin } from 'vite';

const HANDLER = /@astrojs[\\/]cloudflare[\\/]dist[\\/]utils[\\/]handler\.js$/;
const STREAMING = 'createApp()';

/**
 * Has the worker render a page whole before it answers. Streamed, the headers would leave before the layouts have
 * named the hashes of their inline script and styles, and the policy would refuse what the page itself contains.
 */
export function bufferedPages(): Plugin {
  return {
    name: 'llavero:buffered-pages',
    enforce: 'pre',
    transform(code, id) {
      if (!HANDLER.test(id)) return undefined;
      if (!code.includes(STREAMING))
        throw new Error(`${id} no longer says ${STREAMING}: see config/buffered-pages.ts.`);
      return { code: code.replace(STREAMING, 'createApp({ streaming: false })'), map: null };
    },
  };
}
