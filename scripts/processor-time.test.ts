import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ProcessorTime, type ProcessTable, type ProcessTime, readProcesses } from './processor-time.ts';

const ROOT = 10;

function table(processes: Record<number, [parent: number, own: number, waitedFor?: number]>): ProcessTable {
  const rows = Object.entries(processes).map(([id, [parent, own, waitedFor = 0]]): [number, ProcessTime] => [
    Number(id),
    { parent, own, waitedFor, startedAt: Number(id) },
  ]);
  return new Map(rows);
}

function secondsAfter(...looks: ProcessTable[]): number {
  const time = new ProcessorTime(ROOT);
  for (const look of looks) time.look(look);
  return time.seconds;
}

describe('the processor time of what a process starts', () => {
  it('leaves out the process itself, and what others start', () => {
    expect(secondsAfter(table({ 1: [0, 900], 10: [1, 500], 11: [10, 200], 20: [1, 700] }))).toBe(2);
  });

  it('counts once what ended and was waited for', () => {
    expect(
      secondsAfter(
        table({ 10: [1, 0], 11: [10, 100], 12: [11, 300] }),
        table({ 10: [1, 0], 11: [10, 110, 350] }),
        table({ 10: [1, 0, 480] }),
      ),
    ).toBe(4.8);
  });

  it('keeps what ended and was not waited for', () => {
    expect(
      secondsAfter(
        table({ 10: [1, 0], 11: [10, 100], 12: [11, 300, 400] }),
        // Both ended; only the first one's time came back.
        table({ 10: [1, 0, 100] }),
      ),
    ).toBe(8);
  });

  it('goes on counting what lost its parent', () => {
    expect(
      secondsAfter(
        table({ 10: [1, 0], 11: [10, 100], 12: [11, 300] }),
        table({ 1: [0, 0], 10: [1, 0, 100], 12: [1, 500], 13: [12, 100] }),
        table({ 1: [0, 600], 10: [1, 0, 100] }),
      ),
    ).toBe(7);
  });

  it('does not take a later process for an earlier one of the same number', () => {
    const later = new Map([
      ...table({ 10: [1, 0] }),
      [11, { parent: 1, own: 900, waitedFor: 0, startedAt: 99 }],
    ]);
    expect(secondsAfter(table({ 10: [1, 0], 11: [10, 100] }), later)).toBe(1);
  });

  it.runIf(existsSync('/proc/self/stat'))('is what a busy process used', async () => {
    const time = new ProcessorTime(process.pid);
    time.look(readProcesses());
    const before = time.seconds;
    const busy = 'while (process.cpuUsage().user < 300_000);';
    await new Promise((resolve) => spawn(process.execPath, ['-e', busy]).once('close', resolve));
    time.look(readProcesses());
    expect(time.seconds - before).toBeGreaterThanOrEqual(0.3);
    expect(time.seconds - before).toBeLessThan(3);
  });
});
