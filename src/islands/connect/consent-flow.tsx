import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { programQueries } from '#src/data/insight/programs/queries.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { type AskedAccess, readAskedAccess } from '#src/domain/insight/programs/asked-access.ts';
import { useText } from '#src/i18n/react.tsx';
import { AuthGate, type GateSession } from '#src/islands/shell/auth-gate.tsx';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { PlainFrame } from '#src/islands/shell/plain-frame.tsx';
import { createQueryClient } from '#src/islands/shell/query-client.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { SessionContext } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { ConsentForm } from './consent-form.tsx';

/** Has the reader sign in, reads in the address what a program asks for, and asks the reader. */
export function ConsentFlow() {
  return (
    <AuthGate>
      {(session) => (
        <PlainFrame width="card">
          <AskedOf key={session.userId} session={session} />
        </PlainFrame>
      )}
    </AuthGate>
  );
}

function AskedOf({ session }: { session: GateSession }) {
  const common = useText('common');
  const { consent: text } = useText('programs');
  const [queryClient] = useState(createQueryClient);
  const [search] = useState(() => new URLSearchParams(window.location.search));
  const asked = useMemo(() => readAskedAccess(search), [search]);
  const facts = useMemo(() => ({ ...session, fullName: '' }), [session]);

  useEffect(() => {
    document.title = `${text.title} · ${common.product}`;
  }, [text, common]);

  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={facts}>
        {asked ? (
          <AskedProgram asked={asked} search={search} userId={session.userId} />
        ) : (
          <Refused text={text.invalid} />
        )}
      </SessionContext>
    </QueryClientProvider>
  );
}

function AskedProgram({
  asked,
  search,
  userId,
}: {
  asked: AskedAccess;
  search: URLSearchParams;
  userId: string;
}) {
  const { consent: text, yourRental } = useText('programs');
  const program = useQuery(programQueries.asking(asked.clientId, asked.redirectUri));
  const organizations = useQuery(sessionQueries.organizations(userId));
  const rental = useQuery(sessionQueries.hasTenantArea(userId));
  if (program.error?.kind === 'not_found') return <Refused text={text.errors.not_found} />;
  return (
    <QueryView query={program} skeleton={<Waiting />}>
      {(found) => (
        <QueryView query={organizations} skeleton={<Waiting />}>
          {(rows) => (
            <QueryView query={rental} skeleton={<Waiting />}>
              {(hasRental) => {
                const places = [
                  ...rows.map(({ id, name }) => ({ value: id, label: name })),
                  ...(hasRental ? [{ value: '', label: yourRental }] : []),
                ];
                return found && places.length > 0 ? (
                  <ConsentForm {...{ asked, search, places }} program={found} />
                ) : (
                  <Refused text={text.nothing} />
                );
              }}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

function Waiting() {
  const { consent: text } = useText('programs');
  return (
    <div role="status" className="grid justify-items-center gap-3 py-24 text-secondary">
      <Spinner size="lg" />
      {text.loading}
    </div>
  );
}

/** Nobody is sent on from here: an address that was not registered may be anybody's. */
function Refused({ text: why }: { text: string }) {
  const { consent: text } = useText('programs');
  return (
    <EntryCard title={text.title} text={why}>
      <a href="/" className={buttonClass({ isBlock: true })}>
        {text.home}
      </a>
    </EntryCard>
  );
}
