import { handle } from '@astrojs/cloudflare/handler';
import { runTimer } from './timer.ts';

/** The worker: Astro's endpoints, and the jobs of the timer in wrangler.toml. The runtime wants a default export. */
export default {
  fetch: handle,
  scheduled: ({ cron, scheduledTime }: { cron: string; scheduledTime: number }, env: Env) =>
    runTimer(env, cron, new Date(scheduledTime)),
};
