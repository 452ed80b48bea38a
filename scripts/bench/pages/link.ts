import { setTimeout as sleep } from 'node:timers/promises';

/** How far a reader is from a server. */
export interface Distance {
  /** Milliseconds that each answer is under way. */
  readonly latencyMs: number;
  /** What all answers share; undefined where nothing limits them. */
  readonly bitsPerSecond?: number;
}

/** What is written to in pieces. */
interface Sink {
  write(piece: Buffer): unknown;
  readonly destroyed: boolean;
}

interface Transfer {
  readonly sink: Sink;
  readonly bytes: Buffer;
  readonly urgency: number;
  offset: number;
  readonly end: () => void;
}

const PIECE_BYTES = 4_096;
const BITS_PER_BYTE = 8;
const MS_PER_SECOND = 1_000;

/** What a browser asks for without saying how urgent it is (RFC 9218). */
export const USUAL_URGENCY = 3;

/**
 * One line that all answers to a reader share: each waits its latency, then the more urgent ones go first, as an edge sends
 * them, and those that are alike take turns, piece by piece.
 */
export class Link {
  readonly #distance: Distance;
  readonly #waiting: Transfer[] = [];
  #freeAt = 0;
  #isSending = false;

  constructor(distance: Distance) {
    this.#distance = distance;
  }

  /** Sends an answer; comes back when its last piece is sent. @param urgency 0 to 7, the most urgent first */
  async send(sink: Sink, bytes: Buffer, urgency = USUAL_URGENCY): Promise<void> {
    const { latencyMs, bitsPerSecond } = this.#distance;
    if (latencyMs > 0) await sleep(latencyMs);
    if (bitsPerSecond === undefined) {
      if (!sink.destroyed) sink.write(bytes);
      return;
    }
    await new Promise<void>((end) => {
      this.#waiting.push({ sink, bytes, urgency, offset: 0, end });
      if (!this.#isSending) void this.#sendAll(bitsPerSecond);
    });
  }

  /** Of the most urgent ones the one that waits the longest. */
  #takeNext(): Transfer | undefined {
    const most = Math.min(...this.#waiting.map(({ urgency }) => urgency));
    const index = this.#waiting.findIndex(({ urgency }) => urgency === most);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #sendAll(bitsPerSecond: number): Promise<void> {
    this.#isSending = true;
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      const piece = next.bytes.subarray(next.offset, next.offset + PIECE_BYTES);
      const now = performance.now();
      this.#freeAt =
        Math.max(now, this.#freeAt) + (piece.length * BITS_PER_BYTE * MS_PER_SECOND) / bitsPerSecond;
      if (this.#freeAt - now > 1) await sleep(this.#freeAt - now);
      if (!next.sink.destroyed) next.sink.write(piece);
      next.offset += piece.length;
      if (next.offset < next.bytes.length && !next.sink.destroyed) this.#waiting.push(next);
      else next.end();
    }
    this.#isSending = false;
  }
}
