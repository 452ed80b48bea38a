import type { ScreenLoader } from '#src/islands/shell/routes.ts';

/** Loaders of the screens of expenses and the bank: a file of its own, because the first screen carries every address it knows. */
export const expenseScreens = {
  bills: () => import('./screens/bills/bills-screen.tsx'),
  newBill: () => import('./screens/bill-form/new-bill-screen.tsx'),
  recurringBills: () => import('./screens/recurring-bills/recurring-screen.tsx'),
  bill: () => import('./screens/bill/bill-screen.tsx'),
  editBill: () => import('./screens/bill-form/edit-bill-screen.tsx'),
  vendors: () => import('./screens/vendors/vendors-screen.tsx'),
  vendor: () => import('./screens/vendors/vendor-screen.tsx'),
  bank: () => import('./screens/bank/bank-screen.tsx'),
  bankAccount: () => import('./screens/bank/bank-account-screen.tsx'),
  reconcile: () => import('./screens/bank/reconcile-screen.tsx'),
} satisfies Readonly<Record<string, ScreenLoader>>;
