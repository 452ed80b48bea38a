/** What a signed-in page must reach: Lighthouse's performance of a slow phone, and how long it may be deaf to the reader. */
export interface Floor {
  /** As the area's screens declare it; `:id` is a record of the demo. */
  readonly pattern: string;
  readonly performance: number;
  /** Total blocking time, milliseconds. */
  readonly tbtMs: number;
}

/** Below what "good" asks (0.1): the same as tests/walks/steady.ts. */
export const MOST_SHIFT = 0.05;

/** The lowest of three quiet runs less ten, and twice their longest wait. Raise them when a page has become faster, never lower one. */
export const floors: Record<'owner' | 'tenant' | 'admin', readonly Floor[]> = {
  owner: [
    { pattern: '/', performance: 70, tbtMs: 1_200 },
    { pattern: '/units', performance: 65, tbtMs: 1_400 },
    { pattern: '/finance', performance: 62, tbtMs: 1_000 },
    { pattern: '/leases/:id', performance: 56, tbtMs: 1_800 },
    { pattern: '/tenants', performance: 62, tbtMs: 1_400 },
  ],
  tenant: [
    { pattern: '/', performance: 77, tbtMs: 700 },
    { pattern: '/charges', performance: 63, tbtMs: 1_000 },
    { pattern: '/payments', performance: 73, tbtMs: 1_000 },
    { pattern: '/property', performance: 62, tbtMs: 1_200 },
    { pattern: '/maintenance', performance: 78, tbtMs: 700 },
  ],
  admin: [
    { pattern: '/', performance: 77, tbtMs: 800 },
    { pattern: '/waitlist', performance: 75, tbtMs: 800 },
    { pattern: '/messages', performance: 70, tbtMs: 900 },
    { pattern: '/profile', performance: 59, tbtMs: 1_600 },
    { pattern: '/settings', performance: 56, tbtMs: 1_600 },
  ],
};
