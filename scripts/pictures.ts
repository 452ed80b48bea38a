// `npm run pictures`: the public pages' pictures of the product, taken from the demo data into public/pictures,
// in both languages and themes. SCREENSHOTS_URL names a stack that runs already; else one is started for it.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import {
  allVersions,
  type FrameName,
  filesOf,
  frames,
  type PictureName,
  type PictureVersion,
} from '#src/sections/picture-files.ts';
import { ownerSamples, pathsOf } from '#tests/a11y/routes.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { type Person, signInDemo } from '#tests/support/rental.ts';
import { openContext } from '#tests/support/visit.ts';
import { findChromium } from './chromium.ts';
import { startDemo } from './demo-stack.ts';

const folder = path.resolve('public/pictures');
const PIXEL_RATIO = 2;

type Place = { path: string; person: Person };

async function places(owner: Person, tenant: Person): Promise<Record<PictureName, Place>> {
  const samples = await ownerSamples(owner.client);
  const first = (pattern: string) => pathsOf('/owner-dashboard', pattern, samples)[0] ?? '';
  return {
    ownerHome: { path: '/owner-dashboard/', person: owner },
    property: { path: first('/properties/:id'), person: owner },
    payment: { path: first('/finance/payments/:id'), person: owner },
    tenantHome: { path: '/tenant-dashboard/', person: tenant },
  };
}

async function photograph(
  browser: Browser,
  baseURL: string,
  version: PictureVersion,
  place: Place,
): Promise<Buffer> {
  const { width, height } = frames[version.frame];
  const { language, theme } = version;
  const { session } = place.person;
  const context = await openContext(browser, {
    language,
    theme,
    width,
    session,
    baseURL,
    pixelRatio: PIXEL_RATIO,
  });
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(place.path);
  await expectLoaded(page);
  // Images of the page itself, such as a proof of payment, and the font.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}

/** The lowest at which small figures stay readable; screens with more pixels to a point need less. */
function qualityOf(width: number, frame: FrameName): number {
  const density = width / frames[frame].width;
  return density > 1 ? 34 : 46;
}

/** Text keeps its edges at full chroma; a phone waits for these pictures, so the encoder may take its time. */
async function write(picture: Buffer, version: PictureVersion): Promise<number> {
  let bytes = 0;
  for (const { file, width } of filesOf(version)) {
    const resized = sharp(picture).resize({ width, kernel: 'lanczos3' });
    const encoded = file.endsWith('.avif')
      ? resized.avif({ quality: qualityOf(width, version.frame), effort: 5, chromaSubsampling: '4:4:4' })
      : resized.webp({ quality: 70, effort: 4, smartSubsample: true });
    const data = await encoded.toBuffer();
    await writeFile(path.join(folder, file), data);
    bytes += data.length;
  }
  return bytes;
}

async function main(): Promise<number> {
  const executablePath = findChromium();
  if (!executablePath) return 1;
  const { stack, end } = await startDemo();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const all = await places(await signInDemo(stack.url, 'owner'), await signInDemo(stack.url, 'tenant'));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    let bytes = 0;
    for (const version of allVersions()) {
      const picture = await photograph(browser, stack.url, version, all[version.name]);
      bytes += await write(picture, version);
      console.log(Object.values(version).join(' '));
    }
    console.log(`${Math.round(bytes / 1024)} KB in ${path.relative('.', folder)}`);
  } finally {
    await browser.close();
    await end();
  }
  return 0;
}

process.exit(await main());
