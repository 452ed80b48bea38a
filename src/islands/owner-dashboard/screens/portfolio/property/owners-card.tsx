import { useQuery } from '@tanstack/react-query';
import { type OwnerTerm, propertyFactQueries } from '#src/data/portfolio/properties/facts.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatDate, formatList, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { PercentText } from '#src/ui/components/number-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Who owns the property together; nothing where it is the organization's alone. */
export function OwnersCard({ propertyId }: { propertyId: string }) {
  const { propertyFacts: text } = useText('ownerProperty');
  const { states, enums } = useText('common');
  const { id } = useOrganization();
  const owners = useQuery(propertyFactQueries.owners(id, propertyId));
  return (
    <Card title={text.owners}>
      <QueryView
        query={owners}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{text.ownersNone}</p>}
      >
        {(rows) => (
          <ul className="grid divide-y divide-line">
            {rows.map((owner) => (
              <li
                key={`${owner.fullName}-${owner.identityNumber}`}
                className="flex items-baseline justify-between gap-4 py-2.5"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{owner.fullName}</span>
                  {owner.identityType ? (
                    <span className="text-14 text-hint tabular-nums">
                      {`${enums.identityType[owner.identityType]} ${formatIdentity(owner.identityType, owner.identityNumber)}`}
                    </span>
                  ) : null}
                </span>
                <PercentText share={owner.shareBasisPoints / 10_000} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <OwnersBefore propertyId={propertyId} />
    </Card>
  );
}

/** Who owned it before, with their last day; nothing where nobody did. */
function OwnersBefore({ propertyId }: { propertyId: string }) {
  const { propertyFacts: text } = useText('ownerProperty');
  const language = useLanguage();
  const { id } = useOrganization();
  const terms = useQuery(propertyFactQueries.ownerTerms(id, propertyId)).data ?? [];
  const namesOf = ({ owners }: OwnerTerm) =>
    owners.length === 0
      ? text.ownersWere
      : formatList(
          owners.map(
            (owner) => `${owner.name} ${formatPercent(owner.shareBasisPoints / 10_000, language, 2)}`,
          ),
          language,
        );
  return terms.length === 0 ? null : (
    <section aria-label={text.ownersBefore} className="mt-4 border-t border-line pt-3">
      <h3 className="text-14 font-medium">{text.ownersBefore}</h3>
      <ul className="grid gap-1 text-14 text-secondary">
        {terms.map((term) => (
          <li key={term.startsOn} className="wrap-anywhere">
            {`${text.ownersUntil({ day: formatDate(term.endsOn, language) })}: ${namesOf(term)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
