import { pathOfLeases } from '#src/domain/foundation/lease-choice.ts';
import type { LateAction } from '#src/domain/insight/forecasts/late-payment/late-chance.ts';
import { type LeaseOutlook, lateBandOf } from '#src/domain/insight/forecasts/outlook/late-outlook.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { NotKnown } from '#src/ui/components/not-known.tsx';

/** What is done by writing to the tenant; the rest is done on the lease. */
const BY_MESSAGE: ReadonlySet<LateAction> = new Set([
  'remind_before_due',
  'explain_new_rent',
  'explain_how_to_pay',
  'offer_autopay',
]);
/** More would be a list that nobody works through. */
const MOST = 3;

/** What a person can do about what makes late rent more likely, each with the screen where it is done. */
export function LateActions({ lease: { leaseId, chance } }: { lease: LeaseOutlook }) {
  const { late: text } = useText('forecasts');
  const { can } = useOrganization();
  if (!chance.isKnown || lateBandOf(chance.chanceBasisPoints) === 'low') return <NotKnown />;
  const actions = chance.reasons.flatMap(({ action }) => action ?? []).slice(0, MOST);
  const pathOf = (action: LateAction) =>
    BY_MESSAGE.has(action) && can('messages.write')
      ? pathOfLeases('/messages/new', [leaseId])
      : recordPath.lease(leaseId);
  return (
    <ul className="grid gap-0.5 text-14">
      {actions.map((action) => (
        <li key={action}>
          <AppLink to={pathOf(action)} className={loneLinkClass}>
            {text.actions[action]}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
