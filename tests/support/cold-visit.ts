import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expectLoaded } from '#tests/support/accessibility.ts';

/** What a browser that knows nothing of the product asks for until a screen is complete and nothing more comes. */
export interface ColdVisit {
  /** Of all files together, gzip, as `npm run size` counts. */
  readonly bytes: number;
  /** The page, its scripts, styles, fonts and texts. */
  readonly files: number;
  /** Calls for data. */
  readonly calls: number;
}

const CALL = /^\/(rest|auth|storage|functions|api)\//;
/** A visit has ended when nothing was asked for this long. */
const REST_MS = 1_500;
const BEST = 9;

/** Opens an address and counts what comes. The page must be of a browser that has opened nothing before. */
export async function coldVisit(page: Page, path: string): Promise<ColdVisit> {
  const answers: Response[] = [];
  let lastAt = performance.now();
  page.on('request', () => {
    lastAt = performance.now();
  });
  page.on('response', (answer) => {
    answers.push(answer);
    lastAt = performance.now();
  });
  await page.goto(path);
  await expectLoaded(page);
  while (performance.now() - lastAt < REST_MS) await page.waitForTimeout(REST_MS / 10);
  const isCall = (answer: Response) => CALL.test(new URL(answer.url()).pathname);
  const files = answers.filter((answer) => !isCall(answer));
  const bodies = await Promise.all(files.map((answer) => answer.body()));
  return {
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: BEST }).length, 0),
    files: files.length,
    calls: answers.length - files.length,
  };
}
