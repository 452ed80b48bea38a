// `npm run bench:interactions`: how long the product's pages take to answer a press, signed in as the demo's owner on a
// processor that Chromium slows. Each round begins with an empty cache. The table has the medians.
//   npm run bench:interactions -- --own=http://127.0.0.1:4321 --rounds=5 --cpu=4
// `--own` names a stack with demo data (else one is started). `--json=file` writes
// every figure. The result is there when it can be seen; INP is the longest event of the interaction (good: at most 200 ms).
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { startDemo } from '../demo-stack.ts';
import { type Answer, measureAnswer, watchEvents, watchOptions } from './interactions/events.ts';
import { steps } from './interactions/steps.ts';
import { mediansOf } from './pages/medians.ts';
import { ownTargets, type Target } from './pages/targets.ts';
import { optionOf } from './run.ts';

type Answers = Map<string, Answer[]>;

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no browser.');
  const own = await startOwn();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const home = (await ownTargets(own.url)).find(({ name }) => name === 'owner home');
    if (!home) throw new Error('The owner has no home.');
    const answers: Answers = new Map();
    const rounds = Number(optionOf('rounds') ?? 5);
    for (let round = 0; round < rounds; round += 1) await playRound(browser, home, answers);
    print(answers, rounds);
  } finally {
    await browser.close();
    await own.end();
  }
}

async function startOwn(): Promise<{ url: string; end: () => Promise<void> }> {
  const own = optionOf('own');
  if (own) return { url: own, end: async () => undefined };
  const { stack, end } = await startDemo();
  return { url: stack.url, end };
}

/** Every step once, one after the other, as somebody would work. */
async function playRound(browser: Browser, home: Target, answers: Answers): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
  });
  try {
    await context.routeWebSocket(/.*/, () => undefined);
    await context.addInitScript(watchEvents, watchOptions);
    await context.addInitScript(remember, { local: home.localStorage, session: home.sessionStorage });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(optionOf('cpu') ?? 4) });
    await page.goto(home.url);
    await page.locator('main').getByText('RD$').first().waitFor();
    await page.waitForTimeout(3_000);
    for (const { name, before, act, result, path } of steps) {
      if (before) {
        await before(page);
        await page.waitForTimeout(1_500);
      }
      const answer = await measureAnswer(page, () => act(page), { result, path });
      answers.set(name, [...(answers.get(name) ?? []), answer]);
    }
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function remember({ local, session }: Record<'local' | 'session', Record<string, string>>): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}

function print(answers: Answers, rounds: number): void {
  console.log(
    `medians of ${rounds}; load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
  console.table([...answers].map(([what, seen]) => ({ what, ...mediansOf(seen) })));
  const json = optionOf('json');
  if (json) writeFileSync(json, JSON.stringify([...answers], null, 1));
}

await main();
