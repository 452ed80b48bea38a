export const financeTabs = ['payments', 'charges', 'ledger'] as const;
export type FinanceTab = (typeof financeTabs)[number];

/** The tab that a path of the finance screen shows: the path of an account belongs to the ledger. */
export function tabOf(params: Readonly<Record<string, string | undefined>>): FinanceTab {
  if (params.account) return 'ledger';
  return financeTabs.find((tab) => tab === params.tab) ?? 'payments';
}

export function pathOfTab(tab: FinanceTab): string {
  return tab === 'payments' ? '/finance' : `/finance/${tab}`;
}
