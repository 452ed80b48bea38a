import type { OpenAttempt } from '#src/data/cards/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** Card payments of which nobody knows yet how they ended, each with the way to it. */
export function OpenAttempts({ attempts }: { attempts: readonly OpenAttempt[] }) {
  return (
    <div role="status" className="mb-5 grid gap-3 empty:hidden">
      {attempts.map((attempt) => (
        <OpenAttemptNotice key={attempt.id} attempt={attempt} />
      ))}
    </div>
  );
}

function OpenAttemptNotice({ attempt }: { attempt: OpenAttempt }) {
  const { attempt: text } = useText('tenantPending');
  return (
    <Notice
      tone="warn"
      title={text.title({ amount: useAttemptAmount(attempt) })}
      action={
        <AppLink
          to={`/payments/card/${attempt.id}`}
          className="inline-flex min-h-11 items-center text-action hover:underline"
        >
          {text.see}
        </AppLink>
      }
    >
      {text.text}
    </Notice>
  );
}

/** What its card is charged, in words: with the fee, as the tenant's bank shows it. */
export function useAttemptAmount({ amountMinor, feeMinor, currency }: OpenAttempt): string {
  return formatMoney(amountMinor + feeMinor, currency, useLanguage(), { look: 'said' });
}
