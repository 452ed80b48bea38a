import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BankPart } from '#src/data/bank/mutations.ts';
import type { BankAccount, BankLine } from '#src/data/bank/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { PartFields } from './part-fields.tsx';
import { areComplete, type PartDraft, partFor, restOf, toBankPart } from './parts.ts';

interface PartsFormProps {
  account: BankAccount;
  line: BankLine;
  isBusy: boolean;
  onSave: (parts: BankPart[]) => void;
}

/** Says what a line is, in one part or in several that make it up. */
export function PartsForm({ account, line, isBusy, onSave }: PartsFormProps) {
  const { panel: text } = useText('ownerBank');
  const language = useLanguage();
  const lineMinor = line.amount_minor;
  const [parts, setParts] = useState<readonly PartDraft[]>(() => [
    partFor(lineMinor, line.description, crypto.randomUUID()),
  ]);
  const [isTried, setTried] = useState(false);
  const rest = restOf(lineMinor, parts);
  const change = (key: string, more: Partial<PartDraft>) =>
    setParts((known) => known.map((part) => (part.key === key ? { ...part, ...more } : part)));
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (areComplete(lineMinor, parts)) onSave(parts.map(toBankPart));
      }}
    >
      <div>
        <h3 className="text-16">{text.new}</h3>
        <p className="text-14 text-hint">{text.newHint}</p>
      </div>
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          account={account}
          part={part}
          number={index + 1}
          isTried={isTried}
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
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
