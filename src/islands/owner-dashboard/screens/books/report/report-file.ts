import type { ReportRow } from '#src/domain/books/report-document.ts';
import type { ReportOrder } from './report-bytes.ts';
import type { WorkerAnswer } from './report-worker.ts';
import address from './report-worker.ts?worker&url';

/** The worker's script is not to be had, or the browser has no workers. */
class NoWorker extends Error {}

/**
 * Makes a report's file beside the page, which answers meanwhile. Where there are no workers, the page makes it itself.
 * @throws what kept the file from being made
 */
export async function makeReportFile(order: ReportOrder): Promise<Blob> {
  try {
    return await inWorker(order);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    const { reportBytes } = await import('./report-bytes.ts');
    return reportBytes(order);
  }
}

async function inWorker({ kind, report, currencyLabel }: ReportOrder): Promise<Blob> {
  const worker = startWorker();
  try {
    return await new Promise((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) =>
        'file' in data ? done(data.file) : fail(new Error(data.failure)),
      );
      worker.addEventListener('error', () => fail(new NoWorker()));
      // What is not in the file need not be copied for it.
      const { charts: _, rows, ...facts } = { charts: undefined, ...report };
      worker.postMessage({ kind, currencyLabel, report: { ...facts, rows: rows.map(bare) } });
    });
  } finally {
    worker.terminate();
  }
}

const bare = ({ key, level, cells, currency }: ReportRow): ReportRow => ({ key, level, cells, currency });

function startWorker(): Worker {
  try {
    return new Worker(address, { type: 'module' });
  } catch {
    throw new NoWorker();
  }
}
