import { classNames } from '../class-names.ts';

/** A grey shape of what comes. Size it with classes: `<Skeleton className="h-8 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `skeleton-${index}`);

export type SkeletonListProps = {
  /** What screen readers hear, such as "Loading...". */
  label: string;
  rows?: number;
};

/** Lines of a text; the last one is shorter. */
export function SkeletonText({ label, rows = 3 }: SkeletonListProps) {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">{label}</span>
      {keys(rows).map((key, index) => (
        <Skeleton key={key} className={classNames('h-4', index === rows - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** Rows of facts with their names, as high as `DefinitionList` draws them. */
export function SkeletonDefinitions({ label, rows = 3 }: SkeletonListProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {keys(rows).map((key) => (
        <div
          key={key}
          className="flex items-center justify-between border-b border-line py-2.5 last:border-0"
        >
          <Skeleton className="my-1 h-4 w-28" />
          <Skeleton className="my-1 h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Rows of a list or table. */
export function SkeletonTable({ label, rows = 6 }: SkeletonListProps) {
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">{label}</span>
      {keys(rows).map((key) => (
        <div key={key} className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-0">
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="h-3.5 w-1/5" />
          <Skeleton className="ml-auto h-3.5 w-24" />
        </div>
      ))}
    </div>
  );
}

/** A row of stat cards. */
export function SkeletonStats({ label, rows = 4 }: SkeletonListProps) {
  return (
    <div role="status" className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <span className="sr-only">{label}</span>
      {keys(rows).map((key) => (
        <div key={key} className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-8 w-32 max-w-full" />
          <Skeleton className="h-3.5 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Fields of a form without hints, each with its label. */
export function SkeletonFields({ label, rows = 3 }: SkeletonListProps) {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{label}</span>
      {keys(rows).map((key) => (
        <div key={key} className="grid gap-1.5">
          <Skeleton className="my-1 h-3 w-24" />
          <Skeleton className="h-11 rounded-control md:h-10" />
        </div>
      ))}
    </div>
  );
}
