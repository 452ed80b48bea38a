import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { CertificatesCard } from '../certificates/certificates-card.tsx';
import { IssuerChecklist } from '../ecf/issuer-checklist.tsx';
import { IssuersCard } from './issuers-card.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PropertyIssuersCard } from './property-issuers-card.tsx';
import { RangesCard } from './ranges-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { TaxFrame } from './tax-frame.tsx';
import { useIssuer } from './use-issuer.ts';

/** Who gives out receipts here, what each is for the tax authority, its numbers, and the rules the forms reckon with. */
export function Screen() {
  const { states } = useText('common');
  const { query, issuer } = useIssuer();
  return (
    <TaxFrame tab="profile">
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={5} />}>
        {(issuers) => (issuer ? <Profile issuer={issuer} issuers={issuers} /> : null)}
      </QueryView>
    </TaxFrame>
  );
}

function Profile({ issuer, issuers }: { issuer: FiscalIssuer; issuers: readonly FiscalIssuer[] }) {
  const { can } = useOrganization();
  return (
    <div className="grid gap-6">
      {issuers.length > 1 ? <IssuersCard issuers={issuers} /> : null}
      {can('organization.manage') ? (
        <ProfileForm key={issuer.id} issuer={issuer} />
      ) : (
        <ProfileFacts issuer={issuer} />
      )}
      <RangesCard issuer={issuer} />
      {issuers.length > 1 ? <PropertyIssuersCard issuer={issuer} /> : <IssuersCard issuers={issuers} />}
      {issuer.issuingWay === 'provider' || issuer.issuingWay === 'external' ? null : (
        <CertificatesCard issuer={issuer} />
      )}
      <IssuerChecklist issuer={issuer} />
      <RulesCard />
    </div>
  );
}
