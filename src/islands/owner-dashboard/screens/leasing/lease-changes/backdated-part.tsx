import { useQuery } from '@tanstack/react-query';
import { type RentChange, rentChangeQuery } from '#src/data/leasing/leases/change-mutations.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const LONGEST_NOTE = 200;

interface BackdatedPartProps {
  /** Null while the new rent cannot be read. */
  change: RentChange | null;
  currency: CurrencyCode;
  note: string;
  error: string | undefined;
  onNote: (note: string) => void;
}

/** What a rent that begins in charged months posts for each of them, before it is saved. */
export function BackdatedPart({ change, currency, note, error, onNote }: BackdatedPartProps) {
  const text = useText('ownerLeasing').leasing.rentStep.back;
  return (
    <div className="grid gap-4">
      <Notice tone="warn" title={text.title}>
        {text.text}
      </Notice>
      {change ? <Preview change={change} currency={currency} /> : null}
      <TextField
        label={text.note}
        hint={text.noteHint}
        maxLength={LONGEST_NOTE}
        value={note}
        error={error}
        column={['reason', 'note']}
        onChange={(event) => onNote(event.target.value)}
      />
    </div>
  );
}

function Preview({ change, currency }: { change: RentChange; currency: CurrencyCode }) {
  const text = useText('ownerLeasing').leasing.rentStep.back;
  const { states } = useText('common');
  const language = useLanguage();
  const startsOn = useDebouncedValue(change.startsOn);
  const rentMinor = useDebouncedValue(change.rentMinor);
  const preview = useQuery(rentChangeQuery({ leaseId: change.leaseId, startsOn, rentMinor }));
  const money = (minor: number) => formatMoney(minor, currency, language);
  return (
    <QueryView query={preview} skeleton={<SkeletonText label={states.loading} />}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-15 text-secondary">{text.nothing}</p>
        ) : (
          <ul className="divide-y divide-line rounded-control border border-line">
            {rows.map((row) => (
              <li key={row.month} className="flex justify-between gap-4 px-4 py-2.5 text-15">
                <span className="min-w-0">
                  {formatDate(row.month, language, 'month')}
                  <span className="block text-14 text-hint">
                    {text.fromTo({ before: money(row.beforeMinor), after: money(row.afterMinor) })}
                  </span>
                </span>
                <span className="shrink-0 text-right tabular-nums">
                  {money(Math.abs(row.amountMinor))}
                  <span className="block text-14 text-hint">
                    {row.amountMinor > 0 ? text.charge : text.credit}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
