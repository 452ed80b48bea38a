import type { AstroIntegration } from 'astro';

/** Makes `client:use` known: an island that is fetched when somebody uses it (src/layouts/island-on-use.ts). */
export function islandOnUse(): AstroIntegration {
  return {
    name: 'llavero:island-on-use',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'use', entrypoint: './src/layouts/island-on-use.ts' }),
    },
  };
}
