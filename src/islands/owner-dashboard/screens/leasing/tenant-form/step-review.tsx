import { useQuery } from '@tanstack/react-query';
import type { LeaseInput } from '#src/data/leasing/leases/mutations.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ruleWords, saidRule } from '#src/islands/owner-dashboard/screens/money/late-fees/rule-words.ts';
import { lateFeeText } from '#src/islands/owner-dashboard/screens/money/lease-charges/late-fee-text.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { ContractContent } from './contract-content.tsx';
import { billFromOf, type LeaseDraft, ownRuleOf, toLeaseInput } from './lease-draft.ts';
import type { Step } from './lease-problems.ts';
import type { StepProps } from './use-lease-draft.ts';

/** Everything once more before it is made. */
export function StepReview({ draft, today, onEdit }: StepProps & { onEdit: (step: Step) => void }) {
  const text = useText('ownerMoney').tenantForm;
  const { actions } = useText('common');
  const { id } = useOrganization();
  const unit = useQuery({ ...leaseQueries.unit(id, draft.unitId ?? ''), enabled: draft.unitId !== null });
  const { review } = text;
  const termItems = useTermItems(draft, today);
  const part = (step: Step, items: Definition[]) => (
    <Card
      title={text.steps[step]}
      action={
        <Button
          size="sm"
          variant="quiet"
          aria-label={review.edit({ step: text.steps[step] })}
          onClick={() => onEdit(step)}
        >
          {actions.edit}
        </Button>
      }
    >
      <DefinitionList items={items} />
    </Card>
  );
  return (
    <section className="grid gap-4" aria-labelledby="step-review">
      <h2 id="step-review" className="text-20">
        {review.heading}
      </h2>
      {part(
        'people',
        draft.people.map((person, index) => ({
          term: index === 0 ? text.people.main : text.people.other({ position: index + 1 }),
          value: [person.fullName, person.email, person.phone].filter(Boolean).join(' · '),
        })),
      )}
      {part('unit', [
        { term: text.unit.property, value: unit.data?.propertyName },
        { term: text.unit.unit, value: unit.data?.label },
      ])}
      {part('terms', termItems)}
      {unit.data ? <ContractContent use={unit.data.unitUse} agreedOn={today} /> : null}
      <Notice tone="info">
        <p>{review.paper}</p>
        <p className="mt-1">{review.note}</p>
      </Notice>
    </section>
  );
}

function depositWords(
  { depositMinor, isDepositHeld }: Pick<LeaseInput, 'depositMinor' | 'isDepositHeld'>,
  money: (amountMinor: number) => string,
  review: OwnerMoneyText['tenantForm']['review'],
): string {
  if (depositMinor === 0) return review.noDeposit;
  const amount = money(depositMinor);
  return isDepositHeld ? review.depositHeld({ amount }) : amount;
}

function useTermItems(draft: LeaseDraft, today: string): Definition[] {
  const text = useText('ownerMoney').tenantForm;
  const { lease: lateFee, sentence } = useText('ownerCharging').lateFees;
  const { enums } = useText('common');
  const language = useLanguage();
  const { review } = text;
  const money = (amountMinor: number) => formatMoney(amountMinor, draft.currency, language);
  const input = toLeaseInput(draft, today);
  const own = ownRuleOf(draft);
  const lateFeeWords = () =>
    own
      ? ruleWords(saidRule(own, draft.currency), sentence, language)
      : lateFeeText(
          {
            kind: input.lateFeeKind,
            amountMinor: input.lateFeeMinor,
            basisPoints: input.lateFeeBasisPoints,
            capMinor: input.lateFeeCapMinor,
            graceDays: input.lateFeeGraceDays,
            currency: draft.currency,
          },
          text.lateFeeText,
          language,
        );
  return [
    {
      term: review.term,
      value: `${formatDate(draft.startsOn, language)} – ${formatDate(draft.endsOn, language)}`,
    },
    {
      term: review.rent,
      value: `${money(input.rentMinor)}, ${review.dueDay({ day: input.dueDay })}`,
    },
    {
      term: review.deposit,
      value: depositWords(input, money, review),
    },
    { term: review.proration, value: enums.prorationMethod[draft.prorationMethod] },
    {
      term: review.lateFee,
      value: draft.lateFeeFollows ? lateFee.follow : lateFeeWords(),
    },
    { term: review.billFrom, value: formatDate(billFromOf(draft, today) ?? '', language) },
  ];
}
