import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * A build bundles dependencies anyway. Some integrations have them prepared for a development server all the same:
 * 1,200 files, and two seconds, of each first build.
 */
export function bundledDependencies(): AstroIntegration {
  return {
    name: 'llavero:bundled-dependencies',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') updateConfig({ vite: { plugins: [withoutPreparing] } });
      },
    },
  };
}

const withoutPreparing: Plugin = {
  name: 'llavero:bundled-dependencies',
  configEnvironment: {
    order: 'post',
    handler(_name, options) {
      options.optimizeDeps = { ...options.optimizeDeps, noDiscovery: true, include: [] };
    },
  },
};
