// Draws the icons that phones and browsers want as pictures, from public/icons/icon.svg:
//   node scripts/build-icons.ts
// and public/favicon.ico, which browsers ask for by that name where no page tells them of another one.
// Needs a Chromium. The results are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

const icons = path.resolve(import.meta.dirname, '../public/icons');
const source = readFileSync(path.join(icons, 'icon.svg'), 'utf8');
/** Without its round corners: the platform cuts its own shape. */
const square = source.replace(' rx="9"', '');
/** A maskable icon may lose everything outside the middle four fifths. */
const maskable = square.replace('<g ', '<g transform="translate(16 16) scale(0.8) translate(-16 -16)" ');

const pictures = [
  { name: 'icon-192.png', size: 192, svg: source },
  { name: 'icon-512.png', size: 512, svg: source },
  { name: 'icon-maskable-512.png', size: 512, svg: maskable },
  { name: 'apple-touch-icon.png', size: 180, svg: square },
];

const ICO_SIZE = 48;
const ICO_HEAD_BYTES = 22;

/** A file of the old format with one picture in it, as a PNG: a header of six bytes, an entry of sixteen, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICO_HEAD_BYTES);
  head.writeUInt16LE(1, 2); // icons
  head.writeUInt16LE(1, 4); // one of them
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(ICO_HEAD_BYTES, 18);
  return Buffer.concat([head, png]);
}

async function draw(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img width="${size}" height="${size}" src="${image}">`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const executablePath = findChromium();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const { name, size, svg } of pictures)
    writeFileSync(path.join(icons, name), await draw(browser, svg, size));
  const favicon = await draw(browser, source, ICO_SIZE);
  writeFileSync(path.resolve(icons, '../favicon.ico'), icoOf(favicon, ICO_SIZE));
} finally {
  await browser.close();
}
