import type { Plugin } from 'vite';

/**
 * A build bundles dependencies anyway. Some integrations have them prepared for a development server all the same:
 * 1,200 files, and two seconds, of each first build.
 */
export function bundledDependencies(): Plugin {
  return {
    name: 'llavero:bundled-dependencies',
    // Building also starts a server for a moment, which reads the content: it is no `apply: 'build'`.
    configEnvironment: {
      order: 'post',
      handler(_name, options) {
        if (process.argv.includes('dev')) return;
        options.optimizeDeps = { ...options.optimizeDeps, noDiscovery: true, include: [] };
      },
    },
  };
}
