import { useQuery } from '@tanstack/react-query';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { formatList, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';

/** What of the first money is the tenant's: it is in none of the home's figures. */
export function DepositsHeld() {
  const { steps: text } = useText('ownerStart');
  const language = useLanguage();
  const { id } = useOrganization();
  const { data: positions = [] } = useQuery(cashQueries.positions(id));
  const held = positions.flatMap(({ depositsOwedMinor: owed, currency }) =>
    owed > 0 ? [formatMoney(owed, currency, language)] : [],
  );
  if (held.length === 0) return null;
  return (
    <p>
      {text.deposits({ amount: formatList(held, language) })}{' '}
      <AppLink to={`/finance/reports/${reportSlug('deposits_held')}`} className="text-action underline">
        {text.seeDeposits}
      </AppLink>
    </p>
  );
}
