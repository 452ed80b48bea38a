import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';
export type BadgeProps = { tone?: Tone; icon?: LucideIcon; children: ReactNode };

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-secondary',
  info: 'bg-info-soft text-action',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

/** A state in a word. The tone underlines the word and never replaces it. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-[var(--badge,1.5rem)] items-center gap-1 rounded-full px-2.5 py-0.5 text-12 font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {Icon ? <Icon size={14} aria-hidden="true" className="-ml-0.5" /> : null}
      {children}
    </span>
  );
}
