import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';

const drawing = path.join(import.meta.dirname, 'social-images', 'draw.ts');

/**
 * Draws the picture that each built page names as its `og:image`, with the page's own title and description, in the
 * product's own font. Nothing of the machine's fonts or browsers takes part: every build draws the same.
 *
 * The pictures are drawn while the integrations that stand before this one end the build.
 */
export function socialImages(): AstroIntegration {
  let drawn: Promise<number>;
  return {
    name: 'llavero:social-images',
    hooks: {
      'astro:build:generated': ({ dir }) => {
        drawn = drawInBackground(fileURLToPath(dir));
        // Awaited below; until then a failure must not count as unhandled.
        drawn.catch(() => undefined);
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await drawn} pictures drawn`);
      },
    },
  };
}

/** @returns how many were drawn */
function drawInBackground(site: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(drawing, { workerData: site });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
