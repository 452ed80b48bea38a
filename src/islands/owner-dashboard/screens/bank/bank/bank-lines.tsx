import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Landmark } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { foundLineQueries } from '#src/data/bank/found-lines.ts';
import { matchBankLine } from '#src/data/bank/mutations.ts';
import { type BankAccount, type BankLine, bankQueries } from '#src/data/bank/queries.ts';
import { toAppError } from '#src/data/errors.ts';
import { findTransferTaxes } from '#src/domain/taxes/transfer-tax.ts';
import { useText } from '#src/i18n/react.tsx';
import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';
import { NoMatch } from '#src/islands/shell/list/no-match.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { bankKeys } from './bank-keys.ts';
import { BankLinesTable } from './bank-lines-table.tsx';
import { partOf } from './candidate-words.ts';
import { looksTwice } from './looks-twice.ts';
import { MatchPanel } from './match-panel.tsx';
import { useMatches } from './use-matches.ts';
import { type BankSuggestion, useSuggestions } from './use-suggestions.ts';

interface BankLinesProps {
  account: BankAccount;
  list: ListControls;
  /** What brings lines in, where the reader may. */
  add: ReactNode;
}

/** Lines page by page, the sure suggestions in one press, and a panel for the others. */
export function BankLines({ account, list, add }: BankLinesProps) {
  const { lines: text } = useText('ownerBank');
  const { states } = useText('common');
  const { id } = useOrganization();
  const pages = useListPages(bankQueries.lines(id, account.id, list.query));
  return (
    <QueryView
      query={pages}
      skeleton={<SkeletonTable label={states.loading} />}
      isEmpty={(rows) => rows.length === 0}
      empty={
        list.isFiltered ? (
          <NoMatch text={text} onClear={list.clearFilters} />
        ) : (
          <EmptyState icon={Landmark} title={text.emptyTitle} text={text.emptyText} action={add} />
        )
      }
    >
      {(rows) => <Rows account={account} list={list} rows={rows} pages={pages} />}
    </QueryView>
  );
}

interface RowsProps {
  account: BankAccount;
  list: ListControls;
  rows: readonly BankLine[];
  pages: { loadMore: (() => void) | undefined; isLoadingMore: boolean };
}

function Rows({ account, list, rows, pages }: RowsProps) {
  const { can } = useOrganization();
  const suggestions = useSuggestions(account.id, rows);
  const matches = useMatches(account.id, rows);
  const taxes = useMemo(
    () =>
      findTransferTaxes(
        rows.map((row) => ({ ...row, occurredOn: row.occurred_on, amountMinor: row.amount_minor })),
      ),
    [rows],
  );
  const { data: isCut } = useQuery(foundLineQueries.isFull(account.id, list.query));
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = rows.find((row) => row.id === openId);
  return (
    <>
      {can('money.write') ? <SureBar lines={rows} suggestions={suggestions} /> : null}
      <BankLinesTable
        account={account}
        list={list}
        rows={rows}
        suggestions={suggestions}
        matches={matches}
        activeId={openId}
        onOpen={setOpenId}
      />
      <ListFoot rows={rows} pages={pages} isCut={isCut} />
      {opened ? (
        <MatchPanel
          key={opened.id}
          account={account}
          line={opened}
          suggestion={suggestions.get(opened.id)}
          tax={taxes.get(opened.id)}
          matches={matches.get(opened.id) ?? []}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </>
  );
}

/** Takes every suggestion that there is no doubt about, one after the other. */
interface SureBarProps {
  lines: readonly BankLine[];
  suggestions: ReadonlyMap<string, BankSuggestion>;
}

function SureBar({ lines, suggestions }: SureBarProps) {
  const { lines: text } = useText('ownerBank');
  const sure = [...suggestions].flatMap(([lineId, { isSure, candidates }]) =>
    isSure && candidates[0] ? [{ lineId, candidate: candidates[0] }] : [],
  );
  const accept = useAction({
    mutationFn: async (wanted: typeof sure) => {
      let count = 0;
      for (const { lineId, candidate } of wanted) {
        try {
          // Those are left for somebody to look at.
          const line = lines.find(({ id }) => id === lineId);
          if (line && (await looksTwice(candidate, line))) continue;
          await matchBankLine({ lineId, parts: [partOf(candidate)] }, crypto.randomUUID());
          count += 1;
        } catch (error) {
          // Somebody was faster with this one; the others go on.
          if (toAppError(error).kind !== 'conflict') throw error;
        }
      }
      return count;
    },
    invalidates: bankKeys,
    toast: (count) => text.accepted({ count }),
  });
  useErrorToast(accept);
  if (sure.length === 0) return null;
  return (
    <div className="border-b border-line bg-selected px-4 py-2">
      <Button size="sm" icon={CheckCheck} isBusy={accept.isRunning} onClick={() => void accept.run(sure)}>
        {text.acceptSure({ count: sure.length })}
      </Button>
    </div>
  );
}
