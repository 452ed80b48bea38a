import type { ReactNode } from 'react';

type NeedLineProps = {
  title: ReactNode;
  detail: ReactNode;
  /** An amount or a date that stands in its own column. */
  figure?: ReactNode;
  actions: ReactNode;
};

/** One matter of "needs you today": what it is, its figure, what can be done. */
export function NeedLine({ title, detail, figure, actions }: NeedLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate font-medium">{title}</p>
        <p className="text-14 text-hint">{detail}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:w-full">
        {figure ? <p className="font-medium tabular-nums">{figure}</p> : null}
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </li>
  );
}
