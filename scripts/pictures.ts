// `npm run pictures`: the public pages' pictures of the product, taken from the demo data into public/pictures,
// in both languages and themes, and scripts/pictures/manifest.json, which says what they show.
// `npm run pictures -- payment team` takes those alone. SCREENSHOTS_URL names a stack that runs already; else one is
// started for it.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import {
  allVersions,
  type FrameName,
  filesOf,
  frames,
  type PictureName,
  type PictureVersion,
  pictures,
} from '#src/sections/picture-files.ts';
import { ownerSamples, pathsOf } from '#tests/a11y/routes.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { type Person, signInDemo } from '#tests/support/rental.ts';
import { openContext } from '#tests/support/visit.ts';
import { findChromium } from './chromium.ts';
import { startDemo } from './demo-stack.ts';
import {
  dictionaryTexts,
  filesMark,
  inOrder,
  type Manifest,
  manifestFile,
  menuOf,
  namesOf,
  picturesFolder,
  readManifest,
  type Shown,
} from './pictures/manifest.ts';

const folder = picturesFolder;
const PIXEL_RATIO = 2;

/** Where a picture is taken. Nobody is signed in on a public page, whose address begins with its language. */
interface Place {
  readonly pattern: string;
  readonly path: string;
  readonly person?: Person;
}

async function placesOf(owner: Person, tenant: Person): Promise<Record<PictureName, Place>> {
  const samples = await ownerSamples(owner.client);
  const ofOwner = (pattern: string): Place => ({
    pattern: `/owner-dashboard${pattern}`,
    path: pathsOf('/owner-dashboard', pattern, samples)[0] ?? '',
    person: owner,
  });
  const analysis = '/portfolio-analyzer/results/?p=12&r=25000&h=10&u=1&sc=1190';
  return {
    ownerHome: ofOwner('/'),
    property: ofOwner('/properties/:id'),
    lease: ofOwner('/leases/:id'),
    payment: ofOwner('/finance/payments/:id'),
    taxes: ofOwner('/finance/taxes'),
    team: ofOwner('/team'),
    tenantHome: { pattern: '/tenant-dashboard/', path: '/tenant-dashboard/', person: tenant },
    analysis: { pattern: analysis, path: analysis },
  };
}

/** The words that can be read in the window: each piece of text, and headings and sentences as they stand together. */
function wordsInView(): string[] {
  const found = new Set<string>();
  const isInView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return (
      element.checkVisibility() &&
      bottom > 0 &&
      right > 0 &&
      top < innerHeight &&
      left < innerWidth &&
      bottom > top
    );
  };
  for (const element of document.querySelectorAll('body *')) {
    const isPiece = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    if (!isPiece && !element.matches('h1, h2, h3, p')) continue;
    const text = element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (text.length > 2 && text.length < 200 && isInView(element)) found.add(text);
  }
  return [...found];
}

async function photograph(
  browser: Browser,
  baseURL: string,
  version: PictureVersion,
  place: Place,
): Promise<{ image: Buffer; words: string[] }> {
  const { width, height } = frames[version.frame];
  const { language, theme } = version;
  const context = await openContext(browser, {
    language,
    theme,
    width,
    ...(place.person && { session: place.person.session }),
    baseURL,
    pixelRatio: PIXEL_RATIO,
  });
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(place.person ? place.path : `/${language}${place.path}`);
  await expectLoaded(page);
  // Images of the page itself, such as a proof of payment, and the font.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (!place.person) await showResults(page);
  const words = await page.evaluate(wordsInView);
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return { image, words };
}

/** The calculator's page is photographed where its answer is. */
async function showResults(page: Page): Promise<void> {
  await page.locator('#results').evaluate((results) => results.scrollIntoView({ behavior: 'instant' }));
}

/** The lowest at which small figures stay readable; screens with more pixels to a point need less. */
function qualityOf(width: number, frame: FrameName): number {
  const density = width / frames[frame].width;
  return density > 1 ? 34 : 46;
}

/** Text keeps its edges at full chroma. More effort than this takes four times as long for a fifteenth of the bytes. */
async function write(picture: Buffer, version: PictureVersion): Promise<void> {
  for (const { file, width } of filesOf(version)) {
    const resized = sharp(picture).resize({ width, kernel: 'lanczos3' });
    const encoded = file.endsWith('.avif')
      ? resized.avif({ quality: qualityOf(width, version.frame), effort: 3, chromaSubsampling: '4:4:4' })
      : resized.webp({ quality: 64, effort: 4, smartSubsample: true });
    await writeFile(path.join(folder, file), await encoded.toBuffer());
  }
}

async function takeAll(names: readonly string[], browser: Browser, baseURL: string): Promise<void> {
  const places = await placesOf(await signInDemo(baseURL, 'owner'), await signInDemo(baseURL, 'tenant'));
  const kept =
    names.length > 0 ? readManifest().pictures.filter(({ picture }) => !names.includes(picture)) : [];
  const shown: Shown[] = [...kept];
  for (const version of allVersions().filter(({ name }) => names.length === 0 || names.includes(name))) {
    const { name, frame, language } = version;
    const place = places[name];
    const { image, words } = await photograph(browser, baseURL, version, place);
    await write(image, version);
    console.log(Object.values(version).join(' '));
    // The other theme shows the same words.
    if (version.theme === 'light') {
      const texts = namesOf(words, await dictionaryTexts(language));
      shown.push({ picture: name, frame, language, address: place.pattern, texts });
    }
  }
  await writeManifest(shown);
}

/** Written as the repository's files are, so that only what changed shows as changed. */
async function writeManifest(shown: readonly Shown[]): Promise<void> {
  const manifest: Manifest = {
    takenOn: todayIn(DEFAULT_TIME_ZONE, Date.now()),
    menus: { owner: menuOf('owner'), tenant: menuOf('tenant') },
    pictures: inOrder(shown).map((one) => ({ ...one, files: filesMark(one) })),
  };
  await writeFile(manifestFile, JSON.stringify(manifest, null, 2));
  spawnSync('node_modules/.bin/biome', ['format', '--write', manifestFile], { stdio: 'inherit' });
}

/** Files of pictures that there are no longer. */
async function removeOthers(): Promise<void> {
  const wanted = new Set(allVersions().flatMap((version) => filesOf(version).map(({ file }) => file)));
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
}

async function main(): Promise<number> {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in pictures));
  if (unknown.length > 0) {
    console.error(
      `There is no picture ${unknown.join(', ')}. There are: ${Object.keys(pictures).join(', ')}.`,
    );
    return 1;
  }
  const executablePath = findChromium();
  if (!executablePath) return 1;
  const { stack, end } = await startDemo();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await mkdir(folder, { recursive: true });
    await takeAll(names, browser, stack.url);
    await removeOthers();
  } finally {
    await browser.close();
    await end();
  }
  return 0;
}

process.exit(await main());
