/// <reference lib="webworker" />
import { type ReportOrder, reportBytes } from './report-bytes.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What the page is told: the file, or why there is none. */
export type WorkerAnswer = { readonly file: Blob } | { readonly failure: string };

self.addEventListener('message', async ({ data }: MessageEvent<ReportOrder>) => {
  let answer: WorkerAnswer;
  try {
    answer = { file: await reportBytes(data) };
  } catch (error) {
    answer = { failure: String(error) };
  }
  self.postMessage(answer);
});
