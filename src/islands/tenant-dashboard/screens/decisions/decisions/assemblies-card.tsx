import { useQuery } from '@tanstack/react-query';
import { type MyBuilding, myPartQueries } from '#src/data/decisions/my-part.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { AssemblyBadge } from '../parts/assembly-badge.tsx';

/** The assemblies of the reader's buildings; nothing where there are none. */
export function AssembliesCard({ buildings }: { buildings: readonly MyBuilding[] }) {
  const { assemblies: text } = useText('tenantDecisions');
  const language = useLanguage();
  const { data = [] } = useQuery(myPartQueries.assemblies(buildings.map(({ propertyId }) => propertyId)));
  if (data.length === 0) return null;
  return (
    <Card title={text.title} isFlush>
      <ul className="border-t border-line">
        {data.map(({ id, title, propertyId, startsAt, status }) => {
          const building = buildings.find((one) => one.propertyId === propertyId);
          return (
            <li key={id} className="border-b border-line last:border-0">
              <AppLink
                to={`/decisions/assemblies/${id}`}
                className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1 basis-60">
                  <span className="block text-16 font-medium break-words">{title}</span>
                  <span className="block text-14 text-secondary">
                    {buildings.length > 1 && building ? `${building.propertyName} · ` : null}
                    {building ? formatInstant(startsAt, language, building.timeZone) : null}
                  </span>
                </span>
                <AssemblyBadge status={status} />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
