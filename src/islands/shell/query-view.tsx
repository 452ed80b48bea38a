import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { toAppError } from '#src/data/errors.ts';
import { useText } from '#src/i18n/react.tsx';
import { $connectivity } from '#src/stores/connectivity.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ErrorCard } from '#src/ui/components/error-card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { appErrorText } from './error-text.ts';
import { NotFound } from './not-found.tsx';

/** The part of a query's result that a view needs; `useQuery`, `useInfiniteQuery` and `useListPages` have it. */
export interface QueryLike<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: QueryLike<Data>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Says what will be here and how to begin. */
  empty?: ReactNode;
  errorTitle?: string;
  children: (data: Data) => ReactNode;
}

/** Shows a query in whichever state it is: pending, error, empty, data. Never a blank. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, isEmpty, empty, errorTitle, children } = props;
  const { data, error } = query;
  if (data === undefined && error) return <QueryError query={query} title={errorTitle} />;
  if (data === undefined) return skeleton;
  return (
    <>
      <StaleNote query={query} />
      {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
    </>
  );
}

function QueryError({ query, title }: { query: QueryLike<unknown>; title: string | undefined }) {
  const common = useText('common');
  if (toAppError(query.error).kind === 'not_found') return <NotFound />;
  return (
    <ErrorCard
      title={title ?? common.failure.data}
      text={appErrorText(query.error, common)}
      actions={
        <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {common.actions.retry}
        </Button>
      }
    />
  );
}

/** Says of data on screen that its last refresh failed. Without a connection the frame says so once for all. */
function StaleNote({ query }: { query: QueryLike<unknown> }) {
  const { actions, shell } = useText('common');
  const isOffline = useStore($connectivity) === 'offline';
  if (isOffline || !query.error) return null;
  return (
    <div className="mb-4" role="status">
      <Notice
        tone="warn"
        action={
          <Button size="sm" isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {actions.retry}
          </Button>
        }
      >
        {shell.data.staleNote}
      </Notice>
    </div>
  );
}
