import type { Plugin } from 'vite';

const EMPTY_LOADER = '\0astro-i18next-empty-loader';
const COMMONJS_PREAMBLE = /^\s*import module2[\s\S]*?path2\.dirname\(__filename\);/;

/**
 * astro-i18next is published for Node and for an older Astro. Its configuration loader (@proload) and the
 * CommonJS preamble in front of its bundle cannot run in workerd, where pages are prerendered; neither is
 * needed there, because the configuration was already read when Astro started. This plugin removes both.
 */
export function astroI18nextShim(): Plugin {
  return {
    name: 'llavero:astro-i18next-shim',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith('@proload/') ? EMPTY_LOADER : undefined),
    load: (id) =>
      id === EMPTY_LOADER
        ? 'const load = () => undefined; load.use = () => {}; export default load;'
        : undefined,
    transform: (code, id) =>
      /astro-i18next[\\/]dist[\\/]index\.js/.test(id)
        ? { code: code.replace(COMMONJS_PREAMBLE, ''), map: null }
        : undefined,
  };
}
