import { useQuery } from '@tanstack/react-query';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { isReckoned, type TaxRegime } from '#src/domain/taxes/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Notice } from '#src/ui/components/notice.tsx';

/** Says of a regime whose rules are not reckoned with here what that means for forms and dates. */
export function RegimeNotice({ regime }: { regime: TaxRegime }) {
  const { regimeNotice: text } = useText('ownerTaxes');
  if (isReckoned(regime)) return null;
  return (
    <Notice tone="warn" title={text.title}>
      {text.text}
    </Notice>
  );
}

/** Of the organization on screen, whatever stands below: forms or their dates. */
export function OwnRegimeNotice() {
  const { id } = useOrganization();
  const profile = useQuery(taxQueries.profile(id)).data?.profile;
  if (!profile || isReckoned(profile.taxRegime)) return null;
  return (
    <div className="mb-4">
      <RegimeNotice regime={profile.taxRegime} />
    </div>
  );
}
