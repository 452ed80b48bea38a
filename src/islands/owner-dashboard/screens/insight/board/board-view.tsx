import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { decodeExplore } from '#src/domain/insight/analysis/explore.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useUsual } from '#src/islands/owner-dashboard/screens/insight/analytics/use-analysis.ts';
import { CutView } from '#src/islands/owner-dashboard/screens/insight/explore/cut-view.tsx';
import { useCut } from '#src/islands/owner-dashboard/screens/insight/explore/use-cut.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { rangeWords } from '#src/islands/shell/date-range/range-words.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';

interface BoardViewProps {
  /** What the address of Explore holds. */
  view: string;
  index: number;
  count: number;
  /** Left out for whoever may not change the board. */
  onMove?: (by: -1 | 1) => void;
  onTakeOut?: (name: string) => void;
}

/** One question of a board with its answer. */
export function BoardView({ view, index, count, onMove, onTakeOut }: BoardViewProps) {
  const text = useText('analyticsBoards');
  const { measures: words, dimensions } = useText('measures');
  const dates = useText('dates');
  const language = useLanguage();
  const request = decodeExplore(view, useUsual());
  const cut = useCut(request);
  const measure = words[request.measure].name;
  const name =
    cut.by.length > 0
      ? text.by({ measure, dimensions: cut.by.map((one) => dimensions[one].name.toLowerCase()).join(', ') })
      : measure;
  return (
    <section aria-label={name} className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-20">
            <AppLink
              to={`/analytics/explore?${view}`}
              aria-label={text.openIn({ name })}
              className="rounded-mark hover:underline"
            >
              {name}
            </AppLink>
          </h2>
          <p className="text-14 text-hint first-letter:uppercase">
            {rangeWords(request.period, dates, language)}
          </p>
        </div>
        {onMove && onTakeOut ? (
          <span className="flex print:hidden">
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={text.up({ name })}
              disabled={index === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={text.down({ name })}
              disabled={index === count - 1}
              onClick={() => onMove(1)}
            />
            <IconButton size="sm" icon={X} label={text.takeOut({ name })} onClick={() => onTakeOut(name)} />
          </span>
        ) : null}
      </header>
      <CutView cut={cut} request={request} />
    </section>
  );
}
