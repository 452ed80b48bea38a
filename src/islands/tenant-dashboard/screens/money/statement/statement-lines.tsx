import { statementSums, type TenantStatement } from '#src/domain/money/tenant-statement.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { composeTenantStatement } from '#src/i18n/reports/tenant-statement.ts';
import { tenantStatementWords } from '#src/i18n/reports/tenant-statement-words.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';

/** A year's sums, and each movement with the balance after it. */
export function StatementLines({ statement }: { statement: TenantStatement }) {
  const text = useText('tenantAutopay').statement;
  const language = useLanguage();
  const words = tenantStatementWords[language];
  const money = (minor: number) => formatMoney(minor, statement.currency, language);
  const { chargedMinor, paidMinor, closingMinor } = statementSums(statement);
  const { rows } = composeTenantStatement(statement, language);
  const lines = rows.filter(({ level }) => level === 'line');
  return (
    <>
      <Card>
        <DefinitionList
          items={[
            { term: words.opening({ year: statement.year }), value: money(statement.openingMinor) },
            { term: words.charges, value: money(chargedMinor) },
            { term: words.payments, value: money(paidMinor) },
            { term: words.closing, value: <strong>{money(closingMinor)}</strong> },
          ]}
        />
      </Card>
      <Card title={text.lines} isFlush={lines.length > 0}>
        {lines.length === 0 ? (
          <p className="text-15 text-secondary">{text.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {lines.map(({ key, cells: [date, concept, charged, paid, balance] }) => (
              <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-5 py-3">
                <span className="text-15 break-words">{concept}</span>
                <span className={`text-right tabular-nums text-15 font-semibold ${paid ? 'text-good' : ''}`}>
                  {money(typeof paid === 'number' ? -paid : Number(charged))}
                </span>
                {/* Across both columns: the width of a balance moves no amount. */}
                <span className="col-span-2 flex flex-wrap justify-between gap-x-4 text-14 text-hint">
                  <DateText date={String(date)} format="short" />
                  <span className="ml-auto whitespace-nowrap tabular-nums">
                    {text.after({ amount: money(Number(balance)) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <p className="text-14 text-hint">{words.note}</p>
    </>
  );
}
