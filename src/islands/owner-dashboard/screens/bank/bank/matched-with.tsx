import type { BankMatch } from '#src/data/bank/match-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';

/** What a matched line is in the books, each with the way to it. */
export function MatchedWith({ matches }: { matches: readonly BankMatch[] }) {
  const { lines: text } = useText('ownerBank');
  const { enums } = useText('common');
  return (
    <ul className="grid text-14">
      {matches.map((match) => (
        <li key={match.id}>
          <AppLink
            to={pathOf(match)}
            className="text-action wrap-anywhere hover:underline"
            onClick={(event) => event.stopPropagation()}
          >
            {text.matchedWith({
              number: match.entryNumber,
              what: match.name || enums.journalKind[match.kind],
            })}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function pathOf({ paymentId, billId, entryNumber }: BankMatch): string {
  if (paymentId) return `/finance/payments/${paymentId}`;
  if (billId) return `/finance/expenses/${billId}`;
  return `/finance/journal?q=${entryNumber}`;
}
