import type { NcfRange } from '#src/data/taxes/queries.ts';
import { isTrial } from '#src/domain/taxes/issuers.ts';
import { useText } from '#src/i18n/react.tsx';

/** What the numbers of a range are for; of a trial where, as they have no value elsewhere. */
export function RangeKind({ range }: { range: NcfRange }) {
  const { issuers, kinds, kindOf } = useText('ownerTaxes');
  const { environment } = range;
  return (
    <>
      {kindOf({ type: range.series + range.ncfType, name: kinds[range.ncfKind] })}
      {environment && isTrial(environment) ? (
        <span className="block text-14 text-hint">{issuers.environments[environment]}</span>
      ) : null}
      {range.forContingency ? <span className="block text-14 text-hint">{issuers.contingency}</span> : null}
    </>
  );
}
