import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { placeIndexModules } from './screens/place-index-modules.ts';

const INLINE = '?inline-script';
const AFTER_LOAD = '?after-load';
const FOLDER = '_astro';

/**
 * A script with all that it imports, small, as one text.
 *
 * @param format 'iife' for a script that stands in a page, 'es' for a file of its own
 */
export async function bundleScript(entry: string, format: 'iife' | 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    envPrefix: 'PUBLIC_',
    plugins: [placeIndexModules()],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format, codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} could not be bundled.`);
  return chunk.code.trim();
}

/**
 * Scripts of pages without an island, which Astro's own ways would load before the page has:
 *
 * - `import script from './x.ts?inline-script'` is the script's text, to stand in the page (name its hash in the
 *   policy: src/layouts/policy-hash.ts).
 * - `import address from './x.ts?after-load'` is the address of the script's file. An element with
 *   `data-after-load={address}` has it imported once the page has loaded (src/layouts/page-script/).
 */
export function browserScripts(): AstroIntegration {
  const files = new Map<string, string>();
  let isBuild = false;

  const plugin: Plugin = {
    name: 'llavero:browser-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      const query = [INLINE, AFTER_LOAD].find((suffix) => source.endsWith(suffix));
      if (!query) return undefined;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      // Not the file's own name: other plugins would take what is loaded for the file.
      return resolved && `\0browser-script:${resolved.id}${query}`;
    },
    async load(id) {
      const [, file = '', query] = /^\0browser-script:(.+)(\?[\w-]+)$/.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      if (query === INLINE) return `export default ${JSON.stringify(await bundleScript(file, 'iife'))};`;
      const address = isBuild ? await write(file) : `/@fs${file}`;
      return `export default ${JSON.stringify(address)};`;
    },
  };

  async function write(file: string): Promise<string> {
    const code = await bundleScript(file, 'es');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const name = `${FOLDER}/${path.basename(file, path.extname(file))}.${hash}.js`;
    files.set(name, code);
    return `/${name}`;
  }

  return {
    name: 'llavero:browser-scripts',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        isBuild = command === 'build';
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:generated': ({ dir }) => {
        mkdirSync(new URL(`${FOLDER}/`, dir), { recursive: true });
        for (const [name, code] of files) writeFileSync(fileURLToPath(new URL(name, dir)), code);
      },
    },
  };
}
