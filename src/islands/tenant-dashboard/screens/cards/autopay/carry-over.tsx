import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carryOverAutopay } from '#src/data/cards/autopays/mutations.ts';
import { autopayQueries, type CarriableAutopay } from '#src/data/cards/autopays/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { ConsentWords } from './consent-words.tsx';
import { type Terms, TermsFields } from './terms-fields.tsx';

/** Offers to let an automatic payment go on with the lease that follows; nothing where none does. */
export function CarryOver() {
  const { data, isLoading } = useQuery(autopayQueries.carriable);
  if (!data || data.length === 0) return isLoading ? <WaitingMark /> : null;
  return (
    <div className="mb-6 grid gap-4">
      {data.map((offer) => (
        <Offer key={`${offer.autopayId}/${offer.leaseId}`} offer={offer} />
      ))}
    </div>
  );
}

function Offer({ offer }: { offer: CarriableAutopay }) {
  const { carry: text } = useText('tenantAutopay');
  const language = useLanguage();
  const [terms, setTerms] = useState<Terms>({ paysOn: offer.paysOn, limitMinor: offer.limitMinor });
  const carry = useAction({
    mutationFn: carryOverAutopay,
    invalidates: [autopayQueries.all],
    toast: text.done,
  });
  const consentVersion = useQuery(autopayQueries.consent(language)).data?.version;
  const { limitMinor, paysOn } = terms;
  const { autopayId, leaseId } = offer;
  const place = `${offer.propertyName}, ${offer.unitLabel}`;
  const term = `${formatDate(offer.startsOn, language)} – ${formatDate(offer.endsOn, language)}`;
  return (
    <Card title={text.title} description={text.text({ landlord: offer.landlord })}>
      <ActionForm
        className="grid gap-5"
        action={carry}
        input={
          consentVersion !== undefined && limitMinor !== null && limitMinor >= offer.minimumMinor
            ? { autopayId, leaseId, limitMinor, paysOn, consentVersion, language }
            : null
        }
      >
        <DefinitionList
          items={[
            { term: text.lease, value: place },
            { term: text.term, value: term },
            { term: text.rent, value: formatMoney(offer.rentMinor, offer.currency, language) },
            { term: text.card, value: offer.cardLast4 ? text.ending({ last4: offer.cardLast4 }) : null },
          ]}
        />
        <TermsFields
          terms={terms}
          currency={offer.currency}
          dueDay={offer.dueDay}
          rentMinor={offer.rentMinor}
          minimumMinor={offer.minimumMinor}
          onChange={setTerms}
        />
        <ConsentWords>
          {() => (
            <Button type="submit" variant="primary" size="lg" isBlock isBusy={carry.isRunning}>
              {text.submit}
            </Button>
          )}
        </ConsentWords>
      </ActionForm>
    </Card>
  );
}
