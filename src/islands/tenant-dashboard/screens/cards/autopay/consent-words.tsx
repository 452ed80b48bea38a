import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type AutopayConsent, autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** The authorization, word by word, and what accepts the version that is shown. */
export function ConsentWords({ children }: { children: (version: string) => ReactNode }) {
  const { form: text } = useText('tenantAutopay');
  const { states } = useText('common');
  const language = useLanguage();
  const titleId = useId();
  const consent = useQuery(autopayQueries.consent(language));
  return (
    <section aria-labelledby={titleId} className="grid gap-3 rounded-control border border-line p-4">
      <h3 id={titleId} className="text-14 font-medium text-secondary">
        {text.consentTitle}
      </h3>
      <QueryView query={consent} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {({ version, text: words }: AutopayConsent) => (
          <>
            <p className="text-15">{words}</p>
            {children(version)}
          </>
        )}
      </QueryView>
    </section>
  );
}
