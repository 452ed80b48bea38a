import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that come and go together. */
export const BLOCK_ROWS = 50;
/** Blocks that are drawn at once; those behind them wait until they come near. */
const FIRST_BLOCKS = 2;
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
 * The rows of a long table in blocks: only those near the part in view are in the document, the others leave their height.
 * A block that has the focus stays, and for printing all of them are there.
 */
export function RowBlocks({ count, section, rowsOf }: RowBlocksProps) {
  const isPrinting = usePrinting();
  const isOwnScroller = useOwnScroller(section);
  const [rowHeight, setRowHeight] = useState(USUAL_HEIGHT);
  const starts = Array.from({ length: Math.ceil(count / BLOCK_ROWS) }, (_, index) => index * BLOCK_ROWS);
  return starts.map((from) => (
    <RowBlock
      // A block is known by its place; with another scroller it is watched anew.
      key={`${from} ${isOwnScroller}`}
      section={section}
      isAlways={isPrinting}
      isFirst={from < FIRST_BLOCKS * BLOCK_ROWS}
      size={Math.min(BLOCK_ROWS, count - from)}
      rowHeight={rowHeight}
      onRowHeight={setRowHeight}
      rows={() => rowsOf(from, Math.min(count, from + BLOCK_ROWS))}
    />
  ));
}

type RowBlockProps = {
  section: RefObject<HTMLElement | null>;
  isAlways: boolean;
  isFirst: boolean;
  /** How many rows it has. */
  size: number;
  rowHeight: number;
  /** Told how high a row is, once some were drawn. */
  onRowHeight: (pixels: number) => void;
  rows: () => ReactNode;
};

function RowBlock({ section, isAlways, isFirst, size, rowHeight, onRowHeight, rows }: RowBlockProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isDrawn, setDrawn] = useState(isFirst);
  // What it was when its rows were there; until then what others are.
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.boundingClientRect.height === 0) return;
        if (element.childElementCount === size && size > 1) {
          setHeight(entry.boundingClientRect.height);
          onRowHeight(Math.round(entry.boundingClientRect.height / size));
        }
        setDrawn(entry.isIntersecting || element.contains(document.activeElement));
      },
      { root: scrollerOf(section.current), rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [section, size, onRowHeight]);
  if (isDrawn || isAlways) return <tbody ref={body}>{rows()}</tbody>;
  return (
    <tbody ref={body} aria-hidden="true">
      <tr>
        <td height={height ?? size * rowHeight} />
      </tr>
    </tbody>
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
