import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { nextIndex } from './next-index.ts';
import { useActiveInView } from './use-active-in-view.ts';

export type Tab = { id: string; label: string; count?: number };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  children: ReactNode;
};

const horizontal: Record<string, string> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

/** A row of tabs and the active one's panel. Keep `active` in the URL so that a tab can be linked to. */
export function Tabs({ label, tabs, active, onChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useActiveInView(list, active);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === active);
    const moved = nextIndex(horizontal[event.key] ?? event.key, index, tabs.length);
    const tab =
      moved === null || event.key === 'ArrowDown' || event.key === 'ArrowUp' ? undefined : tabs[moved];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${CSS.escape(tab.id)}`)?.focus();
  };

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`tab-panel-${tab.id}`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={classNames(
              'min-h-11 shrink-0 border-b-2 px-3 text-15 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
              tab.id === active
                ? 'border-action text-ink'
                : 'border-transparent text-secondary hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="ml-1.5 text-14 font-normal text-hint tabular-nums">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`tab-panel-${active}`}
        role="tabpanel"
        aria-labelledby={`tab-${active}`}
        className="pt-3 md:pt-5"
      >
        {children}
      </div>
    </div>
  );
}
