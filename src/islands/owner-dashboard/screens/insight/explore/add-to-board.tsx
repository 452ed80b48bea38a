import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Button } from '#src/ui/components/button.tsx';

const BoardDialog = lazyPart(() => import('./board-dialog.tsx').then((file) => file.BoardDialog));

/** Keeps the question that is on the screen on a board. @param view what the address holds */
export function AddToBoard({ view }: { view: string }) {
  const { board: text } = useText('analyticsExplore');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={LayoutGrid} className="print:hidden" onClick={() => setOpen(true)}>
        {text.add}
      </Button>
      {isOpen ? <BoardDialog view={view} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
