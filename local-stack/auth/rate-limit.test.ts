import { expect, it } from 'vitest';
import { authPolicy } from '#stack/auth/policy.ts';
import { createFailureLimit } from '#stack/auth/rate-limit.ts';

it('is reached after the allowed failures, and over after the window', () => {
  let now = 0;
  const limit = createFailureLimit(() => now);
  for (let count = 0; count < authPolicy.failedSignIns; count += 1) {
    expect(limit.isReached('a')).toBe(false);
    limit.count('a');
  }
  expect(limit.isReached('a')).toBe(true);
  expect(limit.isReached('b')).toBe(false);
  now = authPolicy.failedSignInWindowMs;
  expect(limit.isReached('a')).toBe(false);
});

it('remembers no address longer than the window', () => {
  let now = 0;
  const limit = createFailureLimit(() => now);
  for (let n = 0; n < 1_000; n += 1) limit.count(`${n}@example.test`);
  now = authPolicy.failedSignInWindowMs + 1;
  limit.count('a');
  expect(limit.size).toBe(1);
});

it('forgets failures after a success', () => {
  const limit = createFailureLimit(() => 0);
  for (let count = 0; count < authPolicy.failedSignIns; count += 1) limit.count('a');
  limit.forget('a');
  expect(limit.isReached('a')).toBe(false);
});
