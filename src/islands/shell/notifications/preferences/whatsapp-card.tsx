import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawConsent } from '#src/data/notifications/preferences/mutations.ts';
import { type ConsentRow, preferenceQueries } from '#src/data/notifications/preferences/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SectionSkeleton } from '../../account/account-page.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import { QueryView } from '../../query-view.tsx';
import { useSession } from '../../session.ts';
import { useAction } from '../../use-action.ts';
import { CodeForm, NumberForm } from './whatsapp-forms.tsx';

/** Messages by WhatsApp: agreed to, proved by a code, and withdrawn. */
export function WhatsappCard() {
  const text = useText('notificationSettings').whatsapp;
  const { userId } = useSession();
  const consent = useQuery(preferenceQueries.consent(userId));
  return (
    <Card title={text.title} description={text.text}>
      <QueryView query={consent} skeleton={<SectionSkeleton lines={1} />}>
        {(row) => <Consent key={row?.id} row={row} />}
      </QueryView>
    </Card>
  );
}

function Consent({ row }: { row: ConsentRow | null }) {
  const text = useText('notificationSettings').whatsapp;
  const [startsAgain, setStartsAgain] = useState(false);
  if (row?.verifiedAt) return <Given row={row} />;
  if (!row || startsAgain) return <NumberForm />;
  return (
    <div className="grid justify-items-start gap-4">
      <CodeForm phone={row.phone} />
      <Button variant="quiet" size="sm" onClick={() => setStartsAgain(true)}>
        {text.again}
      </Button>
    </div>
  );
}

function Given({ row }: { row: ConsentRow }) {
  const text = useText('notificationSettings').whatsapp;
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  const { userId } = useSession();
  const withdraw = useAction({
    mutationFn: () => withdrawConsent({}),
    invalidates: [preferenceQueries.consent(userId).queryKey],
    toast: text.withdrawn,
  });
  const when = formatInstant(row.givenAt, language, timeZone);
  return (
    <div className="grid justify-items-start gap-3">
      <p>{text.isOn({ phone: row.phone, when })}</p>
      <details className="text-14 text-secondary">
        <summary className="min-h-11 content-center font-medium text-action md:min-h-0">
          {text.agreedTo}
        </summary>
        <p className="mt-2 max-w-prose">{row.words}</p>
      </details>
      <FailureNote text={withdraw.error} />
      <Button isBusy={withdraw.isRunning} onClick={() => void withdraw.run(undefined)}>
        {text.withdraw}
      </Button>
    </div>
  );
}
