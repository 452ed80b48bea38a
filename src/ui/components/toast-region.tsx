import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export type ToastView = {
  id: number;
  tone: 'success' | 'info' | 'error';
  text: string;
  action?: { label: string; run: () => void } | undefined;
};

export type ToastRegionProps = {
  toasts: readonly ToastView[];
  onDismiss: (id: number) => void;
  /** The focus or the pointer is on the toasts: stop the clocks until release. */
  onHold?: () => void;
  onRelease?: () => void;
  label: string;
  closeLabel: string;
};

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
const tones = { success: 'text-good', info: 'text-action', error: 'text-bad' };

/** Short messages at the bottom of the screen. Screen readers hear each one once, without being interrupted. */
export function ToastRegion({ toasts, onDismiss, onHold, onRelease, label, closeLabel }: ToastRegionProps) {
  return (
    <section
      aria-label={label}
      onFocus={onHold}
      onBlur={(event) => {
        if (!event.currentTarget.matches(':hover')) onRelease?.();
      }}
      onPointerEnter={onHold}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) onRelease?.();
      }}
      data-print="hidden"
      data-toasts=""
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2 p-4 max-md:bottom-16 md:left-auto md:justify-items-end"
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts.map((toast) => {
          const Icon = icons[toast.tone];
          return (
            <div
              key={toast.id}
              className="toast pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-control border border-line bg-raised py-2 pr-2 pl-4 text-15 shadow-soft"
            >
              <Icon size={20} aria-hidden="true" className={`mt-2 shrink-0 ${tones[toast.tone]}`} />
              <p className="min-w-0 flex-1 py-2">{toast.text}</p>
              {toast.action ? (
                <button
                  type="button"
                  className="min-h-11 min-w-11 rounded-control px-2 font-semibold text-action hover:bg-hover md:min-h-10"
                  onClick={() => {
                    toast.action?.run();
                    onDismiss(toast.id);
                  }}
                >
                  {toast.action.label}
                </button>
              ) : null}
              <IconButton icon={X} label={closeLabel} onClick={() => onDismiss(toast.id)} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
