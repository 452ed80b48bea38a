import type { ReactNode } from 'react';
import type { CheckedRoll } from '#src/data/portfolio/rent-roll/check-roll.ts';
import { importableFiles } from '#src/domain/portfolio/portfolio-files/columns.ts';
import type { RollPlan } from '#src/domain/portfolio/rent-roll/plan.ts';
import { moneyOf, type RollMoney } from '#src/domain/portfolio/rent-roll/roll-money.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { StatCard } from '#src/ui/components/stat-card.tsx';

const MOST_TOLD = 100;

/** What will be made: records, what comes into the books, and all that was not taken as it stands. */
export function RollPreview({ plan, checked }: { plan: RollPlan; checked: CheckedRoll }) {
  const { preview: text } = useText('ownerRentRoll');
  const language = useLanguage();
  const { outcome, here } = checked;
  const knownOf = (file: (typeof importableFiles)[number]) =>
    outcome[file].known + (file === 'properties' || file === 'people' ? here[file].length : 0);
  return (
    <>
      <h2 className="sr-only">{text.title}</h2>
      <div role="status" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {importableFiles.map((file) => (
          <StatCard
            key={file}
            label={text[file]}
            value={formatNumber(outcome[file].added, language)}
            hint={knownOf(file) > 0 ? text.here({ count: knownOf(file) }) : undefined}
          />
        ))}
      </div>
      {outcome.leases.added > 0
        ? moneyOf(checked.files.leases).map((money) => <Money key={money.currency} money={money} />)
        : null}
      {outcome.leases.added > 0 && outcome.leases.known > 0 ? (
        <Notice tone="info">{text.knownMoney({ count: outcome.leases.known })}</Notice>
      ) : null}
      <Told plan={plan} checked={checked} />
    </>
  );
}

function Money({ money: { currency, rentMinor, heldMinor, owedMinor, creditMinor } }: { money: RollMoney }) {
  const { preview: text } = useText('ownerRentRoll');
  const amounts = [
    [text.rent, rentMinor],
    [text.held, heldMinor],
    [text.owed, owedMinor],
    [text.credit, creditMinor],
  ] as const;
  return (
    <Card>
      <DefinitionList
        layout="columns"
        items={amounts
          .filter(([, minor]) => minor > 0)
          .map(([term, amountMinor]) => ({ term, value: <MoneyText {...{ amountMinor, currency }} /> }))}
      />
    </Card>
  );
}

/** What was left out, put together or taken from elsewhere: nothing of it happens without a word. */
function Told({ plan, checked }: { plan: RollPlan; checked: CheckedRoll }) {
  const { preview: text } = useText('ownerRentRoll');
  const { skipped, filledDown, merged } = plan;
  const remarks = [
    ...plan.remarks.map(({ remark, ...rest }) => text.remark[remark](rest)),
    ...checked.sharing.map(({ line, name }) => text.remark.registered({ line, given: name })),
  ];
  const here = [...checked.here.properties, ...checked.here.people];
  return (
    <>
      <Folded title={text.remarks({ count: remarks.length })} lines={remarks} isOpen />
      <Folded
        title={text.skipped({ count: skipped.length })}
        lines={skipped.map(({ why, ...line }) => text.skip[why](line))}
      />
      <Folded
        title={text.filledDown({ count: filledDown.length })}
        lines={filledDown.length > 0 ? [filledDown.slice(0, MOST_TOLD).join(', ')] : []}
      />
      <Folded
        title={text.merged({ count: merged.length })}
        lines={merged.map(({ name, by, lines }) => text.mergedBy[by]({ name, lines: lines.join(', ') }))}
      />
      <Folded title={text.hereTitle} lines={here} />
    </>
  );
}

interface FoldedProps {
  title: string;
  lines: readonly string[];
  isOpen?: boolean;
}
function Folded({ title, lines, isOpen = false }: FoldedProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer rounded-card px-5 py-3 font-medium">{title}</summary>
      <ul className="grid max-h-56 gap-1 overflow-y-auto border-t border-line px-5 py-3 text-14 wrap-anywhere">
        {lines.slice(0, MOST_TOLD).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
