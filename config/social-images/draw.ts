import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { drawCard } from './card.ts';
import { readSocialTags } from './tags.ts';

const variableFont = '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * Draws the pictures that the pages of a built site name.
 *
 * @param site folder of the built site
 * @returns how many
 */
async function draw(site: string): Promise<number> {
  const fonts = mkdtempSync(path.join(tmpdir(), 'llavero-fonts-'));
  try {
    const fontFiles = await Promise.all([400, 700].map((weight) => writeFont(fonts, weight)));
    const cards = new Map(
      globSync('**/*.html', { cwd: site })
        .map((file) => readSocialTags(readFileSync(path.join(site, file), 'utf8')))
        .flatMap((tags) => (tags ? [[new URL(tags.image).pathname, tags] as const] : [])),
    );
    for (const [address, tags] of cards) {
      const file = path.join(site, address);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, render(drawCard(tags), fontFiles));
    }
    return cards.size;
  } finally {
    rmSync(fonts, { recursive: true });
  }
}

/** A font of one weight: the renderer cannot choose it in a variable one. Returns the file. */
async function writeFont(folder: string, weight: number): Promise<string> {
  const variable = readFileSync(path.join(import.meta.dirname, variableFont));
  const characters = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code)).join('');
  const font = await subsetFont(variable, `${characters}‘’“”–—…`, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const file = path.join(folder, `${weight}.ttf`);
  writeFileSync(file, font);
  return file;
}

function render(svg: string, fontFiles: string[]): Buffer {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' };
  return new Resvg(svg, { font }).render().asPng();
}

parentPort?.postMessage(await draw(workerData as string));
