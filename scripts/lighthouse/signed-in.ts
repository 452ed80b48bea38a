import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import { ownerSamples, pathsOf } from '#tests/a11y/routes.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { passSecondStep } from '#tests/support/second-step.ts';
import { type Floor, floors, MOST_SHIFT } from './floors.ts';

const bases = { owner: '/owner-dashboard', tenant: '/tenant-dashboard', admin: '/admin' } as const;

/** A page of one of the demo's people, and what it must reach. */
export interface SignedInPage {
  readonly page: string;
  readonly session: Session;
  readonly floor: Floor;
}

/** The pages of `floors`, each as whoever it is for. @param url of a stack with demo data of its own */
export async function signedInPages(url: string): Promise<SignedInPage[]> {
  const owner = await signInDemo(url, 'owner');
  const tenant = await signInDemo(url, 'tenant');
  const admin = await passSecondStep(await signInDemo(url, 'admin'));
  const samples = await ownerSamples(owner.client);
  const sessions = { owner: owner.session, tenant: tenant.session, admin };
  return (['owner', 'tenant', 'admin'] as const).flatMap((area) =>
    floors[area].map((floor) => ({
      page: addressOf(bases[area], floor.pattern, samples),
      session: sessions[area],
      floor,
    })),
  );
}

function addressOf(base: string, pattern: string, samples: Parameters<typeof pathsOf>[2]): string {
  if (!pattern.includes(':')) return base + pattern;
  const [address] = pathsOf(base, pattern, samples);
  if (!address) throw new Error(`The demo has no record for ${pattern}.`);
  return address;
}

/**
 * Starts a browser in which somebody has signed in before, that knows nothing else of the site: Lighthouse leaves what
 * stands in local storage and clears the rest.
 * @returns how to end it
 */
export async function openSignedIn(
  options: { executablePath: string; args: string[] },
  origin: string,
  session: Session,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'llavero-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, options);
  const page = await context.newPage();
  // Nothing of the product: an address of the same origin without scripts.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ['language', 'es'],
      [AUTH_STORAGE_KEY, JSON.stringify(session)],
    ] as const,
  );
  await page.close();
  return async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** What a measured page falls short of; empty when it is good enough. */
export function shortfalls(
  floor: Floor,
  row: { performance: number; cls: number; 'TBT ms': number },
): string[] {
  const { performance, tbtMs } = floor;
  return [
    ...(row.performance < performance ? [`performance ${row.performance} is below ${performance}`] : []),
    ...(row.cls >= MOST_SHIFT ? [`it shifts by ${row.cls}, and ${MOST_SHIFT} is too much`] : []),
    ...(row['TBT ms'] > tbtMs ? [`it is deaf for ${row['TBT ms']} ms, and may be for ${tbtMs}`] : []),
  ];
}
