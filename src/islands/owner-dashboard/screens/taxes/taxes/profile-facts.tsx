import type { FiscalFacts } from '#src/data/taxes/queries.ts';
import { formatDate, formatMoney, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { formatTaxNumber } from '#src/islands/owner-dashboard/screens/people/organization/organization-schema.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { RegimeNotice } from './regime-notice.tsx';

/** The fiscal profile for who may look at it and not change it. */
export function ProfileFacts({ facts: { profile, taxId } }: { facts: FiscalFacts }) {
  const { profile: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const language = useLanguage();
  return (
    <Card title={text.title} description={text.ownersOnly}>
      {profile ? (
        <div className="grid gap-5">
          <DefinitionList
            layout="columns"
            items={[
              { term: text.legalName, value: profile.legalName },
              { term: text.taxId, value: taxId ? formatTaxNumber(taxId) : <NotKnown /> },
              { term: text.kind, value: text.kinds[profile.taxpayerKind] },
              { term: text.regime, value: text.regimes[profile.taxRegime] },
              { term: text.yearEnd, value: monthNames(language)[profile.fiscalYearEnd - 1] },
              {
                term: text.credit,
                value: profile.itbisCreditMonth
                  ? text.creditAt({
                      amount: formatMoney(profile.itbisCreditMinor, 'DOP', language),
                      month: formatDate(profile.itbisCreditMonth, language, 'month'),
                    })
                  : text.noCredit,
              },
              { term: text.electronic, value: profile.isElectronicIssuer ? states.yes : states.no },
            ]}
          />
          <RegimeNotice regime={profile.taxRegime} />
        </div>
      ) : (
        <p className="text-15 text-secondary">{text.none}</p>
      )}
    </Card>
  );
}
