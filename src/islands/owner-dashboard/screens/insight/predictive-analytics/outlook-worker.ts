/// <reference lib="webworker" />
import { type Order, workOut } from './outlook-order.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  try {
    self.postMessage({ made: workOut(data) });
  } catch (error) {
    self.postMessage({ failure: String(error) });
  }
});
