import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { noticeQueries } from '#src/data/messages/notices/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { NoticeBody } from '#src/islands/shell/notices/notice-body.tsx';
import { wordsOf } from '#src/islands/shell/notices/notice-words.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { toContent } from './notice-schema.ts';
import type { NoticeFieldsProps } from './text-fields.tsx';

/** The notice as tenants see it, and how many it reaches. */
export function NoticePreview({ app }: NoticeFieldsProps) {
  const { form: text } = useText('notices');
  const { states } = useText('common');
  const { id, timeZone } = useOrganization();
  const content = toContent(app.form.watch(), timeZone);
  const settled = useDebouncedValue(JSON.stringify(content));
  const isReady =
    content.audience === 'organization' ||
    (content.audience === 'property' && content.propertyId !== null) ||
    content.unitIds.length + content.leaseIds.length > 0;
  const reach = useQuery({
    ...noticeQueries.reach(id, JSON.parse(settled)),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const { own } = wordsOf(content, useLanguage());
  return (
    <Card title={text.preview} className="lg:sticky lg:top-20">
      <div className="grid gap-4">
        {own.title || own.body ? (
          <div className="grid gap-2">
            <p className="text-20 font-semibold break-words" lang={own.language}>
              {own.title}
            </p>
            <NoticeBody notice={content} />
          </div>
        ) : (
          <p className="text-15 text-secondary">{text.previewEmpty}</p>
        )}
        {isReady ? (
          <QueryView query={reach} skeleton={<SkeletonText label={states.loading} rows={1} />}>
            {({ people, withAccount: reached }) => (
              <p role="status" className="border-t border-line pt-3 text-14 text-secondary">
                {text.reach({ people })}{' '}
                {people > reached ? text.withoutAccount({ count: people - reached }) : null}
              </p>
            )}
          </QueryView>
        ) : null}
      </div>
    </Card>
  );
}
