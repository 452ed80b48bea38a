import { Button } from './button.tsx';

export type LoadMoreProps = {
  label: string;
  /** "Se muestran 40 filas". */
  shownText: string;
  /** Leave out when everything is on screen. */
  onLoad?: () => void;
  isBusy?: boolean;
};

/** The foot of a list that comes page by page. */
export function LoadMore({ label, shownText, onLoad, isBusy }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
      <p role="status" className="text-14 text-hint tabular-nums">
        {shownText}
      </p>
      {onLoad ? (
        <Button size="sm" isBusy={isBusy} onClick={onLoad}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
