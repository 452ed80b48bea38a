import type { LateModel } from '#src/domain/insight/forecasts/late-payment/late-model.ts';
import { useText } from '#src/i18n/react.tsx';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { useFigures } from './use-figures.ts';

/** What chances were worth: by groups of due days, the chance that was given and how often rent was late. */
export function LateRecordPart({ model }: { model: LateModel }) {
  const { late: text, record: words } = useText('forecasts');
  const figures = useFigures('DOP');
  const { leaseCount, exampleCount, lateCount, brier, naiveBrier } = model.record;
  const share = (value: number) => figures.share(value);
  return (
    <section aria-label={`${text.title}: ${words.title}`} className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-15">{words.title}</h3>
      <p className="text-15 text-secondary">
        {text.usual({ share: share(lateCount / exampleCount) })}{' '}
        {text.record({
          leases: leaseCount,
          examples: exampleCount,
          gain: share(1 - brier / naiveBrier),
        })}
      </p>
      <BarChart
        title={text.chart}
        categoryHeader={text.group}
        tableLabel={words.table}
        categories={model.steps.map(({ count }, at) => `${at + 1} · ${text.count({ count })}`)}
        format={share}
        formatShort={share}
        height={220}
        series={[
          { id: 'said', label: text.said, values: model.steps.map(({ said }) => said) },
          { id: 'came', label: text.came, values: model.steps.map(({ came }) => came) },
        ]}
      />
    </section>
  );
}
