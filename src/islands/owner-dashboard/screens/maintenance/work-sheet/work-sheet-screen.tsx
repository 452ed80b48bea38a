import { useQuery } from '@tanstack/react-query';
import { type MaintenanceDetail, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { addressLine } from '#src/islands/owner-dashboard/screens/portfolio/parts/address.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

import { Blank, ByHand, Part } from './sheet-parts.tsx';

const MOST_PHOTOS = 6;

/** A request on one page of paper, for whoever does the work: what, where, how to get in, and room for a signature. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const query = useQuery(maintenanceQueries.byId(params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(request) => <Sheet request={request} />}
    </QueryView>
  );
}

function Sheet({ request }: { request: MaintenanceDetail }) {
  const { sheet: text, checklist, asset } = useText('upkeep');
  const { number, category, priority } = useText('maintenance');
  const language = useLanguage();
  const { scheduledOn, assigneeName, assetName } = request;
  return (
    <div className="mx-auto max-w-3xl">
      <div data-print="hidden">
        <PageHeader
          title={text.title}
          description={text.text}
          back={<BackLink to={`/maintenance/${request.id}`}>{text.back}</BackLink>}
          actions={
            <Button variant="primary" onClick={() => window.print()}>
              {text.print}
            </Button>
          }
        />
      </div>
      <article className="grid gap-5 rounded-card border border-line bg-surface p-6 print:border-0 print:p-0">
        <header className="grid gap-1 border-b border-line pb-3">
          <p className="text-14 text-secondary">
            {number({ number: request.number })} · {category[request.category]} · {priority[request.priority]}
          </p>
          <h2 className="text-20">{request.title}</h2>
        </header>
        {request.description ? (
          <Part title={text.what}>
            <p className="break-words whitespace-pre-line">{request.description}</p>
          </Part>
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
          <Where request={request} />
          <Access request={request} />
          <Part title={text.assigned}>{assigneeName ?? <Blank />}</Part>
          <Part title={text.scheduled}>
            {scheduledOn ? formatDate(scheduledOn, language, 'long') : <Blank />}
          </Part>
          {assetName ? <Part title={asset}>{assetName}</Part> : null}
        </div>
        {request.checklist.length > 0 ? (
          <Part title={checklist}>
            <ul className="grid gap-2">
              {request.checklist.map(({ id, body, doneAt }) => (
                <li key={id} className="flex items-start gap-2.5">
                  <span
                    aria-hidden="true"
                    className="mt-0.5 grid size-4 shrink-0 place-items-center border border-ink text-12"
                  >
                    {doneAt ? '✓' : ''}
                  </span>
                  {body}
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        <Photos maintenanceId={request.id} />
        <ByHand />
      </article>
    </div>
  );
}

function Where({ request }: { request: MaintenanceDetail }) {
  const { sheet: text } = useText('upkeep');
  const { common } = useText('maintenance');
  const { id } = useOrganization();
  const property = useQuery(propertyQueries.byId(id, request.propertyId));
  return (
    <Part title={text.where}>
      <p>
        {request.propertyName} · {request.unitLabel ?? common}
      </p>
      {property.data ? (
        <p className="text-secondary">
          {addressLine(property.data)} {property.data.reference}
        </p>
      ) : null}
    </Part>
  );
}

/** How to get in, and whom to call there; who may not read people asks the office. */
function Access({ request }: { request: MaintenanceDetail }) {
  const { sheet: text } = useText('upkeep');
  const { office } = useText('maintenance');
  const { id, can } = useOrganization();
  const { unitId } = request;
  const tenants = useQuery({
    ...maintenanceQueries.contacts(id, unitId ?? ''),
    enabled: unitId !== null && can('people.read'),
  });
  return (
    <>
      <Part title={text.access}>
        <p>{request.mayEnter ? office.yes : office.no}</p>
        {request.accessNote ? <p className="text-secondary">{request.accessNote}</p> : null}
      </Part>
      <Part title={text.contact}>
        {tenants.data?.length
          ? tenants.data.map(({ personId, fullName, phone }) => (
              <p key={personId}>{[fullName, formatPhone(phone)].filter(Boolean).join(' · ')}</p>
            ))
          : text.noContact}
      </Part>
    </>
  );
}

function Photos({ maintenanceId }: { maintenanceId: string }) {
  const { sheet: text } = useText('upkeep');
  const { photos: words } = useText('maintenance');
  const query = useQuery(maintenanceQueries.photos(maintenanceId));
  const photos = query.data?.slice(0, MOST_PHOTOS) ?? [];
  if (photos.length === 0) return null;
  return (
    <Part title={text.photos}>
      <ul className="grid grid-cols-3 gap-2">
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <img
              src={url}
              alt={words.photo({ number: index + 1 })}
              className="aspect-[4/3] w-full object-cover"
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
