import type { Made, Order } from './outlook-order.ts';
import address from './outlook-worker.ts?worker&url';

/** The worker's script is not to be had, or the browser has no workers. */
class NoWorker extends Error {}
type WorkerAnswer<Ordered extends Order> = { readonly made: Made<Ordered> } | { readonly failure: string };

/**
 * Works something out beside the page, which answers meanwhile: an outlook takes a quarter of a second and more. Where there
 * are no workers, the page does it itself.
 * @throws what kept it from being worked out
 */
export async function makeOutlook<Ordered extends Order>(order: Ordered): Promise<Made<Ordered>> {
  try {
    return await inWorker(order);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    const { workOut } = await import('./outlook-order.ts');
    return workOut(order);
  }
}

async function inWorker<Ordered extends Order>(order: Ordered): Promise<Made<Ordered>> {
  const worker = startWorker();
  try {
    return await new Promise<Made<Ordered>>((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Ordered>>) =>
        'made' in data ? done(data.made) : fail(new Error(data.failure)),
      );
      worker.addEventListener('error', () => fail(new NoWorker()));
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker {
  try {
    return new Worker(address, { type: 'module' });
  } catch {
    throw new NoWorker();
  }
}
