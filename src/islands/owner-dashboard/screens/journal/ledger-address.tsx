import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ScreenProps } from '#src/islands/shell/routes.ts';

/** Where the ledger was: its links lead to the journal, of an account when they name one. */
export function Screen({ params }: ScreenProps) {
  const [, navigate] = useLocation();
  const query = params.account ? `?f.account=${params.account}` : '';
  useEffect(() => navigate(`/finance/journal${query}`, { replace: true }), [navigate, query]);
  return null;
}
