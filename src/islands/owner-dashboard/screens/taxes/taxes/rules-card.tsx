import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import { DOMINICAN_RENTAL_LAW, type LegalRule } from '#src/domain/leasing/rental-law.ts';
import { isUnconfirmed, TAX_RULES, type TaxRule } from '#src/domain/taxes/tax-rules.ts';
import type { OwnerTaxRulesText } from '#src/i18n/dictionaries/taxes/owner-tax-rules.en.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

/** A row of the list: of taxes, or of the law on rentals. */
type ListedRule = {
  readonly key: string;
  readonly validFrom: IsoDate;
  readonly confirmedOn: IsoDate | null;
} & ({ readonly of: 'tax'; readonly rule: TaxRule } | { readonly of: 'rental'; readonly rule: LegalRule });

const listed: readonly ListedRule[] = [
  ...TAX_RULES.map((rule) => ({ of: 'tax' as const, rule, key: rule.code + rule.validFrom, ...rule })),
  ...DOMINICAN_RENTAL_LAW.map((rule) => ({
    of: 'rental' as const,
    rule,
    key: `${rule.matter}${rule.use ?? ''}${rule.validFrom}`,
    ...rule,
  })),
];

/** Rates, thresholds and terms, each with its day, its source and when it was held against it. */
export function RulesCard() {
  const { rules: text } = useText('ownerTaxes');
  const { columns: heads } = text;
  const columns: Column<ListedRule>[] = [
    { id: 'rule', phone: 'title', header: heads.rule, cell: (row) => nameOf(row, text) },
    { id: 'value', phone: 'amount', header: heads.value, align: 'end', cell: (row) => <Value row={row} /> },
    {
      id: 'from',
      phone: 'note',
      header: heads.from,
      align: 'end',
      cell: (row) => <DateText date={row.validFrom} format="short" />,
    },
    { id: 'source', phone: 'note', header: heads.source, cell: (row) => sourceOf(row, text) },
    {
      id: 'confirmed',
      phone: 'state',
      header: heads.confirmed,
      align: 'end',
      cell: (row) => <Confirmed rule={row} />,
    },
  ];
  return (
    <Card isFlush title={text.title} description={`${text.text} ${text.confirmText}`}>
      <DataTable caption={text.caption} columns={columns} rows={listed} rowKey={({ key }) => key} />
    </Card>
  );
}

function nameOf(row: ListedRule, text: OwnerTaxRulesText): string {
  if (row.of === 'tax') return text.names[row.rule.code];
  const { matter, use } = row.rule;
  return use ? `${text.rental[matter]} (${text.uses[use]})` : text.rental[matter];
}

const sourceOf = (row: ListedRule, text: OwnerTaxRulesText) =>
  row.of === 'tax' ? row.rule.source : text.source(row.rule);

/** The day, amber once it is too long ago. */
function Confirmed({ rule }: { rule: ListedRule }) {
  const { rules: text } = useText('ownerTaxes');
  const today = useToday();
  if (rule.confirmedOn === null) return <Badge tone="warn">{text.never}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <DateText date={rule.confirmedOn} format="short" />
      {isUnconfirmed(rule, today) ? <Badge tone="warn">{text.old}</Badge> : null}
    </span>
  );
}

function Value({ row }: { row: ListedRule }) {
  const { rules: text } = useText('ownerTaxes');
  const language = useLanguage();
  if (row.of === 'rental') {
    const { matter, value } = row.rule;
    if (matter === 'increase_cap') return formatPercent(value / BASIS_POINTS_IN_WHOLE, language);
    if (matter === 'deposit_cap') return text.months({ count: value });
    if (matter === 'notice' || matter === 'retention_reasons') return text.days({ count: value });
    return <NotKnown />;
  }
  const { code, value } = row.rule;
  if (code.endsWith('_basis_points')) return formatPercent(value / BASIS_POINTS_IN_WHOLE, language, 2);
  if (code.endsWith('_minor')) return <MoneyText amountMinor={value} currency="DOP" />;
  if (code.endsWith('_days')) return text.days({ count: value });
  return formatNumber(value, language);
}
