import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { helpQueries } from '#src/data/help/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { ScreenSkeleton } from '../../lease/screen-skeleton.tsx';
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
              back={
                <AppLink
                  to="/help"
                  className="inline-flex min-h-11 items-center md:min-h-8 gap-1.5 text-14 text-action"
                >
                  <ArrowLeft size={16} aria-hidden="true" />
                  {text.back}
                </AppLink>
              }
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
