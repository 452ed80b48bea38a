import { Check } from 'lucide-react';
import { useState } from 'react';
import type { BankMatch } from '#src/data/bank/match-queries.ts';
import { matchBankLine } from '#src/data/bank/mutations.ts';
import type { BankAccount, BankLine } from '#src/data/bank/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { candidateWords, partOf } from './candidate-words.ts';
import { LineActions } from './line-actions.tsx';
import { MatchedWith } from './matched-with.tsx';
import type { PartDraft } from './parts.ts';
import { PartsForm } from './parts-form.tsx';
import { isPossibleDuplicate } from './possible-duplicate.ts';
import { type TaxOfLine, TransferTaxHint } from './transfer-tax-hint.tsx';
import { useBankAction } from './use-bank-action.ts';
import type { BankSuggestion } from './use-suggestions.ts';

interface MatchPanelProps {
  account: BankAccount;
  line: BankLine;
  suggestion: BankSuggestion | undefined;
  /** The line whose tax on transfers this one comes to. */
  tax: TaxOfLine | undefined;
  matches: readonly BankMatch[];
  onClose: () => void;
}

/** One line beside the list: what it may be, what it is, and the way back. */
export function MatchPanel({ account, line, suggestion, tax, matches, onClose }: MatchPanelProps) {
  const { panel: text, lines } = useText('ownerBank');
  const { actions } = useText('common');
  const { can } = useOrganization();
  const match = useBankAction({
    mutationFn: matchBankLine,
    toast: text.matched,
    onDone: onClose,
  });
  const canWrite = can('money.write');
  const [begun, setBegun] = useState<PartDraft | null>(null);
  const take = async (candidate: Candidates[number]) => {
    // Where it may be there already, the form below shows the earlier payment and asks.
    if (await isPossibleDuplicate(candidate, line).catch(() => false))
      setBegun(leasePart(candidate, account));
    else await match.run({ bankLineId: line.id, parts: [partOf(candidate)] });
  };
  return (
    <SidePanel isOpen onClose={onClose} title={text.title} closeLabel={actions.close}>
      <div className="grid gap-6">
        <LineFacts account={account} line={line} />
        {matches.length > 0 ? <MatchedWith matches={matches} /> : null}
        <FailureNote text={match.error} />
        {line.status === 'open' ? (
          <Suggestions
            account={account}
            suggestion={suggestion}
            onTake={canWrite ? (candidate) => void take(candidate) : undefined}
          />
        ) : null}
        {line.status === 'open' && tax ? (
          <TransferTaxHint account={account} line={line} tax={tax} onTake={canWrite ? setBegun : undefined} />
        ) : null}
        {line.status === 'open' && canWrite ? (
          <PartsForm key={begun?.key} begun={begun} account={account} line={line} action={match} />
        ) : null}
        {line.reconciliationId ? <Notice>{lines.reconciled}</Notice> : null}
        {canWrite && !line.reconciliationId ? <LineActions line={line} onClose={onClose} /> : null}
      </div>
    </SidePanel>
  );
}

function LineFacts({ account, line }: { account: BankAccount; line: BankLine }) {
  const { lines: text } = useText('ownerBank');
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-4 py-3">
      <MoneyText amountMinor={line.amountMinor} currency={account.currency} className="text-25" />
      <p className="wrap-anywhere">{line.description}</p>
      <p className="flex flex-wrap items-center gap-2 text-14 text-hint">
        <DateText date={line.occurredOn} />
        {line.reference}
        <Badge tone={line.status === 'matched' ? 'good' : 'neutral'}>{text.state[line.status]}</Badge>
      </p>
      {line.ignoreReason ? <p className="text-14 text-hint">{line.ignoreReason}</p> : null}
    </div>
  );
}

type Candidates = BankSuggestion['candidates'];

interface SuggestionsProps {
  account: BankAccount;
  suggestion: BankSuggestion | undefined;
  onTake: ((candidate: Candidates[number]) => void) | undefined;
}

const leasePart = (
  { id, name, detail, amountMinor }: Candidates[number],
  account: BankAccount,
): PartDraft => ({
  key: crypto.randomUUID(),
  kind: 'lease',
  id,
  propertyId: null,
  isIn: true,
  amountMinor,
  description: `${name} · ${detail}`,
  currency: account.currency,
});

const MOST_SHOWN = 6;

function Suggestions({ account, suggestion, onTake }: SuggestionsProps) {
  const { panel: text, candidate: words } = useText('ownerBank');
  const candidates = suggestion?.candidates ?? [];
  return (
    <section className="grid gap-2">
      <h3 className="text-16">{text.suggestions}</h3>
      {candidates.length === 0 ? <p className="text-15 text-hint">{text.none}</p> : null}
      <ul className="grid">
        {candidates.slice(0, MOST_SHOWN).map((candidate) => (
          <li
            key={`${candidate.kind}${candidate.id}`}
            className="flex items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{candidateWords(candidate, words)}</span>
              <span className="flex flex-wrap gap-2 text-12 text-hint">
                {candidate.occurredOn ? <DateText date={candidate.occurredOn} format="short" /> : null}
                <MoneyText amountMinor={candidate.amountMinor} currency={account.currency} />
                {text.points({ score: candidate.score })}
              </span>
            </span>
            {onTake ? (
              <Button size="sm" icon={Check} onClick={() => onTake(candidate)}>
                {text.take}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
