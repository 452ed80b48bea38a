import { Check } from 'lucide-react';
import type { BankMatch } from '#src/data/bank/match-queries.ts';
import { matchBankLine } from '#src/data/bank/mutations.ts';
import type { BankAccount, BankCandidate, BankLine } from '#src/data/bank/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { candidateWords, partOf } from './candidate-words.ts';
import { MatchedWith } from './matched-with.tsx';
import { isPossibleDuplicate } from './possible-duplicate.ts';
import { useBankAction } from './use-bank-action.ts';
import type { MatchesByLine } from './use-matches.ts';
import type { BankSuggestion } from './use-suggestions.ts';

interface BankLineColumnsProps {
  account: BankAccount;
  suggestions: ReadonlyMap<string, BankSuggestion>;
  matches: MatchesByLine;
  onOpen: (lineId: string) => void;
}

/** A line with what it is or most likely is. */
export function useBankLineColumns(props: BankLineColumnsProps): Column<BankLine>[] {
  const { account, suggestions, matches, onOpen } = props;
  const { lines: text } = useText('ownerBank');
  return [
    {
      id: 'text',
      phone: 'title',
      header: text.columns.text,
      cell: (line) => line.description || line.reference || text.see,
      note: (line) => (line.description ? <span className="tabular-nums">{line.reference}</span> : null),
    },
    {
      id: 'occurred_on',
      phone: 'note',
      header: text.columns.date,
      align: 'end',
      cell: (line) => <DateText date={line.occurredOn} format="short" />,
    },
    {
      id: 'amount_minor',
      phone: 'amount',
      header: text.columns.amount,
      align: 'end',
      cell: (line) => <MoneyText amountMinor={line.amountMinor} currency={account.currency} />,
    },
    {
      id: 'state',
      phone: 'state',
      header: text.columns.state,
      cell: (line) =>
        line.status === 'open' ? (
          <Suggested line={line} best={suggestions.get(line.id)?.candidates[0]} onOpen={onOpen} />
        ) : (
          <Settled line={line} matches={matches.get(line.id) ?? []} />
        ),
    },
  ];
}

function Settled({ line, matches }: { line: BankLine; matches: readonly BankMatch[] }) {
  const { lines: text } = useText('ownerBank');
  return (
    <>
      <Badge tone={line.status === 'matched' ? 'good' : 'neutral'}>
        {line.reconciliationId ? text.reconciled : text.state[line.status]}
      </Badge>
      {line.ignoreReason ? <span className="block text-12 text-hint">{line.ignoreReason}</span> : null}
      {matches.length > 0 ? <MatchedWith matches={matches} /> : null}
    </>
  );
}

interface SuggestedProps {
  line: BankLine;
  best: BankCandidate | undefined;
  onOpen: (lineId: string) => void;
}

function Suggested({ line, best, onOpen }: SuggestedProps) {
  const { lines: text, candidate } = useText('ownerBank');
  const { can } = useOrganization();
  const accept = useBankAction({ mutationFn: matchBankLine, toast: text.accepted({ count: 1 }) });
  useErrorToast(accept);
  if (!best) return <span className="text-14 text-hint">{text.noSuggestion}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:justify-end">
      <span className="min-w-0 text-14">{candidateWords(best, candidate)}</span>
      {can('money.write') ? (
        <Button
          size="sm"
          icon={Check}
          isBusy={accept.isRunning}
          onClick={(event) => {
            event.stopPropagation();
            void isPossibleDuplicate(best, line)
              .catch(() => false)
              .then((isTwice) => {
                if (isTwice) onOpen(line.id);
                else void accept.run({ bankLineId: line.id, parts: [partOf(best)] });
              });
          }}
        >
          {text.accept}
        </Button>
      ) : null}
    </span>
  );
}
