import { useQuery } from '@tanstack/react-query';
import { type PropertyFinances, propertyFactQueries } from '#src/data/portfolio/properties/facts.ts';
import type { PropertyDetail } from '#src/data/portfolio/properties/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** A line for what is known; nothing for what is not. */
const line = (term: string, value: string): Definition[] => (value ? [{ term, value }] : []);
const moneyLine = (term: string, amountMinor: number | null, currency: CurrencyCode | null): Definition[] =>
  amountMinor === null || currency === null
    ? []
    : [{ term, value: <MoneyText {...{ amountMinor, currency }} /> }];

/** The condominium that the property is in, with whom to call; its fee for who reads money. */
export function CondominiumCard({ property }: { property: PropertyDetail }) {
  const { propertyFacts: text } = useText('ownerProperty');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const hasMoney = can('money.read');
  const finances = useQuery({ ...propertyFactQueries.finances(id, property.id), enabled: hasMoney });
  if (!property.in_condominium) return null;
  const facts = [
    ...line(text.condominiumName, property.condominium_name),
    ...line(text.condominiumContact, property.condominium_contact),
    ...(property.condominium_phone
      ? [
          {
            term: text.condominiumPhone,
            value: (
              <a className={linkClass} href={`tel:${property.condominium_phone}`}>
                {formatPhone(property.condominium_phone)}
              </a>
            ),
          },
        ]
      : []),
    ...(property.condominium_email
      ? [
          {
            term: text.condominiumEmail,
            value: (
              <a className={`${linkClass} wrap-anywhere`} href={`mailto:${property.condominium_email}`}>
                {property.condominium_email}
              </a>
            ),
          },
        ]
      : []),
  ];
  const fee = (money: PropertyFinances | undefined) =>
    money ? moneyLine(text.condominiumFee, money.condominium_fee_minor, money.condominium_fee_currency) : [];
  return (
    <Card title={text.condominium}>
      {hasMoney ? (
        <QueryView query={finances} skeleton={<SkeletonText label={states.loading} rows={2} />}>
          {(money) => <Facts items={[...facts, ...fee(money)]} none={text.inCondominium} />}
        </QueryView>
      ) : (
        <Facts items={facts} none={text.inCondominium} />
      )}
    </Card>
  );
}

/** What the property is worth, what it cost and what its loan takes. */
export function FinancesCard({ propertyId }: { propertyId: string }) {
  const { propertyFacts: text } = useText('ownerProperty');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(propertyFactQueries.finances(id, propertyId));
  const day = (term: string, date: string | null): Definition[] =>
    date ? [{ term, value: <DateText date={date} format="short" /> }] : [];
  const items = (money: PropertyFinances) => [
    ...moneyLine(text.value, money.value_minor, money.value_currency),
    ...day(text.valuedOn, money.valued_on),
    ...moneyLine(text.purchase, money.purchase_minor, money.purchase_currency),
    ...moneyLine(text.closingCosts, money.closing_costs_minor, money.purchase_currency),
    ...day(text.purchasedOn, money.purchased_on),
    ...moneyLine(text.loan, money.loan_minor, money.loan_currency),
    ...moneyLine(text.debtService, money.debt_service_minor, money.loan_currency),
  ];
  return (
    <Card title={text.money}>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(money) => items(money).length === 0}
        empty={
          <p className="text-15 text-hint">
            {text.moneyNone}{' '}
            {can('portfolio.write') ? (
              <AppLink to={`/properties/${propertyId}/edit`} className={linkClass}>
                {text.add}
              </AppLink>
            ) : null}
          </p>
        }
      >
        {(money) => <DefinitionList items={items(money)} />}
      </QueryView>
    </Card>
  );
}

function Facts({ items, none }: { items: readonly Definition[]; none: string }) {
  return items.length > 0 ? (
    <DefinitionList items={items} />
  ) : (
    <p className="text-15 text-secondary">{none}</p>
  );
}
