import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { photoQueries } from '#src/data/portfolio/properties/photos.ts';
import { publishListing } from '#src/data/screening/listings/mutations.ts';
import { type ListedUnit, listingQueries } from '#src/data/screening/listings/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { ListingDialog } from './listing-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface Shown {
  action: 'edit' | 'share';
  unit: ListedUnit;
}

/** The pages on which a property's units are offered to everybody. */
export function Screen({ params }: ScreenProps) {
  const { listing: text } = useText('ownerListing');
  const { states } = useText('common');
  const { id } = useOrganization();
  const propertyId = params.id ?? '';
  const query = useQuery(listingQueries.ofProperty(id, propertyId));
  const photos = useQuery(photoQueries.of(id, propertyId));
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  return (
    <Card title={text.title} description={text.text}>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(units) => units.length === 0}
        empty={
          <EmptyState
            icon={Megaphone}
            title={text.noUnitsTitle}
            text={text.noUnitsText}
            action={
              <AppLink to={`/properties/${propertyId}/units`} className={buttonClass({ variant: 'primary' })}>
                {text.noUnits}
              </AppLink>
            }
          />
        }
      >
        {(units) => (
          <ul className="grid divide-y divide-line">
            {units.map((unit) => (
              <UnitLine key={unit.id} unit={unit} onAction={(action) => setShown({ action, unit })} />
            ))}
          </ul>
        )}
      </QueryView>
      {shown?.action === 'edit' ? (
        <ListingDialog propertyId={propertyId} unit={shown.unit} photos={photos.data ?? []} onClose={close} />
      ) : null}
      {shown?.action === 'share' && shown.unit.listing ? (
        <ShareDialog
          unit={shown.unit.label}
          listing={shown.unit.listing}
          cover={photos.data?.find((photo) => photo.id === shown.unit.photoIds[0])}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}

function UnitLine({ unit, onAction }: { unit: ListedUnit; onAction: (action: Shown['action']) => void }) {
  const { listing: text } = useText('ownerListing');
  const { can } = useOrganization();
  const { listing, label } = unit;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{label}</p>
        <p className="text-14 text-hint">
          {listing ? (
            <>
              {listing.titleEs} ·{' '}
              <MoneyText amountMinor={listing.rentMinor} currency={listing.rentCurrency} />
            </>
          ) : (
            text.none
          )}
          {unit.leaseId ? ` · ${text.isLeased}` : null}
        </p>
      </div>
      {listing ? (
        <Badge tone={listing.isActive ? 'good' : 'neutral'}>
          {listing.isActive ? text.published : text.notPublished}
        </Badge>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {can('portfolio.write') ? (
          <Button
            size="sm"
            aria-label={(listing ? text.editOf : text.writeOf)({ unit: label })}
            onClick={() => onAction('edit')}
          >
            {listing ? text.edit : text.write}
          </Button>
        ) : null}
        {listing && can('portfolio.write') ? <PublishButton unit={unit} /> : null}
        {listing?.isActive ? (
          <Button size="sm" aria-label={text.shareOf({ unit: label })} onClick={() => onAction('share')}>
            {text.share}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function PublishButton({ unit: { listing, label } }: { unit: ListedUnit }) {
  const { listing: text } = useText('ownerListing');
  const isActive = listing?.isActive ?? false;
  const publish = useAction({
    mutationFn: publishListing,
    invalidates: [listingQueries.all],
    toast: (_, input) => (input.isActive ? text.donePublished : text.doneUnpublished),
  });
  useErrorToast(publish);
  if (!listing) return null;
  const words = isActive ? text.unpublishOf : text.publishOf;
  return (
    <Button
      size="sm"
      aria-label={words({ unit: label })}
      isBusy={publish.isRunning}
      onClick={() => void publish.run({ listingId: listing.id, isActive: !isActive })}
    >
      {isActive ? text.unpublish : text.publish}
    </Button>
  );
}
