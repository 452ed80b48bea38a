import { type FiscalIssuer, isKnown } from '#src/data/taxes/issuers.ts';
import { formatDate, formatMoney, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { formatTaxNumber } from '#src/islands/owner-dashboard/screens/people/organization/organization-schema.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { RegimeNotice } from './regime-notice.tsx';

/** An issuer for who may look at it and not change it. */
export function ProfileFacts({ issuer }: { issuer: FiscalIssuer }) {
  const { profile: text, issuers } = useText('ownerTaxes');
  const language = useLanguage();
  return (
    <Card title={text.title} description={text.ownersOnly}>
      {isKnown(issuer) ? (
        <div className="grid gap-5">
          <DefinitionList
            layout="columns"
            items={[
              { term: text.legalName, value: issuer.legalName },
              { term: text.taxId, value: issuer.taxId ? formatTaxNumber(issuer.taxId) : <NotKnown /> },
              { term: text.kind, value: text.kinds[issuer.taxpayerKind] },
              { term: text.regime, value: text.regimes[issuer.taxRegime] },
              { term: text.yearEnd, value: monthNames(language)[issuer.fiscalYearEnd - 1] },
              {
                term: text.credit,
                value: issuer.itbisCreditMonth
                  ? text.creditAt({
                      amount: formatMoney(issuer.itbisCreditMinor, 'DOP', language),
                      month: formatDate(issuer.itbisCreditMonth, language, 'month'),
                    })
                  : text.noCredit,
              },
              { term: issuers.way, value: issuers.ways[issuer.issuingWay] },
              {
                term: issuers.since,
                value: issuer.electronicSince ? formatDate(issuer.electronicSince, language) : issuers.never,
              },
              { term: issuers.address, value: issuer.address || <NotKnown /> },
            ]}
          />
          <RegimeNotice regime={issuer.taxRegime} />
        </div>
      ) : (
        <p className="text-15 text-secondary">{text.none}</p>
      )}
    </Card>
  );
}
