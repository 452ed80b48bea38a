import { BASIS_POINTS_IN_WHOLE } from '#src/domain/money.ts';
import { TAX_RULES, type TaxRule } from '#src/domain/tax-do/tax-rules.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** Rates, thresholds and limits, each with its day and its source. */
export function RulesCard() {
  const { rules: text } = useText('ownerTaxes');
  const { columns: heads } = text;
  const columns: Column<TaxRule>[] = [
    { id: 'rule', header: heads.rule, cell: (rule) => text.names[rule.code] },
    { id: 'value', header: heads.value, align: 'end', cell: (rule) => <Value rule={rule} /> },
    {
      id: 'from',
      header: heads.from,
      align: 'end',
      cell: (rule) => <DateText date={rule.validFrom} format="short" />,
    },
    {
      id: 'source',
      header: heads.source,
      cell: (rule) => (
        <span className="flex flex-wrap items-center gap-2">
          {rule.source}
          {rule.isConflicting ? <Badge tone="warn">{text.conflicting}</Badge> : null}
        </span>
      ),
    },
  ];
  return (
    <Card isFlush title={text.title} description={text.text}>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={TAX_RULES}
        rowKey={(rule) => rule.code + rule.validFrom}
      />
    </Card>
  );
}

function Value({ rule: { code, value } }: { rule: TaxRule }) {
  const language = useLanguage();
  if (code.endsWith('_basis_points')) return formatPercent(value / BASIS_POINTS_IN_WHOLE, language);
  if (code.endsWith('_minor')) return <MoneyText amountMinor={value} currency="DOP" />;
  return formatNumber(value, language);
}
