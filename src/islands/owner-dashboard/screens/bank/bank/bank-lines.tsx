import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Landmark } from 'lucide-react';
import { useMemo, useState } from 'react';
import { foundLineQueries } from '#src/data/bank/found-lines.ts';
import { matchBankLine } from '#src/data/bank/mutations.ts';
import { type BankAccount, type BankLine, bankLineListSpec, bankQueries } from '#src/data/bank/queries.ts';
import { toAppError } from '#src/data/errors.ts';
import { partId } from '#src/domain/foundation/request-id.ts';
import { findTransferTaxes } from '#src/domain/taxes/transfer-tax.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import type { HeadAction } from '#src/islands/shell/list/head-action.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { bankKeys } from './bank-keys.ts';
import { useBankLineColumns } from './bank-line-columns.tsx';
import { partOf } from './candidate-words.ts';
import { MatchPanel } from './match-panel.tsx';
import { isPossibleDuplicate } from './possible-duplicate.ts';
import { type MatchesByLine, useMatches } from './use-matches.ts';
import { type BankSuggestion, useSuggestions } from './use-suggestions.ts';

interface BankLinesProps {
  account: BankAccount;
  /** What brings lines in, where the reader may. */
  add: HeadAction | null;
  actions: readonly HeadAction[];
}

const NONE: readonly BankLine[] = [];
const NO_SUGGESTIONS: ReadonlyMap<string, BankSuggestion> = new Map();
const NO_MATCHES: MatchesByLine = new Map();

/** Lines page by page, the sure suggestions in one press, and a panel for the others. */
export function BankLines({ account, add, actions }: BankLinesProps) {
  const text = useText('ownerBank');
  const { id, can } = useOrganization();
  const filter = `bank_account_id=eq.${account.id}`;
  const list = useList({
    asks: bankLineListSpec,
    query: (asked) => bankQueries.lines(id, account.id, asked),
    live: {
      sources: [
        { table: 'bank_lines', filter },
        { table: 'bank_imports', filter },
      ],
      reloads: [bankQueries.all],
    },
  });
  const rows = list.pages.data ?? NONE;
  const suggested = useSuggestions(account.id, rows);
  const matched = useMatches(account.id, rows);
  const suggestions = suggested ?? NO_SUGGESTIONS;
  const matches = matched ?? NO_MATCHES;
  // What a line is makes it higher: it comes with its lines.
  const pages = suggested && matched ? list.pages : { ...list.pages, data: undefined };
  const taxes = useMemo(
    () =>
      findTransferTaxes(
        rows.map((row) => ({ ...row, occurredOn: row.occurredOn, amountMinor: row.amountMinor })),
      ),
    [rows],
  );
  const { data: isCut } = useQuery(foundLineQueries.isFull(account.id, list.query));
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = rows.find((row) => row.id === openId);
  const { lines: words } = text;
  const digits = account.lastFour ? text.ending({ digits: account.lastFour }) : '';
  return (
    <>
      <ListScreen
        list={{ ...list, pages }}
        title={account.name}
        description={[account.bankName, digits, account.currency].filter(Boolean).join(' · ')}
        back={<BackLink to="/finance/bank">{text.back}</BackLink>}
        text={words}
        icon={Landmark}
        actions={actions}
        add={add}
        filters={{
          search: words.search,
          fields: [{ by: 'days' }],
          chips: [{ label: words.filters, of: { status: words.statuses } }],
        }}
        lead={can('money.write') ? <SureBar lines={rows} suggestions={suggestions} /> : null}
        columns={useBankLineColumns({ account, suggestions, matches, onOpen: setOpenId })}
        onOpen={(line) => setOpenId(line.id)}
        activeKey={openId ?? undefined}
        foot={{ isCut }}
      />
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
    mutationFn: async (wanted: typeof sure, requestId: string) => {
      let count = 0;
      for (const [index, { lineId, candidate }] of wanted.entries()) {
        try {
          // Those are left for somebody to look at.
          const line = lines.find(({ id }) => id === lineId);
          if (line && (await isPossibleDuplicate(candidate, line))) continue;
          await matchBankLine({ bankLineId: lineId, parts: [partOf(candidate)] }, partId(requestId, index));
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
