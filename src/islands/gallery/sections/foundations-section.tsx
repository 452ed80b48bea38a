import { useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Section } from './section.tsx';

const fills = [
  'bg-page',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-hover',
  'bg-selected',
  'bg-brand',
  'bg-brand-strong',
  'bg-good-soft',
  'bg-warn-soft',
  'bg-bad-soft',
  'bg-inverse',
];
const inks = ['text-ink', 'text-secondary', 'text-hint', 'text-action', 'text-good', 'text-warn', 'text-bad'];
const sizes = [
  'text-49',
  'text-39',
  'text-31',
  'text-25',
  'text-20',
  'text-16',
  'text-15',
  'text-14',
  'text-12',
];

export function FoundationsSection() {
  const { sections, foundations } = useText('gallery');
  return (
    <Section id="foundations" title={sections.foundations}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card title={foundations.surfaces}>
          <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
            {fills.map((fill) => (
              <li key={fill} className="grid gap-1 text-12 text-hint">
                <span className={classNames('h-12 rounded-control border border-line', fill)} />
                {fill.replace('bg-', '')}
              </li>
            ))}
          </ul>
        </Card>
        <Card title={foundations.inks}>
          <ul className="grid gap-2">
            {inks.map((ink) => (
              <li key={ink} className={classNames('flex justify-between gap-4 text-15', ink)}>
                {foundations.sample}
                <span className="text-12">{ink.replace('text-', '')}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={foundations.scale} className="lg:col-span-2">
          <ul className="grid gap-2">
            {sizes.map((size) => (
              <li key={size} className="flex flex-wrap items-baseline gap-x-4">
                <span className="w-8 shrink-0 text-12 text-hint tabular-nums">
                  {size.replace('text-', '')}
                </span>
                <MoneyText
                  amountMinor={123456750}
                  currency="DOP"
                  className={classNames('font-semibold', size)}
                />
                <span className={size}>{foundations.sample}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Section>
  );
}
