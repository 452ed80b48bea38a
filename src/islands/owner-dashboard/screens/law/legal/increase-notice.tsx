import { useState } from 'react';
import { saveNotice } from '#src/data/messages/notices/mutations.ts';
import { noticeQueries } from '#src/data/messages/notices/queries.ts';
import { increaseNotice } from '#src/i18n/increase-notice.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import type { Raised } from './use-raise.ts';

/** The notice to the tenants whose rent was changed, ready to be read and sent. */
export function IncreaseNotice({ raised }: { raised: Raised }) {
  const { notice: text } = useText('rentIncreases');
  const language = useLanguage();
  const { id: organizationId } = useOrganization();
  const [needsAcknowledgement, setNeedsAcknowledgement] = useState(true);
  const [sentId, setSentId] = useState<string | null>(null);
  const words = increaseNotice(raised.share, raised.startsOn);
  const send = useAction({
    mutationFn: saveNotice,
    invalidates: [noticeQueries.all],
    toast: text.sent,
    onDone: setSentId,
  });
  const notice = {
    ...words,
    audience: 'leases' as const,
    propertyId: null,
    unitIds: [],
    leaseIds: raised.leaseIds,
    publishAt: null,
    expiresAt: null,
    needsAcknowledgement,
  };
  return (
    <section className="mt-5 grid gap-4 border-t border-line pt-5">
      <h3 className="text-15 font-semibold">{text.title}</h3>
      <blockquote className="grid gap-1 border-l-2 border-line pl-3 text-15 text-secondary">
        <p className="font-semibold">{language === 'es' ? words.titleEs : words.titleEn}</p>
        <p>{language === 'es' ? words.bodyEs : words.bodyEn}</p>
      </blockquote>
      {sentId ? (
        <AppLink className={loneLinkClass} to={`/notices/${sentId}`}>
          {text.open}
        </AppLink>
      ) : (
        <ActionForm action={send} input={{ organizationId, id: null, notice }}>
          <Checkbox
            label={text.needsAcknowledgement}
            checked={needsAcknowledgement}
            onChange={({ target }) => setNeedsAcknowledgement(target.checked)}
          />
          <div>
            <Button type="submit" isBusy={send.isRunning}>
              {text.send({ count: raised.leaseIds.length })}
            </Button>
          </div>
        </ActionForm>
      )}
    </section>
  );
}
