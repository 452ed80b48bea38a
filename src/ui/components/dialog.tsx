import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  isOpen: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot; on phones they fill the width, the main one first. */
  footer?: ReactNode;
  size?: 'normal' | 'wide';
  /** Without head and margins, and on phones as large as the screen: the children fill it, their own way to close it included. */
  isBare?: boolean;
  placement?: 'center' | 'side' | 'sheet';
  role?: 'dialog' | 'alertdialog';
  /** Refuses to close while something is being saved. */
  isLocked?: boolean;
};

const placements = { center: '', side: 'dialog--side', sheet: 'dialog--sheet' };

/** Where to begin: the control that says so, else the first field; else the platform's choice, the close button. */
function focusFirst(dialog: HTMLDialogElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const field = dialog.querySelector<HTMLElement>(
    ':is(input, select, textarea):not(:disabled, [type="hidden"])',
  );
  (marked ?? field)?.focus();
}

/**
 * Does something when the browser has drawn what there is. In a page that nobody sees nothing is drawn: there it is done soon.
 * @returns how to call it off
 */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = document.hidden
    ? undefined
    : requestAnimationFrame(() => {
        timer = setTimeout(act);
      });
  if (frame === undefined) timer = setTimeout(act);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Opens and closes the element, which is the platform's business. */
function useOpenState(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen && element.open) element.close();
    if (!isOpen || element.open) return;
    // It makes the whole page inert, for which each element's style is computed anew. The press is answered before.
    return afterFrame(() => {
      element.showModal();
      focusFirst(element);
    });
  }, [isOpen]);

  // One that is taken away while it is open closes first: only closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, []);

  return dialog;
}

/**
 * A modal dialog on the platform's own element: the page behind is inert, Escape closes, the focus returns to where it
 * was. It starts in its first field, or on the control that has `data-autofocus`.
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    children,
    footer,
    size,
    placement = 'center',
    role,
    isLocked,
    isBare = false,
  } = props;
  const dialog = useOpenState(isOpen);
  const titleId = useId();

  // Escape asks; the owner of isOpen decides, so that what is shown and what is known never part.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLocked) onClose();
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && !isLocked) onClose();
  };

  return (
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      className={classNames(
        'dialog',
        placements[placement],
        size === 'wide' && 'dialog--wide',
        // Its top stays where it is while its content grows and shrinks.
        isBare &&
          'max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0 sm:mt-[10dvb] sm:max-h-[80dvb]',
      )}
      onCancel={onCancel}
      onClose={() => isOpen && onClose()}
      onPointerDown={onBackdrop}
    >
      {isOpen ? (
        <div className={classNames('flex max-h-[inherit] flex-col', placement === 'side' && 'h-full')}>
          <DialogHead {...props} id={titleId} />
          <div
            className={classNames(
              'min-h-0 flex-1 overflow-y-auto text-15',
              !isBare && 'px-5 pt-1 pb-5 sm:px-6',
            )}
          >
            {children}
          </div>
          {footer ? (
            <div className="flex flex-col gap-2 border-t border-line px-5 py-4 sm:flex-row-reverse sm:px-6">
              {footer}
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}

function DialogHead({ id, title, closeLabel, isLocked, isBare, onClose }: DialogProps & { id: string }) {
  if (isBare) {
    return (
      <h2 id={id} className="sr-only">
        {title}
      </h2>
    );
  }
  return (
    <div className="flex items-start gap-4 px-5 pt-4 pb-2 sm:px-6">
      <h2 id={id} className="min-w-0 flex-1 pt-1.5 text-20">
        {title}
      </h2>
      <IconButton icon={X} label={closeLabel} disabled={isLocked} onClick={onClose} />
    </div>
  );
}
