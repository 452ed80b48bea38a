import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { AppLink } from '../app-link.tsx';

/** A record that belongs to the one on show. */
export interface Related {
  /** What it is: "Tenant". */
  kind: string;
  name: string;
  /** Its page, by `recordPath`. */
  to: string;
  /** What of it matters here, in a line. */
  line?: ReactNode;
}

/** The records that belong to the one on show, each with a line; those that are missing (null) are left out. */
export function RelatedCard({ items }: { items: readonly (Related | null)[] }) {
  const text = useText('record');
  const shown = items.filter((item) => item !== null);
  if (shown.length === 0) return null;
  return (
    <Card title={text.related} isFlush>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((item) => (
          <li
            key={`${item.to} ${item.name}`}
            className="relative flex min-h-14 items-center gap-3 px-5 py-2.5 hover:bg-hover"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-12 text-hint">{item.kind}</span>
              <AppLink
                to={item.to}
                className="font-medium text-action wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {item.name}
              </AppLink>
              {item.line ? <span className="block text-14 text-secondary">{item.line}</span> : null}
            </span>
            <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-hint" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
