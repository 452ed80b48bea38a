import { bar as financeAreas } from 'virtual:screens/owner/bar';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useActiveInView } from '#src/ui/components/use-active-in-view.ts';

/** Links between the money's screens, under the title of each: all in sight where there is room, one row to move on phones. The longest path that fits is the one shown. */
export function FinanceAreas() {
  const text = useText('ownerFinanceAreas');
  const [location] = useLocation();
  const bar = useRef<HTMLElement>(null);
  const active = financeAreas
    .filter(({ path }) => location === path || location.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  useActiveInView(bar, active?.path);
  return (
    <nav
      ref={bar}
      aria-label={text.label}
      className="mb-6 flex gap-1 overflow-x-auto lg:flex-wrap print:hidden"
    >
      {financeAreas.map(({ path, label }) => (
        <AppLink
          key={path}
          to={path}
          aria-current={active?.path === path ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full px-4 text-15 font-medium whitespace-nowrap text-secondary hover:text-ink aria-[current=page]:bg-brand aria-[current=page]:text-on-brand focus-visible:-outline-offset-2"
        >
          {label(text)}
        </AppLink>
      ))}
    </nav>
  );
}
