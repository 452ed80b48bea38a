export const financeTabs = ['payments', 'charges'] as const;
export type FinanceTab = (typeof financeTabs)[number];

/** The tab that a path of the finance screen shows; null for a path that has none. */
export function tabOf({ tab }: Readonly<Record<string, string | undefined>>): FinanceTab | null {
  return tab === undefined ? 'payments' : (financeTabs.find((known) => known === tab) ?? null);
}

/** The figures above both tabs stay of the same month, compared in the same way. */
const OF_FIGURES = ['month', 'compare'];

/**
 * The way to a tab.
 * @param search what is asked on the other one; what its list is asked for is not for this one
 */
export function pathOfTab(tab: FinanceTab, search = ''): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => OF_FIGURES.includes(name));
  const path = tab === 'payments' ? '/finance' : `/finance/${tab}`;
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
