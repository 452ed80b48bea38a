import { useQuery } from '@tanstack/react-query';
import { trustSections } from '#src/data/trust/sections.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface LooksCardProps {
  organizationId: string;
  /** Said where the reader has several. */
  name?: string | undefined;
  timeZone: string;
}

/** Who of an organization may read personal data, who copied or saw it, and what is shared. */
export function LooksCard({ organizationId, name, timeZone }: LooksCardProps) {
  const { looks: text } = useText('trustSections');
  return (
    <Card title={name ? `${text.title}: ${name}` : text.title} description={text.text}>
      <div className="grid gap-5">
        <Readers organizationId={organizationId} />
        <Looks organizationId={organizationId} timeZone={timeZone} />
        <Shared organizationId={organizationId} />
      </div>
    </Card>
  );
}

function Readers({ organizationId }: { organizationId: string }) {
  const { looks: text } = useText('trustSections');
  const { states } = useText('common');
  const { membershipRole } = useText('common').enums;
  const query = useQuery(trustSections.readers(organizationId));
  return (
    <section>
      <h3 className="text-15">{text.readers}</h3>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={1} />}>
        {(rows) => (
          <ul className="flex flex-wrap gap-x-4 text-15">
            {rows.map(({ role, memberCount }) => (
              <li key={role}>{text.members({ role: membershipRole[role], count: memberCount })}</li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Looks({ organizationId, timeZone }: Pick<LooksCardProps, 'organizationId' | 'timeZone'>) {
  const { looks: text } = useText('trustSections');
  const { states } = useText('common');
  const { membershipRole } = useText('common').enums;
  const query = useQuery(trustSections.looks(organizationId));
  const whoOf = (actorName: string | null, role: keyof typeof membershipRole | null) =>
    actorName ?? (role ? membershipRole[role] : text.someone);
  return (
    <section>
      <h3 className="text-15">{text.seen}</h3>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-15">{text.noLooks}</p>
          ) : (
            <ul className="grid gap-1 text-15">
              {rows.map(({ at, action, role, actorName }) => (
                <li key={`${at}/${action}`} className="wrap-anywhere">
                  <InstantText instant={at} timeZone={timeZone} />
                  {' · '}
                  {action === 'data_exported'
                    ? text.data_exported({ who: whoOf(actorName, role) })
                    : text.admin_list_users}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <p className="text-14 text-hint">{text.notRecorded}</p>
    </section>
  );
}

function Shared({ organizationId }: { organizationId: string }) {
  const { looks: text } = useText('trustSections');
  const { states } = useText('common');
  const language = useLanguage();
  const query = useQuery(trustSections.shared(organizationId));
  return (
    <section>
      <h3 className="text-15">{text.shared}</h3>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(rows) => (
          <ul className="grid gap-0.5 text-15">
            {rows.map(({ what, itemCount }) => (
              <li key={what}>
                {text[what as 'documents' | 'listings' | 'reports' | 'feeds']({
                  count: formatNumber(itemCount, language),
                })}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
