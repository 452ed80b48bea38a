import { useQuery } from '@tanstack/react-query';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { numbersLeft, stateOfRange } from '#src/domain/taxes/ncf-range.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { isOfEnvironment, rangeFacts } from './range-facts.ts';
import { useIssuer, useIssuers } from './use-issuer.ts';

/** What keeps receipts from being given out, now or soon. */
export function TaxNotices({ isOnProfile }: { isOnProfile: boolean }) {
  const text = useText('ownerTaxes');
  const { query, known } = useIssuers();
  if (query.data && known.length === 0 && !isOnProfile) {
    return (
      <div className="mb-5">
        <Notice
          tone="warn"
          title={text.profileMissing.title}
          action={
            <AppLink to="/finance/taxes/profile" className={buttonClass({ size: 'sm' })}>
              {text.profileMissing.action}
            </AppLink>
          }
        >
          {text.profileMissing.text}
        </Notice>
      </div>
    );
  }
  return <RangeNotices />;
}

function RangeNotices() {
  const text = useText('ownerTaxes').ranges;
  const language = useLanguage();
  const { id } = useOrganization();
  const today = useToday();
  const { key, issuer } = useIssuer();
  const all = useQuery(taxQueries.ranges(id)).data ?? [];
  // Numbers for a contingency wait for one, and those of a trial that is over for nothing.
  const ranges = all.filter(
    (range) =>
      range.issuerId === key.issuerId && !range.forContingency && (!issuer || isOfEnvironment(range, issuer)),
  );
  const states = ranges.map((range) => ({ range, state: stateOfRange(rangeFacts(range), today) }));
  // A type that has another good range needs no word.
  const served = new Set(
    states.filter(({ state }) => state === 'good').map(({ range }) => range.series + range.ncfType),
  );
  const sentences = states.flatMap(({ range, state }) => {
    const type = range.series + range.ncfType;
    if (served.has(type) || state === 'good' || state === 'retired') return [];
    const date = range.expiresOn ? formatDate(range.expiresOn, language) : '';
    return [text[state]({ type, date, left: numbersLeft(rangeFacts(range)) })];
  });
  if (sentences.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice tone="warn">
        {[...new Set(sentences)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}
