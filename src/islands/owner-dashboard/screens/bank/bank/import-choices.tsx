import type { ReactNode } from 'react';
import type { BankAccount } from '#src/data/bank/queries.ts';
import type { BankFileLine } from '#src/domain/bank/bank-file.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

const MOST_LISTED = 100;

export interface ImportChoice {
  /** In the file, from 0. */
  readonly index: number;
  readonly line: BankFileLine;
  readonly hint?: string;
}

interface ImportChoicesProps {
  readonly tone: 'warn' | 'info';
  readonly title: string;
  readonly text: string;
  readonly account: BankAccount;
  readonly choices: readonly ImportChoice[];
  readonly isAdded: (index: number) => boolean;
  readonly onChoose: (indexes: readonly number[], isAdded: boolean) => void;
}

/** Lines that may be one too many: which of them are added. */
export function ImportChoices(props: ImportChoicesProps) {
  const { tone, title, text, account, choices, isAdded, onChoose } = props;
  const { all, nothing, more } = useText('ownerBankImports');
  if (choices.length === 0) return null;
  const indexes = choices.map(({ index }) => index);
  return (
    <Notice tone={tone} title={title}>
      <p>{text}</p>
      <Scrolled>
        {choices.slice(0, MOST_LISTED).map(({ index, line, hint }) => (
          <li key={index}>
            <Checkbox
              checked={isAdded(index)}
              onChange={(event) => onChoose([index], event.currentTarget.checked)}
              hint={hint ?? ''}
              label={
                <span className="flex flex-wrap gap-x-3">
                  <DateText date={line.occurredOn} format="short" />
                  <MoneyText amountMinor={line.amountMinor} currency={account.currency} />
                  <span className="wrap-anywhere">{line.description || line.reference}</span>
                </span>
              }
            />
          </li>
        ))}
      </Scrolled>
      {choices.length > MOST_LISTED ? (
        <p className="mt-2 text-14">{more({ count: choices.length - MOST_LISTED })}</p>
      ) : null}
      {choices.length > 1 ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onChoose(indexes, true)}>
            {all}
          </Button>
          <Button size="sm" onClick={() => onChoose(indexes, false)}>
            {nothing}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}

function Scrolled({ children }: { children: ReactNode }) {
  return <ul className="mt-2 grid max-h-56 overflow-y-auto overscroll-contain p-1">{children}</ul>;
}
