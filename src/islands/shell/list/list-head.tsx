import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/components/button.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { PageHeader, type PageHeaderProps } from '#src/ui/components/page-header.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { useGo } from '../use-go.ts';
import { type HeadAction, HeadButton } from './head-action.tsx';
import { type ListExport, ListExportButton } from './list-export.tsx';
import { ListLook } from './list-look.tsx';
import { ListMenu } from './list-menu.tsx';

/** What the reader keeps of a list, to choose from. */
export interface SavedViews {
  readonly label: string;
  /** The one on screen. */
  readonly current: string | undefined;
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
}

export interface ListHeadProps<Row> extends Pick<PageHeaderProps, 'title' | 'count' | 'back'> {
  description?: string | undefined;
  /** Says what the list is of, so that a phone has room for it. */
  isDescriptionNeeded?: boolean | undefined;
  /** The links that it shares with other screens. On a phone they stand in the title's place. */
  section?: ReactNode;
  /** The main one. */
  add?: HeadAction | null | undefined;
  actions?: readonly HeadAction[] | undefined;
  savedViews?: SavedViews | undefined;
  exportFile?: ListExport<Row> | undefined;
  /** The columns of its table, of which some can be left out at a desk. */
  columns?: readonly Column<Row>[] | undefined;
}

/** The head of a list. On a phone it is one line: what it is of, "+", and a menu with the rest. */
export function ListHead<Row>(props: ListHeadProps<Row>) {
  const {
    title,
    description,
    count,
    back,
    section,
    add,
    actions = [],
    savedViews,
    exportFile,
    columns,
  } = props;
  if (useIsPhone()) return <PhoneHead {...props} />;
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        count={count}
        back={back}
        actions={
          savedViews || exportFile || actions.length > 0 || add || columns ? (
            <>
              <ListLook columns={columns} />
              {savedViews ? <SavedViewsMenu views={savedViews} /> : null}
              {exportFile ? <ListExportButton file={exportFile} /> : null}
              {actions.map((action) => (
                <HeadButton key={action.label} action={action} />
              ))}
              {add ? <HeadButton action={add} variant="primary" /> : null}
            </>
          ) : null
        }
      />
      {section}
      {savedViews?.dialog}
    </>
  );
}

function SavedViewsMenu({ views: { label, current, items } }: { views: SavedViews }) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => (
        <Button {...props} icon={Bookmark}>
          {current ?? label}
        </Button>
      )}
    />
  );
}

function PhoneHead<Row>(props: ListHeadProps<Row>) {
  const { title, count, back, section, add, actions = [], savedViews, exportFile } = props;
  const go = useGo();
  const items: MenuItem[] = [
    ...actions.map(({ label, icon, to, onSelect }) => ({
      id: label,
      label,
      ...(icon && { icon }),
      onSelect: () => (to === undefined ? onSelect?.() : go(to)),
    })),
    ...(savedViews?.items ?? []),
  ];
  return (
    <header className="group mb-2 grid gap-1">
      {back}
      <div className="flex min-h-11 min-w-0 items-center gap-2">
        <h1 id="page-title" tabIndex={-1} className="min-w-0 flex-1 truncate text-20 group-has-[nav]:sr-only">
          {title}
          {count === undefined ? null : (
            <span className="ml-2 font-normal text-hint tabular-nums">{count}</span>
          )}
        </h1>
        {section ? <div className="min-w-0 flex-1 *:mb-0">{section}</div> : null}
        <ListMenu items={items} exportFile={exportFile} />
        {add ? <HeadButton action={add} variant="primary" isIcon /> : null}
      </div>
      {props.isDescriptionNeeded ? <p className="text-14 text-secondary">{props.description}</p> : null}
      {savedViews?.dialog}
    </header>
  );
}
