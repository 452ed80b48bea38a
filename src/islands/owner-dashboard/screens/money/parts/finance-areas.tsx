import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { OwnerFinanceAreasText } from '#src/i18n/dictionaries/money/owner-finance-areas.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useActiveInView } from '#src/ui/components/use-active-in-view.ts';

interface FinanceArea {
  readonly id: keyof OwnerFinanceAreasText['areas'];
  readonly path: string;
}

/** Screens of the organization's money, in the order of the bar; a screen and what lies below its path are one area. */
const financeAreas: readonly FinanceArea[] = [
  { id: 'rent', path: '/finance' },
  { id: 'month', path: '/finance/month' },
  { id: 'journal', path: '/finance/journal' },
  { id: 'accounts', path: '/finance/accounts' },
  { id: 'currencies', path: '/finance/currencies' },
  { id: 'periods', path: '/finance/periods' },
  { id: 'lateFees', path: '/finance/late-fees' },
  { id: 'expenses', path: '/finance/expenses' },
  { id: 'vendors', path: '/finance/vendors' },
  { id: 'bank', path: '/finance/bank' },
  { id: 'onlinePayments', path: '/finance/online-payments' },
  { id: 'reports', path: '/finance/reports' },
  { id: 'distributions', path: '/finance/distributions' },
  { id: 'budget', path: '/finance/budget' },
  { id: 'taxes', path: '/finance/taxes' },
  { id: 'accounting', path: '/finance/accounting' },
];

/** Links between the money's screens, under the title of each: all in sight where there is room, one row to move on phones. The longest path that fits is the one shown. */
export function FinanceAreas() {
  const text = useText('ownerFinanceAreas');
  const [location] = useLocation();
  const bar = useRef<HTMLElement>(null);
  const active = financeAreas
    .filter(({ path }) => location === path || location.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  useActiveInView(bar, active?.id);
  return (
    <nav
      ref={bar}
      aria-label={text.label}
      className="mb-6 flex gap-1 overflow-x-auto lg:flex-wrap print:hidden"
    >
      {financeAreas.map(({ id, path }) => (
        <AppLink
          key={id}
          to={path}
          aria-current={active?.id === id ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full px-4 text-15 font-medium whitespace-nowrap text-secondary hover:text-ink aria-[current=page]:bg-brand aria-[current=page]:text-on-brand focus-visible:-outline-offset-2"
        >
          {text.areas[id]}
        </AppLink>
      ))}
    </nav>
  );
}
