// Runs the site from its sources, as a process of its own: it takes its settings from the environment, and ends when the
// stack says so or is gone.
import { dev } from 'astro';
import { messageOf } from '#stack/errors.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { findFreePort } from '#stack/postgres/server.ts';
import { endWithStack } from '#stack/site/end-with-stack.ts';
import type { SiteReport } from '#stack/site/protocol.ts';

function report(message: SiteReport): void {
  process.send?.(message);
}

let server: Awaited<ReturnType<typeof dev>> | undefined;
endWithStack(() => server?.stop());

async function serve(): Promise<void> {
  const port = await findFreePort();
  server = await dev({
    root: repositoryRoot,
    server: { host: '127.0.0.1', port },
    devToolbar: { enabled: false },
    // The page comes from the stack's port, which passes no socket of the development server on.
    vite: { server: { hmr: { clientPort: port } } },
  });
  report({ state: 'ready', url: `http://127.0.0.1:${server.address.port}` });
}

process.once('message', () => {
  serve().catch((error: unknown) => report({ state: 'failed', message: messageOf(error) }));
});
