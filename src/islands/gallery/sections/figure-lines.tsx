import { useText } from '#src/i18n/react.tsx';
import { Figure, FigureBox, FigureLine, figureClass } from '#src/ui/components/figure-line.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { NumberText, PercentText } from '#src/ui/components/number-text.tsx';
import { StatCard, StatGroup } from '#src/ui/components/stat-card.tsx';

/** Figures that are read together: in one line after the work, or in one card. */
export function FigureLines() {
  const { figures } = useText('gallery');
  const money = (minor: number) => <MoneyText amountMinor={minor} currency="DOP" className={figureClass} />;
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <FigureBox>
        <FigureLine count={3}>
          <Figure label={figures.income} value={money(41_230_050)} hint={figures.unchanged} />
          <Figure label={figures.expenses} value={money(9_120_000)} />
          <Figure label={figures.profit} value={<NotKnown />} />
        </FigureLine>
      </FigureBox>
      <StatGroup label={figures.properties}>
        <StatCard isPart label={figures.properties} value={<NumberText value={3} />} />
        <StatCard isPart label={figures.occupancy} value={<PercentText share={0.9} />} />
      </StatGroup>
    </div>
  );
}
