import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from './badge.tsx';

export type NoticeProps = {
  tone?: Exclude<Tone, 'neutral'>;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
};

const looks = {
  info: { icon: Info, box: 'bg-info-soft', ink: 'text-action' },
  good: { icon: CircleCheck, box: 'bg-good-soft', ink: 'text-good' },
  warn: { icon: TriangleAlert, box: 'bg-warn-soft', ink: 'text-warn' },
  bad: { icon: CircleAlert, box: 'bg-bad-soft', ink: 'text-bad' },
};

/** A remark that belongs to the page and stays: a limit of the law, a state that needs an action. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const { icon: Icon, box, ink } = looks[tone];
  return (
    <div className={classNames('flex flex-wrap items-start gap-3 rounded-control px-4 py-3 text-15', box)}>
      <Icon size={20} aria-hidden="true" className={classNames('mt-0.5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 basis-48">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div className="text-ink">{children}</div>
      </div>
      {action}
    </div>
  );
}
