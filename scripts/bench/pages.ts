// `npm run bench:pages`: how long pages take on a first visit, the product's own and others', all served alike: HTTP/2 over
// TLS and brotli by a front of this script's own, which also makes the line slow. The processor is slowed by Chromium. The
// sites take turns; the table has the medians.
//   npm run bench:pages -- --own=http://127.0.0.1:4321 --targets=peers.json --runs=5 --lines=slow,fast
// `--own` names a stack with demo data (else one is started), `--own=none` leaves the product out. `--pages=owner home` measures those whose
// names hold it. `--json=file` writes every visit. scripts/bench/pages/targets.ts says what a file of targets holds.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { startDemo } from '../demo-stack.ts';
import { type Front, serveInFront } from './pages/front.ts';
import type { Distance } from './pages/link.ts';
import { mediansOf } from './pages/medians.ts';
import { ownTargets, readTargets, type Target } from './pages/targets.ts';
import { type Visit, visit } from './pages/visit.ts';
import { optionOf } from './run.ts';

/** A phone far away, and a desk beside the server. */
const lines: Record<string, Distance & { slowerCpu: number }> = {
  slow: { latencyMs: 150, bitsPerSecond: 1_600_000, slowerCpu: 4 },
  fast: { latencyMs: 0, slowerCpu: 1 },
};

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no browser.');
  const own = await startOwn();
  const fronts = new Map<string, Front>();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const targets = await chosenTargets(own.url);
    for (const { origin } of targets.map(({ url }) => new URL(url)))
      if (!fronts.has(origin)) fronts.set(origin, await serveInFront(origin));
    for (const line of (optionOf('lines') ?? 'slow,fast').split(','))
      await measureLine(browser, line, targets, fronts);
  } finally {
    await browser.close();
    for (const front of fronts.values()) front.end();
    await own.end();
  }
}

async function startOwn(): Promise<{ url: string | undefined; end: () => Promise<void> }> {
  const own = optionOf('own');
  if (own) return { url: own === 'none' ? undefined : own, end: async () => undefined };
  const { stack, end } = await startDemo();
  return { url: stack.url, end };
}

async function chosenTargets(own: string | undefined): Promise<Target[]> {
  const file = optionOf('targets');
  const all = [...(own ? await ownTargets(own) : []), ...(file ? readTargets(file) : [])];
  const names = optionOf('pages')?.split(',');
  return names ? all.filter(({ name }) => names.some((part) => name.includes(part))) : all;
}

async function measureLine(
  browser: Browser,
  line: string,
  targets: readonly Target[],
  fronts: ReadonlyMap<string, Front>,
): Promise<void> {
  const distance = lines[line];
  if (!distance) throw new Error(`There is no line "${line}": ${Object.keys(lines).join(', ')}.`);
  const visits = new Map<string, Visit[]>(targets.map(({ name }) => [name, []]));
  const runs = Number(optionOf('runs') ?? 5);
  for (let run = 0; run <= runs; run += 1)
    for (const target of targets) {
      const front = fronts.get(new URL(target.url).origin);
      if (!front) continue;
      // The first round fills what front and server keep; it does not count.
      front.setDistance(run === 0 ? { latencyMs: 0 } : distance);
      const slowerCpu = run === 0 ? 1 : distance.slowerCpu;
      const seen = await visit(browser, target, { origin: front.url, slowerCpu });
      if (run > 0) visits.get(target.name)?.push(seen);
    }
  console.log(
    `${line}: medians of ${runs}, one after the other; load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
  console.table([...visits].map(([page, seen]) => ({ page, ...mediansOf(seen) })));
  const json = optionOf('json');
  if (json) writeFileSync(json.replace(/(\.json)?$/, `-${line}.json`), JSON.stringify([...visits], null, 1));
}

await main();
