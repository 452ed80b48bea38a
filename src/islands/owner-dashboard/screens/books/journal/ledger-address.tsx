import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { bookQueries } from '#src/data/books/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Where the ledger was: its links lead to the journal, of an account of the organisation when they name one. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const { account } = params;
  const chart = useQuery({ ...bookQueries.chart(id), enabled: account !== undefined });
  if (account === undefined) return <ToJournal query="" />;
  return (
    <QueryView query={chart} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(accounts) =>
        accounts.some((one) => one.id === account) ? (
          <ToJournal query={`?f.account=${account}`} />
        ) : (
          <NotFound />
        )
      }
    </QueryView>
  );
}

function ToJournal({ query }: { query: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(`/finance/journal${query}`, { replace: true }), [navigate, query]);
  return null;
}
