import { isReckoned, type TaxRegime } from '#src/domain/taxes/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { useIssuer } from './use-issuer.ts';

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

/** Of the issuer on screen, whatever stands below: forms or their dates. */
export function OwnRegimeNotice() {
  const { query, taxpayer } = useIssuer();
  if (query.isLoading) return <LoadingText />;
  if (!taxpayer || isReckoned(taxpayer.taxRegime)) return null;
  return (
    <div className="mb-4">
      <RegimeNotice regime={taxpayer.taxRegime} />
    </div>
  );
}
