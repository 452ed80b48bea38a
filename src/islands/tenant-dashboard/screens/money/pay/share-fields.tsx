import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { formatDate, formatMoney, saidTogether } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { type Owed, type Share, sharesOf } from './share.ts';

interface ShareFieldsProps {
  lease: TenantLease;
  owed: Owed;
  share: Share;
  onShare: (share: Share) => void;
  partMinor: number | null;
  onPart: (partMinor: number | null) => void;
  error: string | undefined;
}

/** How much is paid: a share of what is owed, or an amount of one's own. */
export function ShareFields({ lease, owed, share, onShare, partMinor, onPart, error }: ShareFieldsProps) {
  const text = useText('tenantPay');
  const words = useShareWords(lease, owed);
  const shares = sharesOf(owed);
  return (
    <>
      {shares.length > 1 ? (
        <ChoiceGroup
          label={text.howMuch}
          value={share}
          choices={shares.map((value) => ({ value, ...words[value] }))}
          onChange={(event) => onShare(shares.find((value) => value === event.target.value) ?? share)}
        />
      ) : null}
      {share === 'part' ? (
        <MoneyField
          label={text.amount}
          currency={lease.currency}
          value={partMinor}
          onChange={onPart}
          error={error}
        />
      ) : null}
    </>
  );
}

type Words = { label: string; hint?: string };

function useShareWords(lease: TenantLease, { remainingMinor, instalment }: Owed): Record<Share, Words> {
  const text = useText('tenantPay');
  const { plan } = useText('tenantPending');
  const language = useLanguage();
  const look = saidTogether(remainingMinor, instalment?.amountMinor ?? 0);
  const written = (minor: number) => ({ amount: formatMoney(minor, lease.currency, language, { look }) });
  return {
    instalment: instalment
      ? {
          label: plan[instalment.isMissed ? 'payMissed' : 'payNext'](written(instalment.amountMinor)),
          hint: plan.by({ date: formatDate(instalment.dueOn, language, 'long') }),
        }
      : { label: '' },
    all: { label: text.all(written(remainingMinor)) },
    part: { label: text.part },
  };
}
