import { atMost } from '#stack/at-most.ts';
import { messageOf } from '#stack/errors.ts';

type Step = () => Promise<unknown>;

/**
 * What a step may take. Each ends by itself within a few seconds, whatever hangs; the database, which takes longest, is given
 * 15 before it is told to stop at once. This is for what nobody thought of.
 */
const LONGEST_MS = 20_000;

/** What has to be undone at the end, in the opposite order of how it was done. */
export class Cleanup {
  #steps: Step[] = [];
  #running: Promise<void> | undefined;
  readonly #late: Promise<void>[] = [];

  /** What is done while everything is being undone, or after it, is undone at once. */
  add(step: Step): void {
    if (this.#running) this.#late.push(this.#undo(step));
    else this.#steps.push(step);
  }

  /** Undoes everything, once; a step that fails, or takes too long, does not keep the others from running. */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  /** Waits for what came late. */
  async settled(): Promise<void> {
    await Promise.all(this.#late);
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps.reverse()) await this.#undo(step);
    this.#steps = [];
    await Promise.all(this.#late);
  }

  async #undo(step: Step): Promise<void> {
    try {
      if (!(await atMost(LONGEST_MS, step())))
        throw new Error(`not done after ${LONGEST_MS / 1_000} seconds: ${step}`);
    } catch (error) {
      console.error('stopping:', messageOf(error));
    }
  }
}
