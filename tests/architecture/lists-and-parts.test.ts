import { describe, expect, it } from 'vitest';
import type { Rule } from './repository.ts';
import { listScreen } from './rules/list-screen.ts';

// Each rule is shown to fail on what it forbids, and to pass what it allows.
const check = (rule: Rule, path: string, text: string) => rule([{ path, text }]);
const screen = 'src/islands/owner-dashboard/screens/money/finance/payments-tab.tsx';

describe('list screen', () => {
  it.each([
    `import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';`,
    `import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';`,
    `import { LoadMore } from '#src/ui/components/load-more.tsx';`,
  ])('refuses a list that is put together again: %s', (text) => {
    expect(check(listScreen, screen, text)).toEqual([expect.stringContaining('a list of its own')]);
    expect(check(listScreen, 'src/islands/shell/list/list-card.tsx', text)).toEqual([]);
  });

  it.each([
    `import { ListCard } from '#src/islands/shell/list/list-card.tsx';`,
    `import { useList } from '#src/islands/shell/list/use-list.ts';`,
    `import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';`,
  ])('takes %s', (text) => {
    expect(check(listScreen, screen, text)).toEqual([]);
  });
});
