import { vi } from 'vitest';

/** What was logged as an error since the last look. Whatever a test does not look at fails it. */
export function takeErrors(): string[] {
  const { mock, mockClear } = vi.mocked(console.error);
  const logged = mock.calls.map((parts) => parts.map(String).join(' '));
  mockClear();
  return logged;
}
