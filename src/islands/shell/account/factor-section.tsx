import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { removeSecondFactor } from '#src/data/people/security/mutations.ts';
import { securityQueries } from '#src/data/people/security/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';
import { AppCodeDialog } from './app-code-dialog.tsx';
import { CodesCard } from './codes-card.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { FactorSetup } from './factor-setup.tsx';

/** Two-step verification: set up, seen, turned off; and the codes for when the phone is lost. */
export function FactorSection() {
  const { security } = useText('account');
  const text = security.factor;
  const { userId } = useSession();
  const factors = useQuery(securityQueries.factors(userId));
  const isOn = (factors.data?.length ?? 0) > 0;
  // Codes that were just made are told once, and must not go with the set-up that led to them.
  const [codes, setCodes] = useState<string[] | null>(null);
  const state = factors.data ? (
    <Badge tone={isOn ? 'good' : 'neutral'} icon={isOn ? ShieldCheck : ShieldOff}>
      {isOn ? text.on : text.off}
    </Badge>
  ) : null;
  return (
    <AccountSection id="second-factor" title={text.title} text={text.text} state={state}>
      <QueryView query={factors} skeleton={<SectionSkeleton lines={1} />}>
        {([factor]) =>
          factor ? (
            <>
              <TurnedOn since={factor.createdAt} />
              <CodesCard onCreated={setCodes} />
            </>
          ) : (
            <FactorSetup onCodes={setCodes} />
          )
        }
      </QueryView>
      {codes ? <CodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </AccountSection>
  );
}

function TurnedOn({ since }: { since: string }) {
  const { security } = useText('account');
  const text = security.factor;
  const { userId } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction({
    mutationFn: removeSecondFactor,
    invalidates: [securityQueries.all(userId)],
    toast: text.removed,
    onDone: () => setIsAsking(false),
    errorTexts: text.errors,
  });
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <span className="inline-flex items-center gap-3">
          <ShieldCheck size={24} aria-hidden="true" className="text-good" />
          <span>
            {text.on}
            <span className="block text-14 text-hint">
              <DateText date={since.slice(0, 'YYYY-MM-DD'.length)} />
            </span>
          </span>
        </span>
        <Button onClick={() => setIsAsking(true)}>{text.remove}</Button>
      </div>
      <AppCodeDialog
        isOpen={isAsking}
        title={text.removeTitle}
        text={text.removeText}
        submitLabel={text.remove}
        error={remove.error}
        isRunning={remove.isRunning}
        onVerified={() => void remove.run(undefined)}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}
