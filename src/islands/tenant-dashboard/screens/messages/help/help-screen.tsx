import { useQuery } from '@tanstack/react-query';
import { BookOpen, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { type Guide, helpQueries } from '#src/data/messages/help/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { findGuides } from './find-guides.ts';
import { StatusCard } from './status-card.tsx';

/** Guides to read and search, whom to ask, and whether the service answers. */
export function Screen() {
  const text = useText('help');
  const { actions, states } = useText('common');
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const query = useQuery(helpQueries.guides(language));
  return (
    <>
      <PageHeader title={text.title} description={text.text} />
      <div className="grid gap-5">
        <SearchField
          label={text.search}
          value={search}
          onChange={(next) => setParams(next ? { q: next } : {}, { replace: true })}
          clearLabel={actions.clear}
        />
        <QueryView
          query={query}
          skeleton={<SkeletonTable label={states.loading} />}
          errorTitle={text.errorTitle}
        >
          {(guides) => <GuideList guides={findGuides(guides, search)} isSearched={search !== ''} />}
        </QueryView>
        <Card title={text.contact} description={text.contactText}>
          <div className="flex flex-wrap gap-2">
            <AppLink to="/property" className={buttonClass({ variant: 'primary' })}>
              {text.landlord}
            </AppLink>
            <a href={`/${language}/contact/`} className={buttonClass()}>
              {text.write}
            </a>
          </div>
        </Card>
        <StatusCard />
      </div>
    </>
  );
}

function GuideList({ guides, isSearched }: { guides: readonly Guide[]; isSearched: boolean }) {
  const text = useText('help');
  return (
    <Card isFlush>
      <p role="status" className={isSearched ? 'px-5 py-3 text-14 text-hint' : 'sr-only'}>
        {text.found({ count: guides.length })}
      </p>
      {guides.length === 0 ? (
        <EmptyState icon={BookOpen} title={text.noMatchTitle} text={text.noMatchText} />
      ) : (
        <ul className="divide-y divide-line">
          {guides.map(({ slug, title, summary }) => (
            <li key={slug} className="relative flex items-center gap-3 px-5 py-4 hover:bg-hover">
              <div className="min-w-0 flex-1">
                <AppLink
                  to={`/help/${slug}`}
                  className="font-medium text-action after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </AppLink>
                <p className="text-14 text-secondary">{summary}</p>
              </div>
              <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-hint" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
