import type { Stack } from '#stack/stack.ts';

/** What of a running stack the demo data needs. */
export type SeededStack = Pick<Stack, 'url' | 'publishableKey' | 'secretKey' | 'databaseUrl'>;
