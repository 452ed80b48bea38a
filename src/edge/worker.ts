import { handle } from '@astrojs/cloudflare/handler';
import { runScheduledJobs } from './scheduled-jobs.ts';

/** The worker: Astro's endpoints, and the jobs of the timer in wrangler.toml. The runtime wants a default export. */
export default {
  fetch: handle,
  scheduled: (controller: { scheduledTime: number }, env: Env) =>
    runScheduledJobs(env, new Date(controller.scheduledTime)),
};
