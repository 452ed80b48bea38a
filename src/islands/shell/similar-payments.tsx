import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from 'wouter';
import { type SimilarPayment, similarPaymentsQuery } from '#src/data/money/payments/similar-queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { SimilarPaymentsText } from '#src/i18n/dictionaries/money/similar-payments.en.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { linkClass } from './link-class.ts';

export interface SimilarPayments {
  readonly rows: readonly SimilarPayment[];
  /** Whether nothing looks the same, or somebody said that it is another payment. */
  readonly mayGoOn: boolean;
  readonly isAnother: boolean;
  readonly say: (isAnother: boolean) => void;
}

interface Sought {
  leaseId: string;
  /** Null while it cannot be read: nothing is looked for. */
  amountMinor: number | null;
  paidOn: string;
  exceptId?: string | undefined;
}

/** What may be the same money. Without a connection nothing is found, and nothing holds anybody up. */
export function useSimilarPayments({ leaseId, amountMinor, paidOn, exceptId }: Sought): SimilarPayments {
  const key = useDebouncedValue(`${leaseId} ${amountMinor ?? ''} ${paidOn}`);
  const [saidOf, setSaidOf] = useState<string | null>(null);
  const isAsked =
    (amountMinor ?? 0) > 0 && isIsoDate(paidOn) && key === `${leaseId} ${amountMinor ?? ''} ${paidOn}`;
  const { data } = useQuery({
    ...similarPaymentsQuery({ leaseId, amountMinor: amountMinor ?? 0, paidOn, exceptId }),
    enabled: isAsked,
  });
  const rows = isAsked ? (data ?? []) : [];
  const found = `${key} ${rows.map(({ id }) => id).join(' ')}`;
  const isAnother = saidOf === found;
  return {
    rows,
    mayGoOn: rows.length === 0 || isAnother,
    isAnother,
    say: (yes) => setSaidOf(yes ? found : null),
  };
}

interface NoticeProps {
  similar: SimilarPayments;
  text: SimilarPaymentsText;
  /** Where a payment is shown, by its id. */
  pathOf: (id: string) => string;
  /** Whether somebody tried to go on. */
}

/** The earlier payments, each with its link, and the way past them. */
export function SimilarPaymentsNotice({ similar, text, pathOf }: NoticeProps) {
  if (similar.rows.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium" role="status">
        {text.title({ count: similar.rows.length })}
      </p>
      <ul className="mt-1 grid gap-1">
        {similar.rows.map((row) => (
          <Line key={row.id} row={row} text={text} path={pathOf(row.id)} />
        ))}
      </ul>
      <Checkbox
        className="mt-2"
        label={text.another}
        checked={similar.isAnother}
        error={!similar.isAnother ? text.unanswered : undefined}
        onChange={({ target }) => similar.say(target.checked)}
      />
    </Notice>
  );
}

function Line({ row, text, path }: { row: SimilarPayment; text: SimilarPaymentsText; path: string }) {
  const language = useLanguage();
  const { enums } = useText('common');
  const { base } = useRouter();
  const facts = {
    amount: formatMoney(row.amountMinor, row.currency, language),
    date: formatDate(row.paidOn, language),
    method: enums.paymentMethod[row.method].toLowerCase(),
  };
  return (
    <li>
      {row.status === 'reported' ? text.reported(facts) : text.confirmed(facts)}
      {row.reference ? ` · ${text.reference({ reference: row.reference })}` : null}{' '}
      {/* Beside the form, so that what is typed in it stays. */}
      <a href={`${base}${path}`} target="_blank" rel="noreferrer" className={linkClass}>
        {text.see(facts)}
      </a>
    </li>
  );
}
