import {
  type ReactNode,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** Rows that come and go together. */
export const BLOCK_ROWS = 50;
/** Less than any row is high, in pixels: as many as fit into the window are drawn before the others. */
const LEAST_HEIGHT = 36;
/** What a row is taken to be high until one has been seen, in pixels. */
const USUAL_HEIGHT = 45;
/** How far outside the part in view rows are kept, so that scrolling finds them there. */
const MARGIN = '1200px 0px';

/** What scrolls the rows: the table's own section, or the page where that shows all of its height (null). */
export function scrollerOf(section: HTMLElement | null): HTMLElement | null {
  return section && getComputedStyle(section).overflowY !== 'visible' ? section : null;
}

type RowBlocksProps = {
  count: number;
  section: RefObject<HTMLElement | null>;
  /** The rows from one position up to another. */
  rowsOf: (from: number, to: number) => ReactNode;
};

/**
 * The rows of a table. Those that fit into the window are drawn first, the others in work that gives way to presses. A long
 * table has blocks: only those near the part in view are in the document, the others leave their height. A block that has
 * the focus stays, and for printing all of them are there.
 */
export function RowBlocks({ count, section, rowsOf }: RowBlocksProps) {
  const isPrinting = usePrinting();
  const isOwnScroller = useOwnScroller(section);
  const [rowHeight, setRowHeight] = useState(USUAL_HEIGHT);
  const early = useDeferredValue(count, Math.ceil(innerHeight / LEAST_HEIGHT));
  const drawn = isPrinting ? count : Math.min(count, early);
  const starts = Array.from({ length: Math.ceil(count / BLOCK_ROWS) }, (_, index) => index * BLOCK_ROWS);
  return starts.map((from) => {
    const size = Math.min(BLOCK_ROWS, count - from);
    return (
      <RowBlock
        // A block is known by its place.
        key={from}
        section={section}
        isOwnScroller={isOwnScroller}
        isAlways={isPrinting || count <= BLOCK_ROWS}
        isFirst={from === 0}
        size={size}
        drawn={Math.max(0, Math.min(size, drawn - from))}
        rowHeight={rowHeight}
        onRowHeight={setRowHeight}
        rows={(to) => rowsOf(from, from + to)}
      />
    );
  });
}

type RowBlockProps = {
  section: RefObject<HTMLElement | null>;
  isOwnScroller: boolean;
  isAlways: boolean;
  isFirst: boolean;
  /** How many rows it has. */
  size: number;
  /** How many of them can be drawn by now. */
  drawn: number;
  rowHeight: number;
  /** Told how high a row is, once some were drawn. */
  onRowHeight: (pixels: number) => void;
  /** Its first ones. */
  rows: (to: number) => ReactNode;
};

function RowBlock(props: RowBlockProps) {
  const { section, isOwnScroller, isAlways, isFirst, size, drawn, rowHeight, onRowHeight, rows } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(isFirst);
  // What it was when its rows were there; until then what others are.
  const [height, setHeight] = useState<number | null>(null);
  const isWatched = !isAlways;
  useEffect(() => {
    const element = body.current;
    if (!element || !isWatched) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.boundingClientRect.height === 0) return;
        const isWhole = element.childElementCount === size && size > 1;
        const hasFocus = element.contains(document.activeElement);
        startTransition(() => {
          if (isWhole) {
            setHeight(entry.boundingClientRect.height);
            onRowHeight(Math.round(entry.boundingClientRect.height / size));
          }
          setNear(entry.isIntersecting || hasFocus);
        });
      },
      { root: isOwnScroller ? section.current : null, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [section, isOwnScroller, isWatched, size, onRowHeight]);
  const shown = isNear || isAlways ? drawn : 0;
  const left = shown === 0 ? (height ?? size * rowHeight) : (size - shown) * rowHeight;
  return (
    <>
      {/* One and the same element, which is watched. */}
      <tbody ref={body} aria-hidden={shown === 0 || undefined}>
        {shown === 0 ? <Room height={left} /> : rows(shown)}
      </tbody>
      {shown > 0 && left > 0 ? (
        <tbody aria-hidden="true">
          <Room height={left} />
        </tbody>
      ) : null}
    </>
  );
}

/** In the place of rows that are not drawn. */
function Room({ height }: { height: number }) {
  return (
    <tr>
      <td height={height} />
    </tr>
  );
}

/** Whether the page is being printed; true before the browser looks at it. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Whether the section scrolls by itself, which changes with the width of the window. */
function useOwnScroller(section: RefObject<HTMLElement | null>): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    const look = () => setOwn(scrollerOf(section.current) !== null);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [section]);
  return isOwn;
}
