import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { cardQueries, type OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AutopayList } from './autopay-list.tsx';
import { LatestAttempts } from './latest-attempts.tsx';
import { SettingsForm } from './settings-form.tsx';

/** How tenants may pay: by hand, and by card with whom and on which terms. */
export function Screen() {
  const text = useText('ownerCards');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const settings = useQuery(cardQueries.settings(id));
  useLive(
    [
      { table: 'card_payments', filter: `organization_id=eq.${id}` },
      { table: 'autopays', filter: `organization_id=eq.${id}` },
    ],
    [cardQueries.latest(id).queryKey, autopayQueries.all],
  );
  return (
    <>
      <PageHeader title={text.title} description={text.text} />
      <SectionLine />
      <div className="grid gap-6">
        <TrialResult />
        {can('organization.manage') ? null : <Notice>{text.onlyOwner}</Notice>}
        <QueryView
          query={settings}
          skeleton={<SkeletonText label={states.loading} rows={8} />}
          errorTitle={text.errorTitle}
        >
          {(found) => <Settings settings={found} />}
        </QueryView>
        <div className="after-waiting">
          <AutopayList />
        </div>
        <div className="after-waiting">
          <LatestAttempts />
        </div>
      </div>
    </>
  );
}

function Settings({ settings }: { settings: OnlinePaymentSettings }) {
  const { can } = useOrganization();
  return (
    <fieldset disabled={!can('organization.manage')} className="min-w-0">
      <SettingsForm settings={settings} />
    </fieldset>
  );
}

/** Where the owner comes back from a test on the processor's page. */
function TrialResult() {
  const { cards, latest } = useText('ownerCards');
  const id = new URLSearchParams(useSearch()).get('test');
  const { data } = useQuery({ ...cardQueries.attempt(id ?? ''), enabled: id !== null });
  if (!data) return null;
  const isGood = data.status === 'approved';
  return (
    <div role="status">
      <Notice tone={isGood ? 'good' : 'warn'}>
        {cards.trialResult({ state: latest.states[data.status] })}
      </Notice>
    </div>
  );
}
