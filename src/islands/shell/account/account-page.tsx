import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';
import { AppLink } from '../app-link.tsx';

const pages = [
  { to: '/profile', name: 'profile' },
  { to: '/settings', name: 'settings' },
  { to: '/settings/security', name: 'security' },
] as const;

interface AccountPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A screen about one's own account, with the way to the other two. */
export function AccountPage({ title, description, children }: AccountPageProps) {
  const { tabs } = useText('account');
  const { shell } = useText('common');
  const [path] = useLocation();
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="@container max-w-5xl">
      <PageHeader title={title} description={description} />
      <nav aria-label={tabs} className="-mt-2 flex gap-1 overflow-x-auto border-b border-line">
        {pages.map(({ to, name }) => {
          const isCurrent = path === to;
          return (
            <AppLink
              key={to}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'grid min-h-11 shrink-0 content-center border-b-2 px-3 text-15 font-medium focus-visible:-outline-offset-2',
                isCurrent ? 'border-action text-ink' : 'border-transparent text-secondary hover:text-ink',
              )}
            >
              {shell.account[name]}
            </AppLink>
          );
        })}
      </nav>
      <div className="in-turn divide-y divide-line">{children}</div>
    </div>
  );
}

interface AccountSectionProps {
  id?: string;
  title: string;
  text: string;
  /** Beside the title: the state of what the section is about. */
  state?: ReactNode;
  children: ReactNode;
}

/** One matter: what it is about on the left, what can be done on the right. */
export function AccountSection({ id, title, text, state, children }: AccountSectionProps) {
  return (
    <section id={id} className="grid scroll-mt-16 gap-x-12 gap-y-4 py-8 @3xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-1">
        <h2 className="text-16">{title}</h2>
        <p className="max-w-prose text-14 text-secondary">{text}</p>
        {state ? <div className="mt-1">{state}</div> : null}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}

const FIELDS = [1, 2, 3, 4];

/** In the shape of a section's form; at most four fields. */
export function SectionSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <div className="grid gap-5" aria-hidden="true">
      {FIELDS.slice(0, lines).map((line) => (
        <div key={line} className="grid gap-1.5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-11 w-full max-w-lg" />
        </div>
      ))}
    </div>
  );
}
