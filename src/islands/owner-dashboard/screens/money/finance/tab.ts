export const financeTabs = ['payments', 'charges'] as const;
export type FinanceTab = (typeof financeTabs)[number];

/** The tab that a path of the finance screen shows; null for a path that has none. */
export function tabOf({ tab }: Readonly<Record<string, string | undefined>>): FinanceTab | null {
  return tab === undefined ? 'payments' : (financeTabs.find((known) => known === tab) ?? null);
}

export function pathOfTab(tab: FinanceTab): string {
  return tab === 'payments' ? '/finance' : `/finance/${tab}`;
}
