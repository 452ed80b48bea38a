import { createContext, type ReactNode, useContext, useState } from 'react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { MeasureQuestion, MeasureRow } from '#src/domain/insight/measures/names.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { useMeasureWords } from './use-measure-words.ts';

const FigurePanel = lazyPart(() => import('./figure-panel.tsx').then((file) => file.FigurePanel));

/** A figure that somebody looks into: a line of the answer to a question. */
export interface OpenedFigure {
  readonly question: MeasureQuestion;
  /** Null where the figure is not known. */
  readonly row: MeasureRow | null;
  readonly currency: CurrencyCode;
  /** What the line is of, where the question is cut: "Torre Naco". */
  readonly label?: string;
}

const Opener = createContext<(figure: OpenedFigure) => void>(() => undefined);

/** Shows what stands behind a figure that is pressed within it. */
export function FigureHost({ children }: { children: ReactNode }) {
  const [opened, open] = useState<OpenedFigure | null>(null);
  return (
    <Opener value={open}>
      {children}
      {opened ? <FigurePanel figure={opened} onClose={() => open(null)} /> : null}
    </Opener>
  );
}

interface FigureButtonProps extends OpenedFigure {
  value: number | null;
  /** What it is a figure of, for those who do not see where it stands. */
  name: string;
  className?: string;
}

/** A figure that opens to its formula and the rows that make it. */
export function FigureButton({ value, name, className, ...figure }: FigureButtonProps) {
  const open = useContext(Opener);
  const { format } = useMeasureWords(figure.currency);
  const text = value === null ? null : format(figure.question.measure, value);
  return (
    <button
      type="button"
      className={classNames(
        'relative rounded-mark text-right whitespace-nowrap tabular-nums underline decoration-control decoration-dotted underline-offset-4 hover:decoration-solid',
        className,
      )}
      onClick={() => open(figure)}
    >
      <span className="sr-only">{`${name}: `}</span>
      {text ?? <NotKnown />}
    </button>
  );
}
