import { useId } from 'react';
import type { Tone } from './badge.tsx';

export type ProgressBarProps = {
  label: string;
  /** What is done, from 0 to 1. */
  share: number;
  /** The share in words, such as "36 of 40 units"; stands at the end of the label's line. */
  valueText: string;
  tone?: Extract<Tone, 'info' | 'good' | 'warn' | 'bad'>;
};

const fills = { info: 'fill-brand', good: 'fill-good', warn: 'fill-warn', bad: 'fill-bad' };

/** How far something has come. */
export function ProgressBar({ label, share, valueText, tone = 'info' }: ProgressBarProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-14">
        <span id={id}>{label}</span>
        <span className="text-secondary tabular-nums">{valueText}</span>
      </div>
      <div
        role="progressbar"
        tabIndex={-1}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className="overflow-hidden rounded-full"
      >
        <svg width="100%" height="8" aria-hidden="true" className="block">
          <rect width="100%" height="8" className="fill-line" />
          <rect width={`${percent}%`} height="8" rx="4" className={fills[tone]} />
        </svg>
      </div>
    </div>
  );
}
