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
  if (!property.inCondominium) return null;
  const facts = [
    ...line(text.condominiumName, property.condominiumName),
    ...line(text.condominiumContact, property.condominiumContact),
    ...(property.condominiumPhone
      ? [
          {
            term: text.condominiumPhone,
            value: (
              <a className={linkClass} href={`tel:${property.condominiumPhone}`}>
                {formatPhone(property.condominiumPhone)}
              </a>
            ),
          },
        ]
      : []),
    ...(property.condominiumEmail
      ? [
          {
            term: text.condominiumEmail,
            value: (
              <a className={`${linkClass} wrap-anywhere`} href={`mailto:${property.condominiumEmail}`}>
                {property.condominiumEmail}
              </a>
            ),
          },
        ]
      : []),
  ];
  const fee = (money: PropertyFinances | undefined) =>
    money ? moneyLine(text.condominiumFee, money.condominiumFeeMinor, money.condominiumFeeCurrency) : [];
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
    ...moneyLine(text.value, money.valueMinor, money.valueCurrency),
    ...day(text.valuedOn, money.valuedOn),
    ...moneyLine(text.purchase, money.purchaseMinor, money.purchaseCurrency),
    ...moneyLine(text.closingCosts, money.closingCostsMinor, money.purchaseCurrency),
    ...day(text.purchasedOn, money.purchasedOn),
    ...moneyLine(text.loan, money.loanMinor, money.loanCurrency),
    ...moneyLine(text.debtService, money.debtServiceMinor, money.loanCurrency),
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
