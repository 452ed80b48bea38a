import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { matchBankLine } from '#src/data/bank/mutations.ts';
import type { BankAccount, BankLine } from '#src/data/bank/queries.ts';
import { currencyQueries } from '#src/data/books/currencies/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { PartFields } from './part-fields.tsx';
import { areComplete, type LineMoney, type PartDraft, partFor, restOf, toBankPart } from './parts.ts';

interface PartsFormProps {
  account: BankAccount;
  line: BankLine;
  /** The part that it begins with; null: what the line itself says. */
  begun: PartDraft | null;
  action: Action<Parameters<typeof matchBankLine>[0], unknown>;
}

/** Says what a line is, in one part or in several that make it up. */
export function PartsForm({ account, line, begun, action }: PartsFormProps) {
  const { panel: text } = useText('ownerBank');
  const language = useLanguage();
  const lineMinor = line.amountMinor;
  const [parts, setParts] = useState<readonly PartDraft[]>(() => [
    begun ?? partFor(lineMinor, line.description, crypto.randomUUID()),
  ]);
  const rest = restOf(lineMinor, parts);
  const money = useLineMoney(account, line, parts);
  const change = (key: string, more: Partial<PartDraft>) =>
    setParts((known) => known.map((part) => (part.key === key ? { ...part, ...more } : part)));
  return (
    <ActionForm
      // Why it was refused stands above the candidates, which start the same action.
      action={{ ...action, error: null }}
      isBegun={begun?.kind === 'lease'}
      input={
        areComplete(lineMinor, parts, money)
          ? { bankLineId: line.id, parts: parts.map((part) => toBankPart(part, money)) }
          : null
      }
    >
      <div>
        <h3 className="text-16">{text.new}</h3>
        <p className="text-14 text-hint">{text.newHint}</p>
      </div>
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          account={account}
          money={money}
          part={part}
          number={index + 1}
          onChange={(more) => change(part.key, more)}
          onRemove={
            parts.length > 1
              ? () => setParts((known) => known.filter(({ key }) => key !== part.key))
              : undefined
          }
        />
      ))}
      <p role="status" className="text-14 text-secondary">
        {rest === 0 ? text.whole : text.rest({ amount: formatMoney(rest, account.currency, language) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Plus}
          onClick={() =>
            setParts((known) => [...known, partFor(rest, line.description, crypto.randomUUID())])
          }
        >
          {text.addPart}
        </Button>
        <Button type="submit" variant="primary" isBusy={action.isRunning}>
          {text.submit}
        </Button>
      </div>
    </ActionForm>
  );
}

/** Rates are asked for where rent in the other currency is among the parts. */
function useLineMoney(account: BankAccount, line: BankLine, parts: readonly PartDraft[]): LineMoney {
  const { id } = useOrganization();
  const { currency } = account;
  const isNeeded = parts.some((part) => part.currency !== undefined && part.currency !== currency);
  const { data: rates = [] } = useQuery({ ...currencyQueries.rates(id), enabled: isNeeded });
  return { currency, day: line.occurredOn, rates };
}
