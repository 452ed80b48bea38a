import { useQuery } from '@tanstack/react-query';
import { photoQueries } from '#src/data/portfolio/properties/photos.ts';
import type { Property } from '#src/data/portfolio/properties/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { addressLine } from '../parts/address.ts';
import { PropertyIcon } from './property-icon.tsx';
import { PropertyMenu } from './property-menu.tsx';

/** Properties as cards: what, where, how full, with the cover of those that have one. */
export function PropertyCards({ rows }: { rows: readonly Property[] }) {
  const paths = rows.flatMap((property) => (property.coverPath ? [property.coverPath] : []));
  const links = useQuery(photoQueries.smallLinks(paths));
  return (
    <ul className="grid gap-4 p-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      {rows.map((property) => (
        <PropertyCard
          key={property.id}
          property={property}
          cover={property.coverPath ? links.data?.get(property.coverPath) : undefined}
        />
      ))}
    </ul>
  );
}

function PropertyCard({ property, cover }: { property: Property; cover: string | undefined }) {
  const { properties } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const { unitCount: total, occupiedUnitCount: occupied } = property;
  return (
    <li className="relative flex min-w-0 flex-col gap-4 rounded-card border [contain-intrinsic-size:auto_14rem] [content-visibility:auto] border-line p-4 transition-colors focus-within:border-action hover:border-control">
      {property.coverPath ? (
        <div className="-mx-4 -mt-4 aspect-2/1 overflow-hidden rounded-t-card bg-sunken">
          {/* The name beside it says whose picture it is. */}
          {cover ? <img src={cover} alt="" loading="lazy" className="size-full object-cover" /> : null}
        </div>
      ) : null}
      <div className="flex items-start gap-3">
        <PropertyIcon type={property.propertyType} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-semibold break-words">
            {/* The whole card leads to the property; the menu lies above the link. */}
            <AppLink
              to={`/properties/${property.id}`}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {property.name}
            </AppLink>
          </h2>
          <p className="text-14 text-hint">{enums.propertyType[property.propertyType]}</p>
        </div>
        <div className="relative -mt-1 -mr-1">
          <PropertyMenu property={property} />
        </div>
      </div>
      <p className="line-clamp-2 flex-1 text-14 text-secondary">{addressLine(property)}</p>
      {total === 0 ? (
        <p className="text-14 text-hint">{properties.noUnits}</p>
      ) : (
        <ProgressBar
          label={properties.unitCount({ count: total })}
          share={occupancyOf(total, occupied).share ?? 0}
          valueText={properties.letOf({ occupied, total })}
        />
      )}
    </li>
  );
}
