// Runs the built site in the edge runtime, as a process of its own: the runtime's tools end their process on a signal
// before anything else can be stopped, and print on the terminal. It ends when the stack says so or is gone.
import { unstable_startWorker } from 'wrangler';
import { messageOf } from '#stack/errors.ts';
import { endWithStack } from '#stack/site/end-with-stack.ts';
import type { SiteReport, SiteSettings } from '#stack/site/protocol.ts';

function report(message: SiteReport): void {
  process.send?.(message);
}

let worker: Awaited<ReturnType<typeof unstable_startWorker>> | undefined;
endWithStack(() => worker?.dispose());

async function serve(settings: SiteSettings): Promise<void> {
  const text = (value: string) => ({ type: 'plain_text' as const, value });
  worker = await unstable_startWorker({
    config: settings.config,
    bindings: Object.fromEntries(
      Object.entries(settings.variables).map(([name, value]) => [name, text(value)]),
    ),
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      liveReload: false,
      persist: settings.persist,
    },
  });
  await worker.ready;
  report({ state: 'ready', url: String(await worker.url) });
}

process.once('message', (settings: SiteSettings) => {
  serve(settings).catch((error: unknown) => report({ state: 'failed', message: messageOf(error) }));
});
