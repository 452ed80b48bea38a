import { useQuery } from '@tanstack/react-query';
import { cardQueries } from '#src/data/cards/queries.ts';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { claimQueries } from '#src/data/money/refunds/claim-queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** How a card was charged: in the place of a proof, which nobody has to send. */
export function CardFacts({ payment }: { payment: Payment }) {
  const { paid: text, cards, latest } = useText('ownerCards');
  const { states } = useText('common');
  const language = useLanguage();
  const attempt = useQuery(cardQueries.ofPayment(payment.id));
  const claims = useQuery(claimQueries.ofPayment(payment.id));
  const isAgain = claims.data?.some((claim) => claim.againPaymentId === payment.id) ?? false;
  return (
    <Card title={text.title}>
      <QueryView query={attempt} skeleton={<SkeletonText label={states.loading} />}>
        {(found) => {
          if (!found) return <p className="text-secondary">{isAgain ? text.again : text.elsewhere}</p>;
          const items: Definition[] = [
            { term: text.processor, value: cards.processors[found.processor] },
            { term: latest.order, value: found.orderNumber },
          ];
          if (found.cardLast4)
            items.push({ term: text.card, value: text.ending({ last4: found.cardLast4 }) });
          if (found.feeMinor > 0)
            items.push({ term: text.fee, value: formatMoney(found.feeMinor, found.currency, language) });
          return <DefinitionList items={items} />;
        }}
      </QueryView>
    </Card>
  );
}
