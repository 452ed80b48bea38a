import { useEffect, useRef } from 'react';
import type { PortfolioOutcome } from '#src/data/portfolio/import.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { focusInView } from '#src/ui/components/form-faults.ts';

/** What was added, where it is, and what comes next. */
export function RollDone({ outcome, onAnother }: { outcome: PortfolioOutcome; onAnother: () => void }) {
  const { done: text } = useText('ownerRentRoll');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(box.current), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Card title={text.title}>
        <p>
          {text.text({
            properties: outcome.properties.added,
            units: outcome.units.added,
            people: outcome.people.added,
            leases: outcome.leases.added,
          })}
        </p>
        <p className="mt-2 text-15 text-secondary">{text.next}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <AppLink to="/tenants" className={buttonClass({ variant: 'primary' })}>
            {text.tenants}
          </AppLink>
          <AppLink to="/properties" className={buttonClass({})}>
            {text.properties}
          </AppLink>
          <AppLink to="/units" className={buttonClass({})}>
            {text.units}
          </AppLink>
          <Button onClick={onAnother}>{text.another}</Button>
        </div>
      </Card>
    </div>
  );
}
