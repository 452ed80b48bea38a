import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, followAction, formOf, idToSend, keepPending, readPending } from './pending-action.ts';

const store = new Map<string, string>();
const FORM = formOf('/owner-dashboard/leases/1', (amount: number, requestId: string) => [amount, requestId]);
const SAME = fingerprint('3000');
const OTHER = fingerprint('1000');
const fresh = () => 'new';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => {
  store.clear();
  vi.unstubAllGlobals();
});

describe('an action whose answer was lost', () => {
  it('is sent again under its own id, and nobody is asked', async () => {
    keepPending(FORM, { requestId: 'lost', sent: SAME });
    const ask = vi.fn();
    expect(await idToSend(FORM, SAME, ask, fresh)).toBe('lost');
    expect(ask).not.toHaveBeenCalled();
  });

  it('that was done keeps another from going unknowingly, once', async () => {
    keepPending(FORM, { requestId: 'lost', sent: SAME });
    const ask = vi.fn(async () => true);
    await expect(idToSend(FORM, OTHER, ask, fresh)).rejects.toMatchObject({ code: 'earlier_attempt_saved' });
    expect(ask).toHaveBeenCalledWith('lost');
    expect(await idToSend(FORM, OTHER, ask, fresh)).toBe('new');
  });

  it('that was not done makes way for another', async () => {
    keepPending(FORM, { requestId: 'lost', sent: SAME });
    expect(await idToSend(FORM, OTHER, async () => false, fresh)).toBe('new');
    expect(readPending(FORM)).toBeNull();
  });

  it('of which nobody can be asked keeps another from going, and stays', async () => {
    keepPending(FORM, { requestId: 'lost', sent: SAME });
    const ask = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(idToSend(FORM, OTHER, ask, fresh)).rejects.toMatchObject({ code: 'outcome_checking' });
    expect(readPending(FORM)?.requestId).toBe('lost');
  });

  it('is of its form and its page alone', async () => {
    keepPending(FORM, { requestId: 'lost', sent: SAME });
    const elsewhere = formOf('/owner-dashboard/leases/2', (amount: number, requestId: string) => [
      amount,
      requestId,
    ]);
    const another = formOf('/owner-dashboard/leases/1', (reason: string) => reason);
    for (const form of [elsewhere, another]) expect(await idToSend(form, SAME, vi.fn(), fresh)).toBe('new');
  });
});

describe('what became of it', () => {
  const answers = (...given: (boolean | 'lost')[]) => {
    const rest = [...given];
    return async () => {
      const next = rest.shift();
      if (typeof next !== 'boolean') throw new TypeError('Failed to fetch');
      return next;
    };
  };
  const follow = (ask: () => Promise<boolean>, isOver = () => false) =>
    followAction(ask, isOver, [0, 0, 0, 0]);

  it('is asked until it is known', async () => {
    expect(await follow(answers('lost', false, true))).toBe('done');
    expect(await follow(answers('lost', false, false))).toBe('not_done');
    expect(await follow(answers('lost', 'lost', 'lost', 'lost'))).toBe('unknown');
  });

  it('is asked no more once something newer is sent', async () => {
    expect(await follow(answers(true), () => true)).toBe('unknown');
  });
});
