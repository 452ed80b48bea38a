import { useQuery } from '@tanstack/react-query';
import { helpQueries } from '#src/data/messages/help/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { ScreenSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { GuideText } from './guide-text.tsx';

/** One guide. */
export function Screen({ params }: ScreenProps) {
  const text = useText('help');
  const language = useLanguage();
  const query = useQuery(helpQueries.guides(language));
  return (
    <QueryView query={query} skeleton={<ScreenSkeleton />} errorTitle={text.errorTitle}>
      {(guides) => {
        const guide = guides.find(({ slug }) => slug === params.guide);
        if (!guide) return <NotFound />;
        return (
          <>
            <PageHeader
              title={guide.title}
              description={guide.summary}
              back={<TouchBackLink to="/help">{text.back}</TouchBackLink>}
            />
            <Card>
              <GuideText html={guide.html} />
            </Card>
          </>
        );
      }}
    </QueryView>
  );
}
