import { useQuery } from '@tanstack/react-query';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RangesCard } from './ranges-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { TaxFrame } from './tax-frame.tsx';

/** Who the organization is for the tax authority, its numbers, and the rules the forms reckon with. */
export function Screen() {
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const profile = useQuery(taxQueries.profile(id));
  return (
    <TaxFrame tab="profile">
      <div className="grid gap-6">
        <QueryView query={profile} skeleton={<SkeletonText label={states.loading} rows={5} />}>
          {(facts) =>
            can('organization.manage') ? <ProfileForm facts={facts} /> : <ProfileFacts facts={facts} />
          }
        </QueryView>
        <RangesCard isElectronic={profile.data?.profile?.isElectronicIssuer ?? false} />
        <RulesCard />
      </div>
    </TaxFrame>
  );
}
