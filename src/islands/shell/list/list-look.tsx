import { Columns3Cog } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { placePopup } from '#src/ui/components/place-popup.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useListLook } from './use-list-look.ts';

const LookPanel = lazyPart(() => import('./look-panel.tsx').then((file) => file.LookPanel));

/** At a desk: how a list's table looks. The rows below follow at once. */
export function ListLook<Row>({ columns }: { columns: readonly Column<Row>[] | undefined }) {
  const isPhone = useIsPhone();
  return isPhone || !columns || columns.length === 0 ? null : <Opener columns={columns} />;
}

function Opener<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { display } = useText('lists');
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const controls = useListLook(columns);
  const hidden =
    controls.choices.length - controls.choices.filter((one) => controls.shown.includes(one)).length;
  return (
    <span data-print="hidden" className="contents">
      <IconButton
        ref={anchor}
        icon={Columns3Cog}
        variant="outline"
        className={hidden > 0 ? '!text-action' : undefined}
        label={hidden > 0 ? display.titleHidden({ count: hidden }) : display.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => popup.current?.togglePopover()}
      />
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={display.title}
        className="popup w-72 overflow-y-auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen ? (
          <LookPanel
            {...controls}
            onReady={() => {
              if (anchor.current && popup.current) placePopup(anchor.current, popup.current, 'end');
            }}
          />
        ) : null}
      </div>
    </span>
  );
}
