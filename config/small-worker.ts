import type { Plugin } from 'vite';

/**
 * The Worker without blanks and long names: a quarter less to load. Astro leaves it as it is, and does not read this from the
 * settings of the environment. Errors name the sources by the maps that are uploaded with it.
 */
export function smallWorker(): Plugin {
  return {
    name: 'llavero:small-worker',
    enforce: 'post',
    configEnvironment: (name) => (name === 'ssr' ? { build: { minify: true } } : undefined),
  };
}
