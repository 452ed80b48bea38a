import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $connectivity } from './connectivity.ts';

const page = new EventTarget();
const browser = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', browser);
  browser.onLine = true;
});

afterEach(() => {
  // nanostores stops listening a second after the last listener has left.
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen() {
  const seen: string[] = [];
  const stop = $connectivity.subscribe((state) => {
    seen.push(state);
  });
  return { seen, stop };
}

describe('connectivity', () => {
  it('says offline at once and "back" for three seconds', () => {
    const { seen, stop } = listen();
    page.dispatchEvent(new Event('offline'));
    expect($connectivity.get()).toBe('offline');
    page.dispatchEvent(new Event('online'));
    expect($connectivity.get()).toBe('back');
    vi.advanceTimersByTime(2999);
    expect($connectivity.get()).toBe('back');
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['online', 'offline', 'back', 'online']);
    stop();
  });

  it('stays offline when the connection breaks again within those seconds', () => {
    const { stop } = listen();
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(1000);
    page.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(10_000);
    expect($connectivity.get()).toBe('offline');
    stop();
  });

  it('knows that the page was opened without a connection', () => {
    browser.onLine = false;
    const { stop } = listen();
    expect($connectivity.get()).toBe('offline');
    stop();
  });

  it('does not greet a connection that was never lost', () => {
    const { seen, stop } = listen();
    page.dispatchEvent(new Event('online'));
    expect(seen).toEqual(['online']);
    stop();
  });
});
