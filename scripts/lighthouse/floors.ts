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

/** Today's figures less a margin for a restless machine. Raise them when a page has become faster, never lower one. */
export const floors: Record<'owner' | 'tenant' | 'admin', readonly Floor[]> = {
  owner: [
    { pattern: '/', performance: 60, tbtMs: 1_500 },
    { pattern: '/units', performance: 55, tbtMs: 2_000 },
    { pattern: '/finance', performance: 60, tbtMs: 1_500 },
    { pattern: '/leases/:id', performance: 50, tbtMs: 2_500 },
    { pattern: '/tenants', performance: 55, tbtMs: 2_000 },
  ],
  tenant: [
    { pattern: '/', performance: 60, tbtMs: 1_500 },
    { pattern: '/charges', performance: 55, tbtMs: 2_000 },
    { pattern: '/payments', performance: 55, tbtMs: 2_000 },
    { pattern: '/property', performance: 55, tbtMs: 2_000 },
    { pattern: '/maintenance', performance: 55, tbtMs: 2_000 },
  ],
  admin: [
    { pattern: '/', performance: 55, tbtMs: 2_000 },
    { pattern: '/waitlist', performance: 55, tbtMs: 2_000 },
    { pattern: '/messages', performance: 55, tbtMs: 2_000 },
    { pattern: '/profile', performance: 55, tbtMs: 2_000 },
    { pattern: '/settings', performance: 55, tbtMs: 2_000 },
  ],
};
