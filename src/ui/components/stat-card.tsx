import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sparkline } from '../charts/sparkline.tsx';
import { classNames } from '../class-names.ts';

export type StatCardProps = {
  /** What the figure is; with `statLinkClass` a link in it covers the whole card. */
  label: ReactNode;
  value: ReactNode;
  /** What changed, in words: "+3 frente a octubre". */
  change?: {
    text: string;
    direction: 'up' | 'down' | 'same';
    /** Whether the change is welcome; a falling debt is good. */
    tone: 'good' | 'bad' | 'neutral';
  };
  trend?: { values: readonly number[]; label: string };
  /** A line under the value when there is no change to tell. */
  hint?: ReactNode;
  /** One of several in a `StatGroup`, which is the card. */
  isPart?: boolean;
};

/** Figures that are read together: one card for all, so that a short one leaves no empty box. */
export function StatGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid gap-px overflow-hidden rounded-card border border-line bg-line min-[340px]:grid-cols-2"
    >
      {children}
    </section>
  );
}

/** Of a link in the label that leads to what the figure is made of: the whole card is its target. */
export const statLinkClass =
  "rounded-mark hover:underline after:absolute after:inset-0 after:rounded-card after:content-['']";

const arrows = { up: TrendingUp, down: TrendingDown, same: Minus };
const tones = { good: 'text-good', bad: 'text-bad', neutral: 'text-hint' };

/** One figure with what changed and where it is going. */
export function StatCard({ label, value, change, trend, hint, isPart = false }: StatCardProps) {
  const Arrow = change ? arrows[change.direction] : null;
  return (
    <div
      className={classNames(
        '@container relative min-w-0 bg-surface',
        !isPart && 'rounded-card border border-line',
      )}
    >
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-1 p-4',
          !isPart && '@min-[13rem]:p-5',
        )}
      >
        <p className="text-14 text-secondary">{label}</p>
        <p className="col-span-2 text-20 leading-tight font-semibold tracking-tight tabular-nums @min-[10rem]:text-25 @min-[16rem]:text-31">
          {value}
        </p>
        {change && Arrow ? (
          <p className={classNames('col-span-2 flex items-start gap-1.5 text-14', tones[change.tone])}>
            <Arrow size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {change.text}
          </p>
        ) : null}
        {hint ? <p className="col-span-2 text-14 text-hint">{hint}</p> : null}
        {trend ? (
          <span className="col-span-2 @min-[13rem]:col-span-1 @min-[13rem]:col-start-2 @min-[13rem]:row-start-1">
            <Sparkline {...trend} />
          </span>
        ) : null}
      </div>
    </div>
  );
}
