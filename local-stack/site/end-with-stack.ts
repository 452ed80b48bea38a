import { SITE_STOP_MS } from '#stack/site/protocol.ts';

/**
 * Ends this process when the stack says so or is gone, even one that is still starting, or whose runtime does not stop: its
 * own processes end with it.
 * @param stop stops what was started so far
 */
export function endWithStack(stop: () => Promise<unknown> | undefined): void {
  process.once('disconnect', async () => {
    setTimeout(() => process.exit(1), SITE_STOP_MS);
    await stop();
    process.exit(0);
  });
}
