import type { Application } from '#src/data/screening/applications/queries.ts';
import { depositLimit } from '#src/domain/leasing/rental-law.ts';
import { incomeInRents } from '#src/domain/screening/screening-score.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

/** Income against rent, in figures. */
export function AffordabilityCard({ application }: { application: Application }) {
  const { detail: text } = useText('ownerScreening');
  const language = useLanguage();
  const today = useToday();
  const { rentMinor: rent, rentCurrency: currency, incomeMinor: income, unitUse: use } = application;
  const rents = incomeInRents({ incomeMinor: income, rentMinor: rent });
  const money = (amountMinor: number | null) =>
    amountMinor === null ? <NotKnown /> : <MoneyText {...{ amountMinor, currency }} />;
  const limit = rent === null || use === null ? null : depositLimit(use, rent, today);
  return (
    <Card title={text.affordability}>
      <DefinitionList
        items={[
          { term: text.facts.rent, value: money(rent) },
          { term: text.income, value: money(income) },
          {
            term: text.incomeInRents,
            value: rents === null ? <NotKnown /> : text.inRents({ rents: formatNumber(rents, language, 1) }),
          },
        ]}
      />
      {application.foreignIncomeCount > 0 ? (
        <p className="mt-3 text-14 text-hint">
          {text.foreignIncome({ count: application.foreignIncomeCount })}
        </p>
      ) : null}
      {limit ? (
        <p className="mt-3 text-14 text-hint">
          {text.depositLimit({
            amount: formatMoney(limit.maximumMinor, currency, language),
            months: limit.maximumMonths,
            law: limit.law,
            article: limit.article,
          })}
        </p>
      ) : null}
    </Card>
  );
}
