import { expect, test } from 'vitest';
import { Link } from './link.ts';

const KB = 1_024;
const sinkOf = () => {
  const pieces: Buffer[] = [];
  return { destroyed: false, pieces, write: (piece: Buffer) => pieces.push(piece) };
};

test('answers share the line: two take as long as both together, and arrive whole', async () => {
  const link = new Link({ latencyMs: 20, bitsPerSecond: 1_600_000 });
  const sinks = [sinkOf(), sinkOf()];
  const began = performance.now();
  await Promise.all(sinks.map((sink, index) => link.send(sink, Buffer.alloc(10 * KB, index + 1))));
  // 20 KB at 200 bytes a millisecond, after the latency.
  expect(performance.now() - began).toBeGreaterThan(20 + 95);
  for (const [index, { pieces }] of sinks.entries())
    expect(Buffer.concat(pieces)).toEqual(Buffer.alloc(10 * KB, index + 1));
});

test('what the reader has left is not sent, and does not hold up the others', async () => {
  const link = new Link({ latencyMs: 0, bitsPerSecond: 1_600_000 });
  const left = { ...sinkOf(), destroyed: true };
  const stays = sinkOf();
  await Promise.all([link.send(left, Buffer.alloc(900 * KB)), link.send(stays, Buffer.from('here'))]);
  expect(left.pieces).toEqual([]);
  expect(Buffer.concat(stays.pieces).toString()).toBe('here');
});

test('without a limit an answer waits its latency alone', async () => {
  const sink = sinkOf();
  await new Link({ latencyMs: 0 }).send(sink, Buffer.from('at once'));
  expect(Buffer.concat(sink.pieces).toString()).toBe('at once');
});

test('what is more urgent goes first, though it was asked for later', async () => {
  const link = new Link({ latencyMs: 0, bitsPerSecond: 1_600_000 });
  const arrived: string[] = [];
  const send = async (name: string, urgency?: number) => {
    await link.send(sinkOf(), Buffer.alloc(12 * KB), urgency);
    arrived.push(name);
  };
  await Promise.all([send('script', 4), send('usual'), send('style sheet', 0)]);
  // The line was free for the first piece of the script.
  expect(arrived).toEqual(['style sheet', 'usual', 'script']);
});
