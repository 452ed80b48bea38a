import { useQuery } from '@tanstack/react-query';
import { type Asset, assetQueries } from '#src/data/maintenance/assets.ts';
import { maintenanceListSpec, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { emptyListQuery } from '#src/domain/foundation/list-query.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useMaintenanceColumns } from '../maintenance/maintenance-columns.tsx';
import { useAssetActions } from './asset-actions.tsx';

/** One piece of equipment: where it is, until when it lasts, and what was repaired. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const query = useQuery(assetQueries.byId(params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(asset) => <AssetPage asset={asset} />}
    </QueryView>
  );
}

function AssetPage({ asset }: { asset: Asset }) {
  const text = useText('assets');
  const language = useLanguage();
  const { primary, actions, dialog } = useAssetActions(asset);
  const { propertyId, propertyName, unitId, unitLabel, retiredOn } = asset;
  return (
    <>
      <RecordHead
        kind={text.one}
        title={asset.name}
        back={<BackLink to="/maintenance/assets">{text.back}</BackLink>}
        facts={[
          text.kinds[asset.kind],
          <AppLink
            key="place"
            to={unitId ? recordPath.unit(unitId) : recordPath.property(propertyId)}
            className="rounded-mark text-action hover:underline"
          >
            {unitLabel ? `${propertyName} · ${unitLabel}` : propertyName}
          </AppLink>,
        ]}
        state={<Warranty asset={asset} />}
        primary={primary}
        actions={actions}
      />
      {dialog}
      {retiredOn ? (
        <div className="mb-6">
          <Notice tone="warn">{text.retiredOn({ date: formatDate(retiredOn, language) })}</Notice>
        </div>
      ) : null}
      <RecordPage
        main={
          <>
            <RecordFigures
              figures={[
                { label: text.openRequests, value: asset.openCount },
                { label: text.allTime, value: asset.requestCount },
              ]}
            />
            <History asset={asset} />
          </>
        }
        side={<Facts asset={asset} />}
      />
    </>
  );
}

function Warranty({ asset: { warrantyUntil } }: { asset: Asset }) {
  const text = useText('assets');
  const today = useToday();
  if (warrantyUntil === null) return null;
  return warrantyUntil >= today ? (
    <Badge tone="good">{text.underWarranty}</Badge>
  ) : (
    <Badge>{text.warrantyEnded}</Badge>
  );
}

function Facts({ asset }: { asset: Asset }) {
  const { facts, form: text, columns } = useText('assets');
  const language = useLanguage();
  const day = (date: string | null) => (date ? formatDate(date, language) : <NotKnown />);
  const { costMinor, costCurrency } = asset;
  return (
    <Card title={facts}>
      <DefinitionList
        items={[
          { term: text.maker, value: asset.maker || <NotKnown /> },
          { term: text.model, value: asset.model || <NotKnown /> },
          { term: text.serialNumber, value: asset.serialNumber || <NotKnown /> },
          { term: text.installedOn, value: day(asset.installedOn) },
          { term: text.warrantyUntil, value: day(asset.warrantyUntil) },
          { term: columns.life, value: day(asset.lifeEndsOn) },
          {
            term: text.cost,
            value:
              costMinor !== null && costCurrency ? (
                <MoneyText amountMinor={costMinor} currency={costCurrency} />
              ) : (
                <NotKnown />
              ),
          },
          ...(asset.note ? [{ term: text.note, value: asset.note }] : []),
        ]}
      />
    </Card>
  );
}

function History({ asset }: { asset: Asset }) {
  const text = useText('assets');
  const { states } = useText('common');
  const { id } = useOrganization();
  const list = useList({
    query: () =>
      maintenanceQueries.list(id, { ...emptyListQuery(maintenanceListSpec), filters: { asset: [asset.id] } }),
  });
  return (
    <ListCard
      list={list}
      text={{ caption: text.history }}
      card={{
        title: text.history,
        action: (
          <AppLink to={`/maintenance?f.asset=${asset.id}`} className="text-14 text-action hover:underline">
            {text.allRequests}
          </AppLink>
        ),
      }}
      skeleton={<SkeletonText label={states.loading} rows={4} />}
      empty={<p className="px-5 pb-5 text-15 text-hint">{text.noHistory}</p>}
      columns={useMaintenanceColumns()}
      path={(row) => recordPath.request(row.id)}
      foot={{ isOnlyForMore: true }}
    />
  );
}
