import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type AutopayConsent, autopayQueries } from '#src/data/autopays/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface ConsentPartProps {
  /** The version that was accepted; null while none is. */
  accepted: string | null;
  isTried: boolean;
  onAccept: (version: string | null) => void;
}

/** The authorization, word by word, and its acceptance. */
export function ConsentPart({ accepted, isTried, onAccept }: ConsentPartProps) {
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
            <Checkbox
              label={text.consent}
              checked={accepted === version}
              error={isTried && accepted !== version ? text.consentMissing : undefined}
              onChange={(event) => onAccept(event.target.checked ? version : null)}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
