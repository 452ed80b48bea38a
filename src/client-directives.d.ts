import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island is fetched when somebody uses it: src/layouts/island-on-use.ts. */
    'client:use'?: boolean;
  }
}
