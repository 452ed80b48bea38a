// `npm run screenshots`: the README's pictures, made from the demo data into docs/images/.
// `npm run screenshots -- --all`: every screen of the dashboards at a phone's and a desk's width, in both themes,
// into test-results/screenshots/all/, to be looked at.
// SCREENSHOTS_URL names a stack that runs already; else one is started for it.
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ownerPatterns, ownerSamples, pathsOf, tenantPatterns, tenantSamples } from '#tests/a11y/routes.ts';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { type Person, signInDemo } from '#tests/support/rental.ts';
import { openContext, type Visit } from '#tests/support/visit.ts';
import { findChromium } from './chromium.ts';
import { startDemo } from './demo-stack.ts';

interface Picture {
  readonly file: string;
  readonly path: string;
  readonly visit: Visit;
  /** The whole page instead of what a window shows of it. */
  readonly isWhole?: boolean;
}

const images = path.resolve('docs/images');
const all = path.resolve('test-results/screenshots/all');
const themes = ['light', 'dark'] as const;

async function readmePictures(owner: Person, tenant: Person): Promise<Picture[]> {
  const samples = await ownerSamples(owner.client);
  const [reported = ''] = pathsOf('/owner-dashboard', '/finance/payments/:id', samples);
  const desk = { width: 1440, session: owner.session };
  return [
    { file: 'owner-home', path: '/owner-dashboard/', visit: desk },
    { file: 'payment-dark', path: reported, visit: { ...desk, theme: 'dark' as const } },
    { file: 'tenant-home', path: '/tenant-dashboard/', visit: { width: 360, session: tenant.session } },
  ].map((picture) => ({ ...picture, file: path.join(images, `${picture.file}.png`) }));
}

async function allPictures(owner: Person, tenant: Person): Promise<Picture[]> {
  const [ofOwner, ofTenant] = [
    await ownerSamples(owner.client),
    await tenantSamples(tenant.client, owner.client),
  ];
  const screens = [
    ...ownerPatterns.flatMap((pattern) =>
      pathsOf('/owner-dashboard', pattern, ofOwner).map((address) => ({ address, pattern, person: owner })),
    ),
    ...tenantPatterns.flatMap((pattern) =>
      pathsOf('/tenant-dashboard', pattern, ofTenant).map((address) => ({
        address,
        pattern,
        person: tenant,
      })),
    ),
  ];
  return screens.flatMap(({ address, pattern, person }, index) =>
    [360, 1440].flatMap((width) =>
      themes.map((theme) => ({
        file: path.join(
          all,
          `${person.name}-${index}${pattern.replaceAll(/[/:]+/g, '-')}-${width}-${theme}.png`,
        ),
        path: address,
        visit: { width, theme, session: person.session },
        isWhole: true,
      })),
    ),
  );
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  const context = await openContext(browser, { ...picture.visit, baseURL });
  const page = await context.newPage();
  await page.goto(picture.path);
  await expectLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const { width = 1440 } = picture.visit;
  if (picture.isWhole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(740, height) });
  }
  await page.screenshot({ path: picture.file, animations: 'disabled' });
  await context.close();
  console.log(path.relative('.', picture.file));
}

async function main(): Promise<number> {
  const executablePath = findChromium();
  if (!executablePath) return 1;
  const { stack, end } = await startDemo();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const [owner, tenant] = [await signInDemo(stack.url, 'owner'), await signInDemo(stack.url, 'tenant')];
    const isAll = process.argv.includes('--all');
    const pictures = await (isAll ? allPictures(owner, tenant) : readmePictures(owner, tenant));
    for (const picture of pictures) await take(browser, stack.url, picture);
  } finally {
    await browser.close();
    await end();
  }
  return 0;
}

process.exit(await main());
