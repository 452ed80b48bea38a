// Draws the icons that phones and browsers want as pictures, from public/icons/icon.svg:
//   node scripts/build-icons.ts
// Needs a Chromium. The results are kept in the repository.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
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

const executablePath = findChromium();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const { name, size, svg } of pictures) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    await page.setContent(`<body style="margin:0"><img width="${size}" height="${size}" src="${image}">`);
    await page.screenshot({ path: path.join(icons, name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
