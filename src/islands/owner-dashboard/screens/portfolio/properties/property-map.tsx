import { useQuery } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { propertyPlaceQueries } from '#src/data/portfolio/properties/place-queries.ts';
import {
  land,
  mapHeight,
  mapWidth,
  markerRadius,
  onMap,
  provincePlaces,
} from '#src/domain/foundation/country-map.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { byProvince, isProvince, type ProvinceCount } from './places.ts';

const pathOf = (province: string) => `/properties?f.province=${encodeURIComponent(province)}`;
const outline = land
  .map(
    (edge) =>
      `M${edge
        .map(onMap)
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}Z`,
  )
  .join('');

/** Where the properties are: a map of the provinces, and the same as a list for who does not point. */
export function PropertyMap({ list }: { list: ListControls }) {
  const { properties: text } = useText('ownerPortfolio');
  const { actions, states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery({ ...propertyPlaceQueries.of(id, list.query), select: byProvince });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonTable label={states.loading} />}
      isEmpty={(provinces) => provinces.length === 0}
      empty={
        <EmptyState
          icon={MapPinned}
          title={text.noMatchTitle}
          text={text.map.empty}
          action={
            list.isFiltered ? <Button onClick={list.clearFilters}>{actions.clearAll}</Button> : undefined
          }
        />
      }
    >
      {(provinces) => (
        <div className="grid items-start gap-6 p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Picture provinces={provinces} />
          <ProvinceList provinces={provinces} />
        </div>
      )}
    </QueryView>
  );
}

/** For the pointer; whoever reads with something else has the list, which leads to the same places. */
function Picture({ provinces }: { provinces: readonly ProvinceCount[] }) {
  const { properties: text } = useText('ownerPortfolio');
  const language = useLanguage();
  const most = Math.max(...provinces.map(({ count }) => count));
  // Large markers lie under small ones.
  const markers = provinces.filter(({ isOnMap }) => isOnMap);
  return (
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true" className="h-auto w-full">
      <path d={outline} className="fill-sunken stroke-control" strokeWidth={2} strokeLinejoin="round" />
      {markers.map(({ province, count }) => {
        if (!isProvince(province)) return null;
        const { x, y } = onMap(provincePlaces[province]);
        return (
          <AppLink key={province} to={pathOf(province)} tabIndex={-1} className="group">
            <title>{text.map.marker({ province, count })}</title>
            <g className="origin-center [transform-box:fill-box] max-sm:scale-200">
              <circle
                cx={x}
                cy={y}
                r={markerRadius(count, most)}
                className="fill-action stroke-surface group-hover:fill-ink"
                strokeWidth={2}
              />
              <text
                x={x}
                y={y}
                dy="0.35em"
                textAnchor="middle"
                className="fill-surface text-16 font-semibold tabular-nums"
              >
                {formatNumber(count, language)}
              </text>
            </g>
          </AppLink>
        );
      })}
    </svg>
  );
}

function ProvinceList({ provinces }: { provinces: readonly ProvinceCount[] }) {
  const { properties: text } = useText('ownerPortfolio');
  const language = useLanguage();
  return (
    <section aria-labelledby="places-heading">
      <h2 id="places-heading" className="text-16 font-semibold">
        {text.map.provinces}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {provinces.map(({ province, count, municipalities }) => (
          <li key={province} className="py-2.5">
            <p className="flex items-baseline justify-between gap-4">
              <AppLink to={pathOf(province)} className={linkClass}>
                {province}
              </AppLink>
              <span className="tabular-nums">{text.map.count({ count })}</span>
            </p>
            <p className="mt-0.5 text-14 text-secondary">
              {municipalities
                .map((one) => text.map.municipality({ ...one, shown: formatNumber(one.count, language) }))
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
