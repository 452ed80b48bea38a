import { messageOf } from '#stack/errors.ts';

type Step = () => Promise<unknown>;

/** What has to be undone at the end, in the opposite order of how it was done. */
export class Cleanup {
  #steps: Step[] = [];
  #running: Promise<void> | undefined;

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Undoes everything, once; a failing step does not keep the others from running. */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error('stopping:', messageOf(error));
      }
    }
    this.#steps = [];
  }
}
