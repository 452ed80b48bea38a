import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, dismissFailures, dismissToast, holdToasts, releaseToasts, showToast } from './toasts.ts';

const texts = () => $toasts.get().map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  // What went wrong stays until it is closed.
  for (const { id } of $toasts.get()) dismissToast(id);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('last four seconds', () => {
    showToast('success', 'Pago registrado.');
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['Pago registrado.']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('are at most three; the oldest goes', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast('info', text);
    expect(texts()).toEqual(['b', 'c', 'd']);
  });

  it('stay until they are closed when something went wrong, whatever comes after', () => {
    const failed = showToast('error', 'No se guardó.');
    for (const text of ['a', 'b', 'c', 'd']) showToast('info', text);
    expect(texts()).toEqual(['No se guardó.', 'c', 'd']);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['No se guardó.']);
    dismissToast(failed);
    expect(texts()).toEqual([]);
  });

  it('that say what went wrong go when something else is tried; the others stay', () => {
    showToast('error', 'No se guardó.');
    showToast('info', 'a');
    dismissFailures();
    expect(texts()).toEqual(['a']);
  });

  it('can be undone for more than ten seconds', () => {
    showToast('success', 'Archivado', { label: 'Deshacer', run: vi.fn() });
    vi.advanceTimersByTime(11_000);
    expect(texts()).toEqual(['Archivado']);
    vi.advanceTimersByTime(2_000);
    expect(texts()).toEqual([]);
  });

  it('can be dismissed, each by itself', () => {
    const first = showToast('info', 'a');
    showToast('error', 'b');
    dismissToast(first);
    dismissToast(first);
    expect(texts()).toEqual(['b']);
  });

  it('wait while they are held and get their time anew', () => {
    showToast('info', 'a');
    vi.advanceTimersByTime(3000);
    holdToasts();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['a']);
    releaseToasts();
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('carry an action', () => {
    const run = vi.fn();
    showToast('success', 'Archivado', { label: 'Deshacer', run });
    $toasts.get()[0]?.action?.run();
    expect(run).toHaveBeenCalledOnce();
  });
});
