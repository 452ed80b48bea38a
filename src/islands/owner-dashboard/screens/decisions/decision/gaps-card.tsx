import type { Decision } from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { gapPath } from '../parts/gap-path.ts';

/** What a draft lacks before it can open, each with the way to where it is stated. */
export function GapsCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const { gaps: names } = useText('ownerDecisions');
  if (decision.gaps.length === 0)
    return (
      <Notice tone="good" title={text.readyTitle}>
        {text.readyText}
      </Notice>
    );
  return (
    <Card title={text.gapsTitle} description={text.gapsText}>
      <ul className="divide-y divide-line">
        {decision.gaps.map((gap) => (
          <li key={gap} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <span className="min-w-0">{names[gap]}</span>
            <AppLink
              to={gapPath(gap, decision)}
              aria-label={`${gap === 'options' ? text.addOptions : text.state}: ${names[gap]}`}
              className="shrink-0 rounded-mark text-action hover:underline"
            >
              {gap === 'options' ? text.addOptions : text.state}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
