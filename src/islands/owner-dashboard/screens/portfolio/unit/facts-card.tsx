import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

/** What the unit is; "—" for what nobody wrote down. */
export function FactsCard({ unit }: { unit: Unit }) {
  const { unitPage: text } = useText('ownerProperty');
  const { columns } = useText('ownerPortfolio').units;
  const { enums } = useText('common');
  const language = useLanguage();
  const number = (value: number | null) => (value === null ? <NotKnown /> : formatNumber(value, language));
  return (
    <Card title={text.facts}>
      <DefinitionList
        items={[
          { term: columns.use, value: enums.unitUse[unit.unitUse] },
          { term: columns.bedrooms, value: number(unit.bedrooms) },
          { term: columns.bathrooms, value: number(unit.bathrooms) },
          { term: columns.area, value: number(unit.areaM2) },
          {
            term: columns.marketRent,
            value:
              unit.marketRentMinor === null || unit.marketRentCurrency === null ? (
                <NotKnown />
              ) : (
                <MoneyText amountMinor={unit.marketRentMinor} currency={unit.marketRentCurrency} />
              ),
          },
        ]}
      />
    </Card>
  );
}
