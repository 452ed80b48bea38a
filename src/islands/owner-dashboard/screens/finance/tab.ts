export const financeTabs = ['payments', 'charges'] as const;
export type FinanceTab = (typeof financeTabs)[number];

/** The tab that a path of the finance screen shows. */
export function tabOf(params: Readonly<Record<string, string | undefined>>): FinanceTab {
  return financeTabs.find((tab) => tab === params.tab) ?? 'payments';
}

export function pathOfTab(tab: FinanceTab): string {
  return tab === 'payments' ? '/finance' : `/finance/${tab}`;
}
