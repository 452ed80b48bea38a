import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { holdsUnit, isClosed } from '#src/domain/leasing/lease.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DocumentsPart } from '#src/islands/owner-dashboard/screens/documents/parts/documents-part.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
import { FoldedSection } from '#src/islands/shell/record/folded-section.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { GuarantorsCard } from '../lease-people/guarantors-card.tsx';
import type { Open } from './lease-actions.tsx';
import { TermsCard } from './terms-card.tsx';

const ChargesToCome = lazyPart(
  () =>
    import('#src/islands/owner-dashboard/screens/money/lease-charges/charges-to-come.tsx').then(
      (file) => file.ChargesToCome,
    ),
  { fallback: LoadingText },
);
const DepositCard = lazyPart(
  () =>
    import('#src/islands/owner-dashboard/screens/money/lease-deposit/deposit-card.tsx').then(
      (file) => file.DepositCard,
    ),
  { fallback: LoadingText },
);
const PlanCard = lazyPart(
  () =>
    import('#src/islands/owner-dashboard/screens/money/payment-plans/plan-card.tsx').then(
      (file) => file.PlanCard,
    ),
  { fallback: LoadingText },
);
const ContractCard = lazyPart(
  () =>
    import('#src/islands/owner-dashboard/screens/signing/contract/contract-card.tsx').then(
      (file) => file.ContractCard,
    ),
  { fallback: LoadingText },
);
const AskedDocumentsCard = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/documents/parts/asked-documents-card.tsx').then(
    (file) => file.AskedDocumentsCard,
  ),
);
const ConditionLink = lazyPart(
  () => import('#src/islands/shell/condition/condition-link.tsx').then((file) => file.ConditionLink),
  { fallback: LoadingText },
);

interface SectionsProps {
  lease: Lease;
  onAction: (action: Open) => void;
}

/** What is read now and then: each part is fetched when it is opened, and has an address. */
export function LeaseSections({ lease, onAction }: SectionsProps) {
  const { lease: text } = useText('ownerMoney');
  const { leasing } = useText('ownerLeasing');
  const isAgreed = holdsUnit(lease.status);
  return (
    <div className="grid gap-3">
      {isAgreed ? <AgreedSections lease={lease} onAction={onAction} /> : null}
      <FoldedSection id="documents" title={text.sections.documents}>
        <DocumentsPart place={{ column: 'leaseId', id: lease.id }} writes="leases.write" />
        {isAgreed ? <AskedDocumentsCard leases={[lease]} /> : null}
      </FoldedSection>
      <FoldedSection id="guarantors" title={leasing.parties.guarantors}>
        <GuarantorsCard lease={lease} />
      </FoldedSection>
    </div>
  );
}

function AgreedSections({ lease, onAction }: SectionsProps) {
  const { lease: text } = useText('ownerMoney');
  const { deposit } = useText('ownerLeasing').leasing;
  const { card: contract } = useText('ownerContract');
  const language = useLanguage();
  const { can } = useOrganization();
  const money = (minor: number) => formatMoney(minor, lease.currency, language);
  const day = (date: string) => formatDate(date, language, 'short');
  return (
    <>
      <FoldedSection
        id="terms"
        title={text.terms}
        summary={`${money(lease.rentMinor)} · ${day(lease.startsOn)} – ${day(lease.endsOn)}`}
      >
        <TermsCard lease={lease} onAction={onAction} />
      </FoldedSection>
      <FoldedSection id="charges" title={text.sections.charges}>
        <ChargesToCome lease={lease} />
      </FoldedSection>
      {can('money.read') ? (
        <FoldedSection
          id="deposit"
          title={deposit.title}
          summary={lease.depositMinor > 0 ? money(lease.depositMinor) : undefined}
          isOpen={isClosed(lease.status)}
        >
          <DepositCard lease={lease} />
        </FoldedSection>
      ) : null}
      <FoldedSection id="plan" title={text.sections.plan}>
        <PlanCard lease={lease} />
      </FoldedSection>
      <FoldedSection id="contract" title={contract.title}>
        <ContractCard lease={lease} />
      </FoldedSection>
      <FoldedSection id="condition" title={text.sections.condition}>
        <ConditionLink leaseId={lease.id} side="office" to={`/leases/${lease.id}/condition`} />
      </FoldedSection>
    </>
  );
}
